import plus from 'icon:plus'
import styled from 'styled-components'
import { color, duration, ease, media, radius, space, text, tracking } from '../theme/tokens.ts'
import { disc } from '../ui/disc.ts'
import { Icon } from '../ui/Icon.tsx'
import { FieldTable, withCode } from './FieldTable.tsx'
import type { GalleryBlock, GalleryExample } from './galleryData.ts'
import { desktop, Preview, phone } from './Preview.tsx'
import type { Scheme } from './useScheme.ts'
import { YamlExample } from './YamlExample.tsx'

interface Props {
  readonly block: GalleryBlock
  readonly scheme: Scheme
  readonly hidden: boolean
}

/** One block type: what it is, its examples, its fields. */
export function BlockEntry({ block, scheme, hidden }: Props) {
  const { type, description, examples, fields } = block
  return (
    <Entry id={type} hidden={hidden} aria-labelledby={`${type}-title`}>
      <h2 id={`${type}-title`}>
        <a href={`#${type}`}>{type}</a>
      </h2>
      <Description>{withCode(description)}</Description>
      {examples.map((example, index) => (
        <Example
          key={example.id}
          example={example}
          type={type}
          number={examples.length > 1 ? index + 1 : undefined}
          scheme={scheme}
        />
      ))}
      <Fields id={`${type}-fields`}>
        <summary>
          <span>
            {fields.length} fields of <code>{type}</code>
          </span>
          <Marker>
            <Icon body={plus} size={18} />
          </Marker>
        </summary>
        <FieldTable caption={`Fields of ${type}`} fields={fields} />
      </Fields>
    </Entry>
  )
}

interface ExampleProps {
  readonly example: GalleryExample
  readonly type: string
  /** Number of the example, if the block has more than one. */
  readonly number: number | undefined
  readonly scheme: Scheme
}

function Example({ example, type, number, scheme }: ExampleProps) {
  const { id, yaml, preview, problem } = example
  const subject = number === undefined ? type : `${type}, example ${number}`
  return (
    <Place id={id}>
      {number !== undefined && (
        <h3>
          <a href={`#${id}`}>Example {number}</a>
        </h3>
      )}
      <Columns>
        {problem === undefined ? (
          <>
            <Preview device={desktop} path={preview} subject={subject} scheme={scheme} />
            <Preview device={phone} path={preview} subject={subject} scheme={scheme} />
          </>
        ) : (
          <Problem>{problem}</Problem>
        )}
        <YamlExample subject={subject} yaml={yaml} />
      </Columns>
    </Place>
  )
}

const Entry = styled.section`
  padding-block: ${space[6]};
  border-top: 1px solid ${color.line};

  &:first-of-type {
    border-top: 0;
  }

  h2 {
    font: ${text.title};
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
    letter-spacing: ${tracking.tight};
  }
  h2 a,
  h3 a {
    color: inherit;
    text-decoration: none;

    &:hover {
      text-decoration: underline;
    }
  }
`

const Description = styled.p`
  max-width: 40em;
  margin-top: ${space[1]};
  font: ${text.lead};
`

const Place = styled.div`
  margin-top: ${space[4]};

  h3 {
    margin-bottom: ${space[2]};
  }
`

/** The desktop above the YAML and the phone next to both; a single column on narrow screens. */
const Columns = styled.div`
  display: grid;
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) clamp(16rem, 30%, 24rem);
    grid-template-rows: auto minmax(13rem, 1fr);
    align-items: start;

    > [data-device='phone'] {
      grid-column: 2;
      grid-row: 1 / span 2;
    }
    /* Fills the height next to the phone, however long the YAML is. */
    > :last-child {
      height: 0;
      min-height: 100%;
    }
  }
`

const Problem = styled.pre`
  grid-column: 1 / -1;
  padding: ${space[2]};
  border-radius: ${radius.control};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font: ${text.small};
  white-space: pre-wrap;
`

const Marker = styled.span`
  ${disc('2.25rem')}
  background: color-mix(in srgb, ${color.ink} 6%, transparent);
  color: ${color.ink};
  transition: transform ${duration.calm} ${ease.out};

  [open] > summary > & {
    transform: rotate(45deg);
  }
`

const Fields = styled.details`
  margin-top: ${space[3]};

  > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    min-height: 3.5rem;
    padding-inline: ${space[2]} ${space[1]};
    border-radius: ${radius.control};
    box-shadow: 0 0 0 1px ${color.line};
    color: ${color.ink};
    font: ${text.label};
  }
  > :last-child {
    margin: ${space[2]} ${space[2]} 0;
  }

  code {
    font: inherit;
  }
`
