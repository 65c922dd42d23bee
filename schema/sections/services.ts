import type { JSONSchema } from 'json-schema-to-ts'
import { choice, group, inlineMarkdown, text } from '../fields.ts'
import { name } from '../shapes.ts'

export const servicesSection = {
  type: 'object',
  description: 'Every outside address the site uses, once. Blocks and actions refer to it by name.',
  propertyNames: { pattern: name },
  additionalProperties: group('Service', 'One outside service.', ['url', 'title'], {
    url: text(
      'Its address: https://…, or a path of this site that a file or a function of your host answers: /api/contact.',
      { format: 'url', answeredByHost: true },
    ),
    title: text('What it is, for screen readers: Booking calendar.'),
    label: text('Its name on the button that loads it: the booking calendar. Default: the title.', {
      minLength: 1,
    }),
    consent: inlineMarkdown(
      'What a visitor must consent to before it loads, also in dialogs: It sets cookies. Without this text, a click is enough.',
      { minLength: 1 },
    ),
    answer: choice(
      ['readable', 'unreadable'],
      'Whether the page can read what the service answers to a form. readable: only an answer of success counts as sent. unreadable: the service doesn’t allow other sites to read its answer, so visitors read words that promise nothing. Default: readable.',
    ),
    fields: {
      title: 'FixedFields',
      type: 'object',
      description:
        'Fields that every form sends to the service besides what the visitor wrote: `access_key`, `form-name`. Everyone can read them.',
      additionalProperties: text('The value, as the service wants it.', { isData: true }),
    },
    script: text('Address of the provider’s script for its frame, if it has one. It loads after the frame.', {
      format: 'url',
    }),
    data: {
      title: 'FrameData',
      type: 'object',
      description:
        'Data attributes of the frame that the script reads: `trigger-type: alwaysShow` becomes data-trigger-type.',
      propertyNames: { pattern: name },
      additionalProperties: text('The value, as the provider gives it.', { isData: true }),
    },
  }),
} as const satisfies JSONSchema

export const checkoutSection = {
  type: 'object',
  description: 'Addresses of the hosted checkout pages: set, then plan tier, then billing period.',
  propertyNames: { pattern: name },
  additionalProperties: {
    type: 'object',
    description: 'One set of plans by tier.',
    propertyNames: { pattern: name },
    additionalProperties: group(
      'Checkout',
      'The checkout pages of one plan: two for its billing periods, or one for a price that is paid once.',
      [],
      {
        monthly: text('Checkout for monthly billing.', { format: 'url' }),
        annual: text('Checkout for annual billing.', { format: 'url' }),
        once: text('Checkout for a price that is paid once, or per visit.', { format: 'url' }),
      },
      {
        oneOf: [{ required: ['monthly'] }, { required: ['once'] }],
        dependencies: { monthly: ['annual'], annual: ['monthly'] },
      },
    ),
  },
} as const satisfies JSONSchema
