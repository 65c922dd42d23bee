import type { BlockProps } from '../../schema/block.ts'
import { block, choice, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { blockBase, formerColors, icon, ornamentColors } from '../../schema/shapes.ts'

export const schema = block(
  'stats',
  'A few large figures, each with a line that says what it counts.',
  ['items'],
  {
    ...blockBase,
    layout: choice(
      ['row', 'lead'],
      'row: all figures side by side. lead: the first one across half of the page, the others beside it. Default: row, and lead for every second block of this type on a page.',
      { rotates: ['row', 'lead'] },
    ),
    items: list(
      'The figures, in order. Three or four read best.',
      group('Stat', 'A figure and what it counts.', ['value', 'label'], {
        value: text('The figure, in quotes: "98%" or "24/7".', { minLength: 1 }),
        label: text('What it counts: caller satisfaction.'),
        icon: { ...icon, description: 'Icon above the figure, a name from tabler.io/icons.' },
        drawing: choice(
          ['share', 'increase', 'decrease', 'none'],
          'What is drawn below a figure in percent. share: so many of a hundred dots. increase, decrease: two bars, before and after. none: nothing. Default: share, or what a sign before the figure says. Below 24/7, a week of hours is drawn.',
        ),
        color: choice(ornamentColors, 'Color of the drawing.', { default: 'second', ...formerColors }),
      }),
      { minItems: 1, maxItems: 6 },
    ),
    source: inlineMarkdown('Source of the figures, in small print below them.'),
  },
  { purpose: 'trust', synonyms: 'stat statistics numbers figures counter counters facts metrics kpi kpis' },
)

export type StatsProps = BlockProps<typeof schema>
