import check from 'icon:check'
import minus from 'icon:minus'
import styled, { css } from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, fill, measure, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import type { ComparisonProps } from './schema.ts'

const signs = { yes: check, no: minus }

export function Comparison({ columns, rows, words, note, actions, ...base }: ComparisonProps) {
  return (
    <Section {...base}>
      <Frame>
        <Table data-columns={columns.length}>
          {base.heading ? (
            <caption>
              <VisuallyHidden>{base.heading}</VisuallyHidden>
            </caption>
          ) : null}
          <thead>
            <tr>
              <td />
              {columns.map(({ title, highlighted }, index) => (
                <th key={index} scope="col" data-highlighted={highlighted}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells }, index) => (
              <tr key={index}>
                <th scope="row">{label}</th>
                {columns.map(({ title, highlighted }, index) => (
                  <td key={index} data-highlighted={highlighted} data-column={title}>
                    <Cell cell={cells[index] ?? ''} words={words} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      <Paragraph html={note} as={Note} />
      <Actions actions={actions} />
    </Section>
  )
}

function Cell({ cell, words }: Pick<ComparisonProps, 'words'> & { readonly cell: string }) {
  if (cell === 'partial') return words.partial
  if (cell !== 'yes' && cell !== 'no') return cell
  return (
    <Sign data-mark={cell}>
      <Icon body={signs[cell]} size={20} />
      <VisuallyHidden>{words[cell]}</VisuallyHidden>
    </Sign>
  )
}

/** Container as wide as the table. A table can't be a query container itself. */
const Frame = styled.div`
  container-type: inline-size;
`

/** Where the columns have no room beside the labels: each label above the cells of its row. */
const labelsAbove = css`
  &,
  thead,
  tbody {
    display: block;
    overflow-wrap: anywhere;
  }
  tbody th {
    padding-inline: calc(${space.gutter} - ${space[1]});
  }
  tr {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  &[data-columns='1'] tr {
    grid-template-columns: minmax(0, 1fr);
  }
  &[data-columns='2'] tr {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  &[data-columns='4'] tr {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  thead td {
    display: none;
  }
  tbody th {
    grid-column: 1 / -1;
    width: auto;
    padding-block: ${space[2]} ${space[1]};
  }
  thead th,
  td {
    display: grid;
    place-content: center;
    padding: ${space[2]} 2px;
  }
  thead th {
    ${mixin.strongCaption}
  }
  td {
    font: ${text.small};
  }
  tbody td {
    border-top: 0;
  }
  /* The label of each row spans all columns, so each highlighted cell is a field of its own. */
  thead [data-highlighted],
  tbody tr:nth-child(n) [data-highlighted] {
    border: 4px solid transparent;
    border-radius: ${radius.card};
    background-clip: padding-box;

    &::before {
      display: none;
    }
  }
`

const Table = styled.table`
  width: 100%;
  table-layout: fixed;
  color: ${color.soft};
  font: ${text.body};

  th,
  td {
    padding: ${space[2]} clamp(${space[1]}, 2vw, ${space[3]});
    vertical-align: middle;
  }

  td,
  thead th {
    text-align: center;
  }

  thead th {
    padding-block: ${space[3]};
    color: ${color.ink};
    font: ${text.heading};
    font-size: clamp(0.875rem, 2.5cqi, 1.375rem);
  }

  tbody th {
    width: 34%;
    padding-inline-start: 0;
    color: ${color.ink};
    font-weight: 500;
    text-align: start;
  }

  tbody :is(th, td) {
    border-top: 1px solid ${color.line};
  }

  [data-highlighted] {
    background: ${color.surface};
    color: ${color.ink};
    font-weight: 600;
  }

  thead [data-highlighted] {
    position: relative;
    border-radius: ${radius.card} ${radius.card} 0 0;
    overflow: hidden;

    &::before {
      content: '';
      position: absolute;
      inset: 0 0 auto;
      height: 4px;
      background: ${fill.aurora};
    }
  }

  tbody tr:last-child [data-highlighted] {
    border-radius: 0 0 ${radius.card} ${radius.card};
  }

  ${media.tablet} {
    thead td {
      width: 34%;
    }
  }

  ${media.narrow} {
    /* Reaches to the edges of the screen, because the columns need the width. */
    & {
      width: calc(100% + 2 * (${space.gutter} - ${space[1]}));
      margin-inline: calc(${space[1]} - ${space.gutter});
    }
    th,
    td {
      padding: ${space[2]} ${space.half};
      overflow-wrap: anywhere;
    }
    thead td {
      width: 31%;
    }
    thead th,
    tbody :is(th, td) {
      font: ${text.caption};
    }
    thead th {
      font-weight: 600;
    }
    tbody th {
      padding-inline-start: calc(${space.gutter} - ${space[1]});
      font-weight: 600;
    }
    [data-highlighted] {
      font-weight: 600;
    }
  }

  @container (width < 19rem) {
    ${labelsAbove}
  }
  &[data-columns='4'] {
    @container (16rem <= width < 26rem) {
      ${labelsAbove}
    }
  }

  /* Where three columns don't fit, each cell names its column. */
  @container (width < 16rem) {
    &[data-columns] thead tr {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[2]};
      padding-inline: calc(${space.gutter} - ${space[1]});
    }
    &[data-columns] tr {
      grid-template-columns: minmax(0, 1fr);
      padding-block-end: ${space[2]};
    }
    tbody td {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[2]};
      justify-content: space-between;
      padding: ${space.half} calc(${space.gutter} - ${space[1]});

      &::before {
        content: attr(data-column);
        color: ${color.faint};
      }
    }
  }
`

const Sign = styled.span`
  display: inline-grid;
  place-items: center;
  width: 2rem;
  height: 2rem;
  vertical-align: middle;
  border-radius: ${radius.pill};

  &[data-mark='yes'] {
    background: ${color.successSoft};
    color: ${color.success};
  }
  &[data-mark='no'] {
    color: ${color.faint};
  }
`

const Note = styled.p`
  max-width: ${measure.text};
  font: ${text.small};
`
