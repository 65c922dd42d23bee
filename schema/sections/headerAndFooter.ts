import type { JSONSchema } from 'json-schema-to-ts'
import { action } from '../shapes.ts'

export const headerSection = {
  type: 'object',
  description: 'The bar at the top of every page.',
  additionalProperties: false,
  required: ['links'],
  properties: {
    links: { type: 'array', items: action, description: 'The menu.' },
    action: { ...action, description: 'The button at the end of the bar.' },
    menuTitle: {
      type: 'string',
      default: 'Menu',
      description: 'Title of the slide-in menu on narrow screens.',
    },
  },
} as const satisfies JSONSchema

export const footerSection = {
  type: 'object',
  description: 'The end of every page.',
  additionalProperties: false,
  properties: {
    tagline: { type: 'string', description: 'One sentence below the name.' },
    columns: {
      type: 'array',
      description: 'Columns of links.',
      items: {
        title: 'FooterColumn',
        type: 'object',
        description: 'A titled column of links.',
        additionalProperties: false,
        required: ['title', 'links'],
        properties: {
          title: { type: 'string', description: 'Title of the column.' },
          links: { type: 'array', minItems: 1, items: action, description: 'Its links.' },
        },
      },
    },
    social: { type: 'array', items: action, description: 'Links to social networks, each with an icon.' },
    copyright: { type: 'string', description: 'Follows “© 2026”; the year keeps itself current.' },
  },
} as const satisfies JSONSchema
