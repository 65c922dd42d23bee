import type { BlockProps, BlockSchema } from '../../schema/block.ts'
import { action, actions, blockBase, icon } from '../../schema/shapes.ts'

const afterTyping = 'Not in the HTML: it answers what the visitor does with the form.'

const least = { type: 'integer', minimum: 1, maximum: 100 } as const

const message = {
  title: 'ContactMessage',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: {
    title: { type: 'string', minLength: 1, description: 'Two or three words.' },
    text: { type: 'string', description: 'A sentence.' },
  },
} as const

export const schema = {
  type: 'object',
  description: 'How to reach you: a card with phone, address and hours, a form for a message, and a prompt.',
  additionalProperties: false,
  required: ['type', 'card', 'form'],
  properties: {
    type: { const: 'contact' },
    ...blockBase,
    card: {
      title: 'ContactCard',
      type: 'object',
      description: 'The ways to reach you without the form.',
      additionalProperties: false,
      required: ['heading', 'items'],
      properties: {
        heading: { type: 'string', minLength: 1, description: 'Heading of the card: Connect With Our Team.' },
        text: { type: 'string', format: 'inline-markdown', description: 'A sentence below it.' },
        items: {
          type: 'array',
          minItems: 1,
          description: 'Phone, email, address, hours: the most important first.',
          items: {
            title: 'ContactWay',
            type: 'object',
            description: 'One way to reach you, or one thing to know.',
            additionalProperties: false,
            required: ['label'],
            properties: {
              icon,
              label: { type: 'string', minLength: 1, description: 'What it is: Phone.' },
              action: { ...action, description: 'What it leads to: a call, an email.' },
              text: {
                type: 'string',
                format: 'inline-markdown',
                description: 'What it is, where it leads nowhere.',
              },
              note: { type: 'string', format: 'inline-markdown', description: 'A small line below it.' },
            },
          },
        },
      },
    },
    form: {
      title: 'ContactForm',
      type: 'object',
      description: 'The form for a message: name, email, subject and the message itself.',
      additionalProperties: false,
      required: ['heading', 'submit'],
      properties: {
        heading: { type: 'string', minLength: 1, description: 'Heading of the form: Send Us a Message.' },
        text: { type: 'string', format: 'inline-markdown', description: 'A sentence below it.' },
        submit: {
          description: 'Where the message goes: `post` it to a service, or only `simulate` that.',
          anyOf: [
            {
              title: 'PostedContact',
              type: 'object',
              description: 'To a service.',
              additionalProperties: false,
              required: ['post'],
              properties: {
                post: {
                  type: 'string',
                  format: 'endpoint',
                  description:
                    'Name of the service that takes the message. It receives the fields name, email, subject and message, and its answer decides whether they were sent.',
                },
              },
            },
            {
              title: 'SimulatedContact',
              type: 'object',
              description: 'Nowhere: the form only pretends. `check --launch` refuses it.',
              additionalProperties: false,
              required: ['simulate'],
              properties: {
                simulate: {
                  type: 'integer',
                  beforeLaunch: {
                    kind: 'simulated-form',
                    message: 'This form sends nothing: it only pretends (`simulate`).',
                  },
                  minimum: 0,
                  maximum: 10_000,
                  description: 'Milliseconds that sending seems to take: 1500.',
                },
              },
            },
          ],
        },
        limits: {
          title: 'ContactLimits',
          type: 'object',
          default: {},
          description: 'How long the answers have to be, in characters.',
          additionalProperties: false,
          properties: {
            name: { ...least, default: 2, description: 'Least length of the name.' },
            subject: { ...least, default: 3, description: 'Least length of the subject.' },
            message: { ...least, default: 10, description: 'Least length of the message.' },
            longest: {
              type: 'integer',
              minimum: 20,
              maximum: 10_000,
              default: 500,
              description: 'Greatest length of the message.',
            },
          },
        },
        labels: {
          title: 'ContactLabels',
          type: 'object',
          default: {},
          description: 'What the fields are called.',
          additionalProperties: false,
          properties: {
            name: { type: 'string', default: 'Name', description: 'Label of the first field.' },
            email: {
              type: 'string',
              default: 'Email',
              description: 'Label of the field for the email address.',
            },
            subject: {
              type: 'string',
              default: 'Subject',
              description: 'Label of the field for the subject.',
            },
            message: {
              type: 'string',
              default: 'Message',
              description: 'Label of the field for the message.',
            },
          },
        },
        counter: {
          type: 'string',
          $comment: afterTyping,
          default: '{{count}}/{{max}} characters',
          description: 'Below the message; {{count}} and {{max}} stand for the numbers.',
        },
        button: { type: 'string', default: 'Send message', description: 'The words on the button.' },
        sending: {
          type: 'string',
          $comment: afterTyping,
          default: 'Processing...',
          description: 'The words on the button while the message is sent.',
        },
        needsScript: {
          type: 'string',
          format: 'inline-markdown',
          default: 'This form needs JavaScript. Please turn it on and reload the page.',
          description: 'Shown only where JavaScript is off.',
        },
        messages: {
          title: 'ContactMessages',
          type: 'object',
          default: {},
          $comment: afterTyping,
          description:
            'What the form says. {{min}} and {{max}} stand for the limits. Leave a line out to keep the default.',
          additionalProperties: false,
          properties: {
            name: {
              type: 'string',
              default: 'Name must be at least {{min}} characters.',
              description: 'Below a name that is too short.',
            },
            email: {
              type: 'string',
              default: 'Please enter a valid email address.',
              description: 'Below a mistyped address.',
            },
            subject: {
              type: 'string',
              default: 'Subject must be at least {{min}} characters.',
              description: 'Below a subject that is too short.',
            },
            short: {
              type: 'string',
              default: 'Message must be at least {{min}} characters.',
              description: 'Below a message that is too short.',
            },
            long: {
              type: 'string',
              default: 'Message must not be longer than {{max}} characters.',
              description: 'Below a message that is too long.',
            },
            done: {
              ...message,
              default: { title: 'Message Sent', text: 'Thank you. You will hear from us soon.' },
              description: 'When the message was sent.',
            },
            failed: {
              ...message,
              default: {
                title: 'Message Not Sent',
                text: 'Your message is still here. Please try again in a moment.',
              },
              description: 'When it could not be sent.',
            },
          },
        },
      },
    },
    prompt: {
      title: 'ContactPrompt',
      type: 'object',
      description:
        'One more thing to do instead of writing: below the card, on narrow screens below the form.',
      additionalProperties: false,
      required: ['heading', 'actions'],
      properties: {
        heading: { type: 'string', minLength: 1, description: 'Heading of the prompt.' },
        text: { type: 'string', format: 'inline-markdown', description: 'A sentence below it.' },
        actions,
      },
    },
  },
} as const satisfies BlockSchema

export type ContactProps = BlockProps<typeof schema>
