import styled from 'styled-components'
import { SchemeSwitch } from '../../../site/runtime/chrome/SchemeSwitch.tsx'
import { color, media, radius, space, text } from '../../../site/theme/tokens.ts'
import { Section } from '../../../site/ui/Section.tsx'
import type { GalleryBlock, GalleryExample, GalleryLooks } from '../../galleryData.ts'
import { LookLinks } from '../../LookLinks.tsx'
import { withCode } from '../../withCode.tsx'
import { FieldTable, shapeId } from './FieldTable.tsx'
import { Preview } from './Preview.tsx'
import { YamlExample } from './YamlExample.tsx'

interface Props extends Omit<GalleryBlock, 'type'>, GalleryLooks {
  /** The block type. */
  readonly name: string
  /** Address of the list of all block types. */
  readonly home: string
}

/** One block type: what it is, its examples, its fields. */
export function GalleryEntry({ name, home, description, examples, fields, shapes, look, looks }: Props) {
  return (
    <>
      <Section
        heading={name}
        headingLevel={1}
        aside={
          <Aside>
            <p>{withCode(description)}</p>
            <a href={home}>All block types</a>
            <LookLinks look={look} looks={looks} />
            <SchemeSwitch />
          </Aside>
        }
      >
        {examples.map((example, index) => (
          <Example
            key={example.preview}
            example={example}
            subject={examples.length > 1 ? `${name}, example ${index + 1}` : name}
          />
        ))}
      </Section>
      <Section heading={`${fields.length} fields of ${name}`} id="fields">
        <FieldTable caption={`Fields of ${name}`} fields={fields} />
      </Section>
      {shapes.map((shape) => (
        <Section key={shape.name} id={shapeId(shape.name)} heading={shape.name}>
          <p>{withCode(shape.description)} Many blocks have it.</p>
          <FieldTable caption={`Fields of ${shape.name}`} fields={shape.fields} />
        </Section>
      ))}
    </>
  )
}

function Example({ example, subject }: { readonly example: GalleryExample; readonly subject: string }) {
  const { yaml, preview, problem } = example
  return (
    <Columns>
      {problem === undefined ? (
        <>
          <Preview device="Desktop" address={preview} subject={subject} />
          <Preview device="Phone" address={preview} subject={subject} />
        </>
      ) : (
        <Problem>{problem}</Problem>
      )}
      <YamlExample subject={subject} yaml={yaml} />
    </Columns>
  )
}

const Aside = styled.div`
  display: grid;
  gap: ${space[2]};
  justify-items: start;
`

/** The desktop above the YAML and the phone next to both; a single column on narrow screens. */
const Columns = styled.div`
  display: grid;
  gap: ${space[3]};

  & + & {
    margin-top: ${space[6]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) clamp(16rem, 30%, 24rem);
    grid-template-rows: auto minmax(13rem, 1fr);
    align-items: start;

    > [data-device='Phone'] {
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
