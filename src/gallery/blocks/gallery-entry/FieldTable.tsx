import styled from 'styled-components'
import type { Field } from '../../../../schema/describeFields.ts'
import { color, media, space, text } from '../../../site/theme/tokens.ts'
import { withCode } from '../../withCode.tsx'

declare module 'react' {
  interface CSSProperties {
    '--depth'?: number
  }
}

/** Anchor of a shared group. */
export const shapeId = (name: string) => `group-${name}`

interface Props {
  readonly caption: string
  readonly fields: readonly Field[]
}

/** Table of the fields that an author can write. The fields of a group are indented below it. */
export function FieldTable({ caption, fields }: Props) {
  return (
    // A scrolling area must be reachable by keyboard.
    <Scroll tabIndex={0} role="region" aria-label={caption}>
      <Table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Required</th>
            <th scope="col">What it holds</th>
            <th scope="col">Default</th>
            <th scope="col">What it is for</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change places
            <Row key={index} field={field} />
          ))}
        </tbody>
      </Table>
    </Scroll>
  )
}

function Row({ field }: { readonly field: Field }) {
  return (
    <tr>
      <th scope="row" style={{ '--depth': field.depth }} data-nested={field.depth > 0 ? '' : undefined}>
        <code>{field.name}</code>
      </th>
      <td data-required={field.required}>{field.required}</td>
      <td>
        {withCode(field.kind)}
        {field.shapes.map((name) => (
          <ShapeLink key={name} href={`#${shapeId(name)}`}>
            fields of {name}
          </ShapeLink>
        ))}
      </td>
      <td>{field.default ?? <None aria-label="none">–</None>}</td>
      <td>{field.description ? withCode(field.description) : <None aria-label="none">–</None>}</td>
    </tr>
  )
}

const Scroll = styled.div`
  position: relative;
  overflow-x: auto;
  scrollbar-width: thin;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Table = styled.table`
  width: 100%;
  min-width: 46rem;
  font: ${text.small};
  text-align: start;

  th,
  td {
    padding: ${space[1]} ${space[2]} ${space[1]} 0;
    border-top: 1px solid ${color.line};
    vertical-align: baseline;
    text-align: start;
  }
  thead th {
    border: 0;
    color: ${color.faint};
    font: ${text.caption};
    white-space: nowrap;
  }
  tbody th {
    width: 1%;
    padding-inline-start: calc(var(--depth, 0) * ${space[3]});
    font-weight: 600;
    white-space: nowrap;
  }
  tbody th[data-nested] {
    font-weight: 400;
  }
  td:nth-of-type(1) {
    width: 1%;
    color: ${color.faint};
    white-space: nowrap;
  }
  td[data-required='yes'],
  td[data-required='one of'] {
    color: ${color.ink};
    font-weight: 600;
  }
  td:nth-of-type(2) {
    width: 22%;
  }
  td:nth-of-type(3) {
    width: 16%;
  }

  code {
    color: ${color.ink};
    font: 0.875em ui-monospace, 'SF Mono', Menlo, Consolas, 'Liberation Mono', monospace;
    font-weight: inherit;
  }

  ${media.narrow} {
    th,
    td {
      padding-block: 0.625rem;
    }
  }
`

const ShapeLink = styled.a`
  display: block;
  width: max-content;
  color: ${color.accent};
  font: ${text.caption};
  line-height: 1.5rem;
`

const None = styled.span`
  color: ${color.faint};
`
