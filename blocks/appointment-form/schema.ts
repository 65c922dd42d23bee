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
      default: { first: '9:00 AM', last: '4:30 PM', every: 30 },
      description: 'The times to choose from.',
      additionalProperties: false,
      required: ['first', 'last', 'every'],
      properties: {
        first: { ...time, description: 'The first time: 9:00 AM.' },
        last: { ...time, description: 'The last time: 4:30 PM.' },
        every: { type: 'integer', minimum: 5, description: 'Minutes from one time to the next.' },
      },
    },
    button: { type: 'string', default: 'Schedule demo', description: 'The words on the button.' },
    sending: {
      type: 'string',
      default: 'Scheduling...',
      description: 'The words on the button while the form is sent.',
      $comment: afterSending,
    },
    labels: {
      type: 'object',
      default: {},
      description: 'What the fields are called.',
      additionalProperties: false,
      properties: {
        name: { type: 'string', default: 'Name', description: 'Label of the first field.' },
        email: { type: 'string', default: 'Email', description: 'Label of the field for the email address.' },
        phone: { type: 'string', default: 'Phone', description: 'Label of the field for the phone number.' },
        company: { type: 'string', default: 'Company', description: 'Label of the field for the company.' },
        date: { type: 'string', default: 'Date', description: 'Label of the field for the day.' },
        time: { type: 'string', default: 'Time', description: 'Label of the field for the time of day.' },
      },
    },
    datePlaceholder: { type: 'string', default: 'Select a date', description: 'In the date field at first.' },
    timePlaceholder: { type: 'string', default: 'Select a time', description: 'In the time field at first.' },
    needsScript: {
      type: 'string',
      default: 'This form needs JavaScript. Please turn it on and reload the page.',
      description: 'Shown only where JavaScript is off.',
    },
    messages: {
      type: 'object',
      default: {},
      description: 'What the form says. Leave a line out to keep the default.',
      additionalProperties: false,
      $comment: afterSending,
      properties: {
        required: {
          type: 'string',
          default: 'Please fill in this field.',
          description: 'Below an empty field.',
        },
        choose: {
          type: 'string',
          default: 'Please choose one.',
          description: 'Below a date or time that was not chosen.',
        },
        email: {
          type: 'string',
          default: 'Please enter a valid email address.',
          description: 'Below a mistyped address.',
        },
        missing: {
          ...message,
          default: {
            title: 'Missing information',
            text: 'Please select both a date and time for your demo.',
          },
          description: 'When date or time is missing.',
        },
        failed: {
          ...message,
          default: {
            title: 'Scheduling Error',
            text: "We couldn't schedule your demo. Please try again later.",
          },
          description: 'When the request could not be sent.',
        },
        done: {
          ...message,
          default: { title: 'Demo Scheduled!', text: 'Your demo is scheduled for {{date}} at {{time}}.' },
          description: 'When the request was sent; {{date}} and {{time}} stand for what was chosen.',
        },
        confirmation: {
          type: 'string',
          default: "We've sent a confirmation to your email with all the details.",
          description: 'Last sentence after the request was sent.',
        },
      },
    },
  },
} as const satisfies BlockSchema

export type AppointmentFormProps = BlockProps<typeof schema>
