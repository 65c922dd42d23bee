import type { JSONSchema } from 'json-schema-to-ts'
import { interfaceWords } from './interfaceWords.ts'

export const siteSection = {
  type: 'object',
  description: 'Who this site belongs to. Everything here can be used in text as {site.name}, {site.phone} …',
  additionalProperties: false,
  required: ['name', 'url'],
  properties: {
    name: { type: 'string', minLength: 1, description: 'Name of the business, as visitors know it.' },
    url: {
      type: 'string',
      format: 'origin',
      description: 'Address of the finished site, without a path: https://www.example.com.',
    },
    language: {
      type: 'string',
      pattern: '^[a-z]{2}(-[A-Z]{2})?$',
      default: 'en',
      description: 'Language of the texts; numbers and prices follow it.',
    },
    words: interfaceWords,
    logo: {
      type: 'string',
      format: 'icon',
      description: 'Icon before the name in the header. Default: a waveform.',
    },
    shareImages: {
      enum: ['pages', 'site', 'none'],
      description:
        'The pictures that networks and messengers show for a link. pages: one is made for each page, with its title. site: one for all, with the name. none: only those that pages name themselves. Default: pages; for more than 500 pages, site.',
    },
    phone: {
      type: 'string',
      format: 'phone',
      description: 'Main phone number, in quotes: "+1 202 555 0143".',
    },
    email: { type: 'string', format: 'email', description: 'Main email address.' },
    address: { type: 'string', description: 'Postal address, one line.' },
    hours: { type: 'string', description: 'When somebody answers: Mon-Fri 9am-6pm EST.' },
  },
} as const satisfies JSONSchema
