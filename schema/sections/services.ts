import type { JSONSchema } from 'json-schema-to-ts'
import { name } from '../shapes.ts'

export const servicesSection = {
  type: 'object',
  description: 'Every outside address the site uses, once. Blocks and actions refer to it by name.',
  propertyNames: { pattern: name },
  additionalProperties: {
    title: 'Service',
    type: 'object',
    description: 'One outside service.',
    additionalProperties: false,
    required: ['url', 'title'],
    properties: {
      url: {
        type: 'string',
        format: 'url',
        description: 'Its address: https://… or a stand-in of the site’s own.',
      },
      title: { type: 'string', description: 'What it is, for people who hear the page: Booking calendar.' },
      label: {
        type: 'string',
        minLength: 1,
        description:
          'What it is called on the button that loads it: the booking calendar. Default: the title.',
      },
      consent: {
        type: 'string',
        minLength: 1,
        format: 'inline-markdown',
        description:
          'What a visitor agrees to before it loads, in dialogs as well: It sets cookies. Without this line a click is enough.',
      },
      script: {
        type: 'string',
        format: 'url',
        description:
          'Address of the provider’s script that goes with its frame, if it has one. It is loaded when the frame is there.',
      },
      data: {
        title: 'FrameData',
        type: 'object',
        description:
          'What that script reads from the frame: `trigger-type: alwaysShow` becomes data-trigger-type.',
        propertyNames: { pattern: name },
        additionalProperties: { type: 'string', description: 'The value, as the provider gives it.' },
      },
    },
  },
} as const satisfies JSONSchema

export const checkoutSection = {
  type: 'object',
  description: 'Addresses of the hosted checkout pages: set, then plan tier, then billing period.',
  propertyNames: { pattern: name },
  additionalProperties: {
    type: 'object',
    description: 'One set of plans, by tier.',
    propertyNames: { pattern: name },
    additionalProperties: {
      title: 'Checkout',
      type: 'object',
      description: 'The checkout pages of one plan.',
      additionalProperties: false,
      required: ['monthly', 'annual'],
      properties: {
        monthly: { type: 'string', format: 'url', description: 'Checkout for monthly billing.' },
        annual: { type: 'string', format: 'url', description: 'Checkout for annual billing.' },
      },
    },
  },
} as const satisfies JSONSchema
