import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { blockBase } from '../../schema/shapes.ts'

const time = {
  type: 'string',
  /** A time, or one placeholder that stands for a time. */
  pattern: '^(?:(?:1[0-2]|[1-9]):[0-5][0-9] (?:AM|PM)|\\{[^{}]+\\})$',
} as const

const message = {
  title: 'Message',
  type: 'object',
  additionalProperties: false,
  required: ['title', 'text'],
  properties: {
    title: { type: 'string', description: 'Two or three words.' },
    text: { type: 'string', description: 'A sentence.' },
  },
} as const

const afterSending = 'Not in the HTML: it answers what the visitor does with the form.'

export const schema = {
  type: 'object',
  description:
    'A form that asks for an appointment: who the visitor is, and a weekday and time that suit them.',
  additionalProperties: false,
  required: ['type', 'submit'],
  properties: {
    type: { const: 'appointment-form' },
    ...blockBase,
    stepsTitle: { type: 'string', description: 'Above the steps: What happens then.' },
    steps: {
      type: 'array',
      minItems: 1,
      maxItems: 5,
      description: 'What happens in the appointment, or after the form was sent, in order.',
      items: {
        title: 'Step',
        type: 'object',
        description: 'One step.',
        additionalProperties: false,
        required: ['title'],
        properties: {
          title: { type: 'string', description: 'The step, in a few words.' },
          text: { type: 'string', format: 'inline-markdown', description: 'One sentence about it.' },
        },
      },
    },
    submit: {
      type: 'string',
      format: 'endpoint',
      description:
        'Name of the service that takes the request. It receives the fields name, email, phone, company, date (2026-12-01) and time.',
    },
    slots: {
      type: 'object',
      description: 'The times to choose from. Default: every 30 minutes from 9:00 AM to 4:30 PM.',
      additionalProperties: false,
      required: ['first', 'last', 'every'],
      properties: {
        first: { ...time, description: 'The first time: 9:00 AM.' },
        last: { ...time, description: 'The last time: 4:30 PM.' },
        every: { type: 'integer', minimum: 5, description: 'Minutes from one time to the next.' },
      },
    },
    button: { type: 'string', description: 'The words on the button. Default: Schedule demo.' },
    sending: {
      type: 'string',
      description: 'The words on the button while the form is sent. Default: Scheduling...',
      $comment: afterSending,
    },
    labels: {
      type: 'object',
      description: 'What the fields are called.',
      additionalProperties: false,
      properties: {
        name: { type: 'string', description: 'Default: Name.' },
        email: { type: 'string', description: 'Default: Email.' },
        phone: { type: 'string', description: 'Default: Phone.' },
        company: { type: 'string', description: 'Default: Company.' },
        date: { type: 'string', description: 'Default: Date.' },
        time: { type: 'string', description: 'Default: Time.' },
      },
    },
    datePlaceholder: { type: 'string', description: 'In the date field at first. Default: Select a date.' },
    timePlaceholder: { type: 'string', description: 'In the time field at first. Default: Select a time.' },
    needsScript: {
      type: 'string',
      description: 'Shown only where JavaScript is off. Default: This form needs JavaScript …',
    },
    messages: {
      type: 'object',
      description: 'What the form says. Leave a line out to keep the default.',
      additionalProperties: false,
      $comment: afterSending,
      properties: {
        required: {
          type: 'string',
          description: 'Below an empty field. Default: Please fill in this field.',
        },
        choose: {
          type: 'string',
          description: 'Below a date or time that was not chosen. Default: Please choose one.',
        },
        email: {
          type: 'string',
          description: 'Below a mistyped address. Default: Please enter a valid email address.',
        },
        missing: {
          ...message,
          description: 'When date or time is missing. Default: Missing information …',
        },
        failed: {
          ...message,
          description: 'When the request could not be sent. Default: Scheduling Error …',
        },
        done: {
          ...message,
          description:
            'When the request was sent; {{date}} and {{time}} stand for what was chosen. Default: Demo Scheduled! …',
        },
        confirmation: {
          type: 'string',
          description:
            "Last sentence after the request was sent. Default: We've sent a confirmation to your email with all the details.",
        },
      },
    },
  },
} as const satisfies BlockSchema

export type AppointmentFormProps = BlockProps<typeof schema>
