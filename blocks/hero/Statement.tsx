import tick from 'icon:check'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, space, text } from '../../src/site/theme/tokens.ts'
import { disc } from '../../src/site/ui/disc.ts'
import { Eyebrow } from '../../src/site/ui/Eyebrow.tsx'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { keepCompounds } from '../../src/site/ui/keepCompounds.tsx'
import { Paragraph, RichText } from '../../src/site/ui/RichText.tsx'
import type { HeroProps } from './schema.ts'

interface StatementProps
  extends Pick<HeroProps, 'emblem' | 'eyebrow' | 'headline' | 'text' | 'points' | 'actions' | 'note'> {
  readonly headingId: string
  /** Whether the words are beside the heading where that is wide: what follows begins on the first screen. */
  readonly isBeside: boolean
}

/**
 * An accent at the end that isn't most of the headline, or a short one that is the only one and stands between spaces: its
 * comma can't leave it.
 */
const wholeAccent = /<em>[^<]{1,28}<\/em>$|^(?:[^<]* )?<em>[^<]{1,16}<\/em> [^<]*$/

/** More characters than that fill four lines of the largest type beside a picture. */
const mostLarge = 44

/** The heading of the page, with the words and buttons that belong to it. */
export function Statement({
  headingId,
  isBeside,
  emblem,
  eyebrow,
  headline,
  text: words,
  points,
  actions,
  note,
}: StatementProps) {
  const heading = (
    <>
      {emblem ? (
        <Emblem>
          <Icon body={emblem} size={32} />
        </Emblem>
      ) : null}
      {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
      <h1
        id={headingId}
        data-accent={wholeAccent.test(headline) ? 'whole' : undefined}
        data-long={headline.replace(/<[^>]*>/g, '').length > mostLarge ? '' : undefined}
      >
        <RichText html={headline} inline />
      </h1>
    </>
  )
  const lead = <Paragraph html={words} as={Text} />
  const rest = (
    <>
      {points ? (
        <Points>
          {points.map((point, index) => (
            <li key={index}>
              <Icon body={tick} size={20} />
              <span>{keepCompounds(point)}</span>
            </li>
          ))}
        </Points>
      ) : null}
      <Buttons actions={actions} />
      <Paragraph html={note} as={Note} />
    </>
  )
  if (isBeside) {
    return (
      <Beside data-part="beside">
        <div>{heading}</div>
        <div>
          {lead}
          {points ? null : rest}
        </div>
        {points ? <div>{rest}</div> : null}
      </Beside>
    )
  }
  return (
    <div data-part="words">
      {heading}
      <div>
        {lead}
        {rest}
      </div>
    </div>
  )
}

/** Words in two columns, with points in a line below. */
const Beside = styled.div`
  + [data-nested] {
    margin-block: calc(-1 * ${space[3]});
  }

  ${media.desktop} {
    &:has(> div + div > *) {
      display: grid;
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      column-gap: clamp(${space[6]}, 7vw, ${space[12]});
      align-items: end;

      > :nth-child(3) {
        grid-column: 1 / -1;

        > ul {
          max-width: none;
        }
      }
      h1[id] {
        font: ${text.opening};
      }
    }
  }
`

const Emblem = styled.span`
  ${disc('4rem')}
  margin-bottom: ${space[3]};
  background: color-mix(in srgb, ${color.ink} 10%, transparent);
  color: ${color.ink};
`

const Text = styled.p`
  max-width: 36em;
  margin-top: ${space[3]};
  font: ${text.lead};
`

/** Two long promises in a row, so that of four none is alone. */
const Points = styled.ul`
  display: flex;
  flex-wrap: wrap;
  max-width: 46rem;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[3]};
  color: ${color.ink};
  font: ${text.small};
  font-weight: 500;

  li {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  svg {
    flex: none;
    color: ${color.thirdText};
  }
`

const Buttons = styled(Actions)`
  margin-top: clamp(${space[3]}, 3vw, ${space[5]});
`

const Note = styled.p`
  margin-top: ${space[3]};
  font: ${text.small};
`
