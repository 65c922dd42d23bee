import type { JSONSchema } from 'json-schema-to-ts'
import { group, inlineMarkdown, text } from '../fields.ts'
import { name } from '../shapes.ts'

export const servicesSection = {
  type: 'object',
  description: 'Every outside address the site uses, once. Blocks and actions refer to it by name.',
  propertyNames: { pattern: name },
  additionalProperties: group('Service', 'One outside service.', ['url', 'title'], {
    url: text('Its address: https://… or a stand-in of the site’s own.', { format: 'url' }),
    title: text('What it is, for people who hear the page: Booking calendar.'),
    label: text('What it is called on the button that loads it: the booking calendar. Default: the title.', {
      minLength: 1,
    }),
    consent: inlineMarkdown(
      'What a visitor agrees to before it loads, in dialogs as well: It sets cookies. Without this line a click is enough.',
      { minLength: 1 },
    ),
    script: text(
      'Address of the provider’s script that goes with its frame, if it has one. It is loaded when the frame is there.',
      { format: 'url' },
    ),
    data: {
      title: 'FrameData',
      type: 'object',
      description:
        'What that script reads from the frame: `trigger-type: alwaysShow` becomes data-trigger-type.',
      propertyNames: { pattern: name },
      additionalProperties: text('The value, as the provider gives it.'),
    },
  }),
} as const satisfies JSONSchema

export const checkoutSection = {
  type: 'object',
  description: 'Addresses of the hosted checkout pages: set, then plan tier, then billing period.',
  propertyNames: { pattern: name },
  additionalProperties: {
    type: 'object',
    description: 'One set of plans, by tier.',
    propertyNames: { pattern: name },
    additionalProperties: group('Checkout', 'The checkout pages of one plan.', ['monthly', 'annual'], {
      monthly: text('Checkout for monthly billing.', { format: 'url' }),
      annual: text('Checkout for annual billing.', { format: 'url' }),
    }),
  },
} as const satisfies JSONSchema
