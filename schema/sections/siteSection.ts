import { choice, group, list, section, text } from '../fields.ts'
import { openingHours } from '../openingHours.ts'
import { interfaceWords } from './interfaceWords.ts'

export const siteSection = section(
  'Who owns this site. Texts can use everything here as {site.name}, {site.phone} …',
  ['name', 'url'],
  {
    name: text('Name of the business, as visitors know it.', { minLength: 1 }),
    url: text(
      'Address of the finished site: https://www.example.com. For a site in a folder of its host, with that folder: https://name.github.io/repo.',
      { format: 'origin' },
    ),
    language: text('Language of the texts; numbers and prices follow it.', {
      format: 'language',
      default: 'en',
      synonyms: ['lang', 'locale'],
    }),
    languages: list(
      'All languages of the site: [en, es]. This file is written in the first, and `translations/es.yaml` beside it has its texts in the second. `npx pagewright translate es` writes that file.',
      text('A language: es.', { format: 'language' }),
      { minItems: 2, uniqueItems: true, synonyms: ['translations', 'locales'] },
    ),
    currency: text('Currency of the prices, as three letters: USD, EUR. Left away, it is that of `country`.', {
      format: 'currency',
      default: 'USD',
    }),
    priceNote: text('Small text below all prices: All prices plus VAT.'),
    legalName: text(
      'Name of the company in law: Impact Voice Inc. It follows “© 2026” in the footer, and search engines get it.',
      { minLength: 1 },
    ),
    words: interfaceWords,
    logo: text(
      'Icon before the name in header and footer; `theme.logo` has a picture there. Default: the first letter of the name.',
      { format: 'icon' },
    ),
    shareImages: choice(
      ['pages', 'site', 'none'],
      'The images that social networks and messengers show for a link. pages: one for each page, generated with its title. site: one for all pages, with the site’s name. none: only those that pages set themselves. Default: pages, or site for more than 500 pages.',
    ),
    phone: text('Main phone number, in quotes: "+1 202 555 0143".', { format: 'phone' }),
    country: text(
      'Country of the business, as two letters: US. Phone numbers of this country are shown the way people there write them.',
      { format: 'country' },
    ),
    email: text('Main email address.', { format: 'email' }),
    address: text('Postal address, one line.'),
    map: text(
      'Where the address in the footer leads: the link of your place from a map service. Default: a search for the address on OpenStreetMap.',
      { format: 'url' },
    ),
    hours: text('Opening hours as a text: Mon-Fri 9am-6pm EST. With `openingHours`, it isn’t needed.'),
    timezone: text(
      'Time zone of the business: America/New_York. What has `show` follows its clocks. Default: that of `openingHours`, or else UTC.',
      { format: 'timezone' },
    ),
    openingHours: group(
      'OpeningHours',
      'The opening hours of each day. The footer shows them, and a block `hours` takes them: `from: site.openingHours`.',
      ['week', 'timezone'],
      openingHours,
    ),
  },
)
