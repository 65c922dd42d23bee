import type { JSONSchema } from 'json-schema-to-ts'
import type { Schema } from './values.ts'

/**
 * Shapes that blocks and site sections share. A shape with a `title` becomes one named definition
 * of the composed schema, so an author meets the same help everywhere.
 */

/** One destination of each kind that an action can have; an action has exactly one. */
const actionTargets = {
  to: {
    type: 'string',
    format: 'page',
    description: 'Path of a page of this site, with an optional anchor: /pricing or /pricing#plans.',
  },
  href: {
    type: 'string',
    format: 'url',
    description: 'Address outside this site. Opens in a new tab. https:, mailto: and tel: are allowed.',
  },
  dialog: {
    type: 'string',
    format: 'dialog',
    description: 'Name of a dialog declared under `dialogs`; it opens over the page.',
  },
  scrollTo: {
    type: 'string',
    format: 'anchor',
    description: 'The `id` of a block on the same page; the page scrolls there.',
  },
  call: {
    type: 'string',
    format: 'phone',
    description: 'Phone number to call, in quotes: "+1 202 555 0143". Usually "{site.phone}".',
  },
  checkout: {
    type: 'string',
    format: 'checkout',
    description:
      'A plan of the `checkout` table, as set.tier: service-contractors.starter. Opens in a new tab.',
  },
  inert: {
    const: true,
    description: 'A button that deliberately does nothing.',
  },
} as const satisfies Record<string, JSONSchema>

/** What an author can call a page, a dialog, a service and the like. */
export const name = '^[a-z][A-Za-z0-9-]*$'

/** What events can be called. */
export const eventName = '^[A-Za-z][A-Za-z0-9_-]*$'

export const action = {
  title: 'Action',
  type: 'object',
  description: 'A button or link. Besides its label it has exactly one destination.',
  additionalProperties: false,
  required: ['label'],
  properties: {
    label: { type: 'string', minLength: 1, description: 'The words on the button or link.' },
    icon: {
      type: 'string',
      format: 'icon',
      description: 'Icon before the label, a name from tabler.io/icons.',
    },
    ...actionTargets,
    period: {
      enum: ['monthly', 'annual', 'selected'],
      description:
        'With `checkout`: the billing period. `selected`, the default, follows the visitor’s choice.',
    },
    event: {
      type: 'string',
      pattern: eventName,
      description:
        'Name under which its use is reported, for sites with `analytics`: video_opened. Default: the one for its kind.',
    },
    broken: {
      const: 'intended',
      description: 'With `to`: the page does not exist and that is meant. Without this mark it is an error.',
    },
  },
  oneOf: [
    { required: ['to'] },
    { required: ['href'] },
    { required: ['dialog'] },
    { required: ['scrollTo'] },
    { required: ['call'] },
    { required: ['checkout'] },
    { required: ['inert'] },
  ],
} as const satisfies JSONSchema

export const actions = {
  type: 'array',
  minItems: 1,
  items: action,
  description: 'Buttons and links, the most important first: it gets the strongest style.',
} as const satisfies JSONSchema

export const icon = {
  type: 'string',
  format: 'icon',
  description: 'Name of an icon, as listed on tabler.io/icons: phone, calendar-check, users.',
} as const satisfies JSONSchema

export const image = {
  title: 'Image',
  type: 'object',
  description: 'A picture from the `public` folder.',
  additionalProperties: false,
  required: ['src', 'alt'],
  properties: {
    src: {
      type: 'string',
      format: 'image',
      description: 'Path below `public`, starting with a slash: /images/team.jpg.',
    },
    alt: {
      type: 'string',
      description: 'What the picture shows, for those who cannot see it. Empty if it is decoration.',
    },
  },
} as const satisfies JSONSchema

/** What every block accepts; a block's schema spreads it first. */
export const blockBase = {
  id: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    description:
      'Anchor of this block: links and buttons can lead to it. Lower-case letters, digits and dashes.',
  },
  tone: {
    enum: ['plain', 'tinted', 'dark'],
    description: 'Background of the band: plain (the page), tinted (a shade off it) or dark.',
  },
  lazy: {
    const: true,
    description: 'Load this block after the rest of the page; visitors see “Loading...” meanwhile.',
  },
  eyebrow: { type: 'string', description: 'A few words above the heading.' },
  heading: { type: 'string', isHeading: true, description: 'Heading of the band.' },
  intro: {
    type: 'string',
    format: 'inline-markdown',
    description: 'One or two sentences below the heading.',
  },
} as const satisfies Record<string, Schema>

/** The blocks of a page or dialog. */
export const blocks = {
  type: 'array',
  minItems: 1,
  description: 'The blocks of the page, in the order in which a visitor meets them.',
  items: { $ref: '#/$defs/block' },
} as const satisfies JSONSchema

/** Blocks inside a block: always under the key `blocks`, by which compiler and runtime find them. */
export const nestedBlocks = {
  title: 'Blocks',
  type: 'array',
  minItems: 1,
  description: 'Blocks, in the order in which a visitor meets them.',
  items: { $ref: '#/$defs/block' },
} as const satisfies JSONSchema

/** Marks content that was made up for the demonstration; `check --launch` reports it. */
export const sample = {
  const: true,
  beforeLaunch: { kind: 'sample', message: 'This content is made up (`sample: true`).' },
  description: 'This content is made up. `check --launch` reports it until the mark is removed.',
} as const satisfies Schema
