import { choice, group, inlineMarkdown, text } from '../fields.ts'
import { blocks } from '../shapes.ts'

export const dialogSchema = group(
  'Dialog',
  'A dialog over the page, opened by actions with `dialog:`.',
  ['title', 'blocks'],
  {
    title: text('Title of the dialog.'),
    description: inlineMarkdown('A sentence below the title.'),
    size: choice(['small', 'medium', 'large'], 'Width of the dialog.', { default: 'medium' }),
    blocks,
  },
)
