import { choice, group, inlineMarkdown, text } from '../fields.ts'
import { blocks } from '../shapes.ts'

export const dialogSchema = group(
  'Dialog',
  'A window over the page, opened by actions with `dialog:`.',
  ['title', 'blocks'],
  {
    title: text('Title of the window.'),
    description: inlineMarkdown('A sentence below the title.'),
    size: choice(['small', 'medium', 'large'], 'Width of the window.', { default: 'medium' }),
    blocks,
  },
)
