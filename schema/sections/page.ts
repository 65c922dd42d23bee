import type { JSONSchema } from 'json-schema-to-ts'
import { action, blocks, image, name } from '../shapes.ts'

const parameterSchema = {
  title: 'Parameter',
  type: 'object',
  description: 'The values a `:name` in a path can take, and what happens with any other.',
  additionalProperties: false,
  required: ['in'],
  properties: {
    in: {
      description: 'Name of a collection under `content`, or a list of values.',
      anyOf: [
        { type: 'string', format: 'collection' },
        { type: 'array', minItems: 1, items: { type: 'string' } },
      ],
    },
    missing: { type: 'string', description: 'Value to show when the path ends before this parameter.' },
    unknown: {
      description: 'What to do with any other value. Default: the not-found page.',
      anyOf: [
        { const: 'not-found' },
        {
          title: 'UnknownRedirect',
          type: 'object',
          description: 'Go to another page.',
          additionalProperties: false,
          required: ['redirect'],
          properties: { redirect: { type: 'string', format: 'page', description: 'Path to go to.' } },
        },
        {
          title: 'UnknownFallback',
          type: 'object',
          description: 'Show the page of another value, keep the address.',
          additionalProperties: false,
          required: ['show'],
          properties: { show: { type: 'string', description: 'The value whose page is shown.' } },
        },
      ],
    },
  },
} as const satisfies JSONSchema

export const pageSchema = {
  title: 'Page',
  type: 'object',
  description: 'A page, or with parameters in its path a family of pages.',
  additionalProperties: false,
  required: ['path', 'title', 'blocks'],
  properties: {
    path: {
      type: 'string',
      format: 'path',
      description: 'Its address on this site: /pricing, or /industries/:industry with a parameter.',
    },
    params: {
      type: 'object',
      description: 'One entry for each :parameter of the path.',
      propertyNames: { pattern: name },
      additionalProperties: parameterSchema,
    },
    title: {
      type: 'string',
      minLength: 1,
      description: 'Title for the browser’s tab and for search results.',
    },
    description: { type: 'string', description: 'One or two sentences for search results.' },
    shareImage: {
      ...image,
      description:
        'The picture that networks and messengers show for a link to this page, best 1200 × 630 pixels. Default: one is made with its title.',
    },
    index: { enum: ['yes', 'no'], default: 'yes', description: 'May search engines list the page?' },
    pinchZoom: {
      type: 'boolean',
      description: 'false stops zooming with two fingers (WCAG 1.4.4 asks you not to).',
    },
    loader: {
      type: 'integer',
      minimum: 100,
      maximum: 3000,
      description:
        'Milliseconds for which visitors who arrive see a loading sign below the first block. Default: none.',
    },
    frame: {
      enum: ['full', 'plain'],
      default: 'full',
      description: 'full: header and footer. plain: logo and a short footer.',
    },
    footerLinks: {
      type: 'array',
      minItems: 1,
      items: action,
      description: 'Links in the last line of the page, beside the copyright.',
    },
    blocks,
  },
} as const satisfies JSONSchema

export const redirectSchema = {
  title: 'Redirect',
  type: 'object',
  description: 'An old address that leads to a new one.',
  additionalProperties: false,
  required: ['from', 'to'],
  properties: {
    from: { type: 'string', format: 'path', description: 'The old path.' },
    to: { type: 'string', format: 'page', description: 'The page to go to.' },
  },
} as const satisfies JSONSchema

/** The whole of `site.yaml`; `#/$defs/block` is added by `composeSchema`. */
