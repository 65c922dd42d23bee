import { group, list, section, text } from '../fields.ts'
import { action } from '../shapes.ts'

export const headerSection = section('The bar at the top of every page.', ['links'], {
  links: list('The menu.', action, { synonyms: ['menu', 'nav', 'navigation', 'items'] }),
  action: { ...action, description: 'The button at the end of the bar.' },
  actionBar: {
    type: 'boolean',
    default: true,
    description: 'Whether its button is at the bottom of the screen on phones, while no other button is in sight.',
  },
  menuTitle: text('Title of the slide-in menu on narrow screens.', { default: 'Menu' }),
})

export const footerSection = section('The end of every page.', [], {
  tagline: text('One sentence below the name.', { synonyms: ['text', 'slogan', 'claim'] }),
  columns: list(
    'Columns of links.',
    group('FooterColumn', 'A titled column of links.', ['title', 'links'], {
      title: text('Title of the column.'),
      links: list('Its links.', action, { minItems: 1 }),
    }),
  ),
  contact: list(
    'What it shows of `site`: phone, email, address, opening hours. An empty list shows none of it. What a link of a column has stays there.',
    { enum: ['phone', 'email', 'address', 'hours'] },
    { default: ['phone', 'email', 'address', 'hours'], uniqueItems: true },
  ),
  social: list('Links to social networks, each with an icon.', action),
  schemeSwitch: {
    type: 'boolean',
    default: true,
    description: 'Whether visitors can choose between light and dark themselves.',
  },
  copyright: text('Follows “© 2026”. The year updates itself. Default: `legalName` of `site`, or else the name.'),
})
