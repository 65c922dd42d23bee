import type { JSONSchema } from 'json-schema-to-ts'
import { blocks } from '../shapes.ts'

export const dialogSchema = {
  title: 'Dialog',
  type: 'object',
  description: 'A window over the page, opened by actions with `dialog:`.',
  additionalProperties: false,
  required: ['title', 'blocks'],
  properties: {
    title: { type: 'string', description: 'Title of the window.' },
    description: { type: 'string', format: 'inline-markdown', description: 'A sentence below the title.' },
    size: { enum: ['small', 'medium', 'large'], default: 'medium', description: 'Width of the window.' },
    blocks,
  },
} as const satisfies JSONSchema
