import { choice, section, text } from '../fields.ts'
import { interfaceWords } from './interfaceWords.ts'

export const siteSection = section(
  'Who this site belongs to. Everything here can be used in text as {site.name}, {site.phone} …',
  ['name', 'url'],
  {
    name: text('Name of the business, as visitors know it.', { minLength: 1 }),
    url: text('Address of the finished site, without a path: https://www.example.com.', { format: 'origin' }),
    language: text('Language of the texts; numbers and prices follow it.', {
      pattern: '^[a-z]{2}(-[A-Z]{2})?$',
      default: 'en',
    }),
    words: interfaceWords,
    logo: text('Icon before the name in the header. Default: a waveform.', { format: 'icon' }),
    shareImages: choice(
      ['pages', 'site', 'none'],
      'The pictures that networks and messengers show for a link. pages: one is made for each page, with its title. site: one for all, with the name. none: only those that pages name themselves. Default: pages; for more than 500 pages, site.',
    ),
    phone: text('Main phone number, in quotes: "+1 202 555 0143".', { format: 'phone' }),
    email: text('Main email address.', { format: 'email' }),
    address: text('Postal address, one line.'),
    hours: text('When somebody answers: Mon-Fri 9am-6pm EST.'),
  },
)
