import { group, list, text } from '../fields.ts'
import { action } from '../shapes.ts'

export const headerSection = group(
  'The bar at the top of every page.',
  { required: ['links'] },
  {
    links: list('The menu.', action),
    action: { ...action, description: 'The button at the end of the bar.' },
    menuTitle: text('Title of the slide-in menu on narrow screens.', { default: 'Menu' }),
  },
)

export const footerSection = group(
  'The end of every page.',
  {},
  {
    tagline: text('One sentence below the name.'),
    columns: list(
      'Columns of links.',
      group(
        'A titled column of links.',
        { title: 'FooterColumn', required: ['title', 'links'] },
        {
          title: text('Title of the column.'),
          links: list('Its links.', action, { minItems: 1 }),
        },
      ),
    ),
    social: list('Links to social networks, each with an icon.', action),
    copyright: text('Follows “© 2026”; the year keeps itself current.'),
  },
)
