import check from 'icon:check'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { keepCompounds } from '../../src/site/ui/keepCompounds.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import type { SelectorProps } from './schema.ts'
import { splitResult } from './splitResult.ts'

interface DetailsProps extends Pick<SelectorProps, 'featuresTitle' | 'resultsTitle'> {
  readonly item: SelectorProps['items'][number]
}

/** The details of a choice, in up to three columns. */
export function Details({ item, featuresTitle, resultsTitle }: DetailsProps) {
  const { detailsTitle, detailsDescription, actions, features, results } = item
  return (
    <>
      <div>
        <h3>{detailsTitle}</h3>
        {detailsDescription ? <RichText html={detailsDescription} /> : null}
      </div>
      {features ? (
        <div>
          <h4>{featuresTitle}</h4>
          <Features>
            {features.map((feature, index) => (
              <li key={index}>
                <Icon body={check} size={20} />
                <span>{keepCompounds(feature)}</span>
              </li>
            ))}
          </Features>
        </div>
      ) : null}
      {results ? (
        <div>
          <h4>{resultsTitle}</h4>
          <Results>
            {results.map(splitResult).map(({ figure, words }, index) => (
              <li key={index}>
                {figure ? <strong>{figure}</strong> : null}
                {` ${words}`}
              </li>
            ))}
          </Results>
        </div>
      ) : null}
      <Buttons actions={actions} first="secondary" />
    </>
  )
}

const Buttons = styled(Actions)`
  grid-column: 1 / -1;
  align-self: end;
`

const Features = styled.ul`
  display: grid;
  gap: ${space[1]};
  color: ${color.ink};

  li {
    display: flex;
    gap: ${space[1]};
  }
  svg {
    flex: none;
    margin-top: 0.25em;
    color: ${color.success};
  }
`

const Results = styled.ul`
  display: grid;
  gap: ${space[3]};

  ${media.narrow} {
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
    gap: ${space[2]};
    font: ${text.small};
  }

  strong {
    display: block;
    ${mixin.number}
  }
`
