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
          description: 'How long the answers have to be, in characters.',
          additionalProperties: false,
          properties: {
            name: { ...least, description: 'Least length of the name. Default: 2.' },
            subject: { ...least, description: 'Least length of the subject. Default: 3.' },
            message: { ...least, description: 'Least length of the message. Default: 10.' },
            longest: {
              type: 'integer',
              minimum: 20,
              maximum: 10_000,
              description: 'Greatest length of the message. Default: 500.',
            },
          },
        },
        labels: {
          title: 'ContactLabels',
          type: 'object',
          description: 'What the fields are called.',
          additionalProperties: false,
          properties: {
            name: { type: 'string', description: 'Default: Name.' },
            email: { type: 'string', description: 'Default: Email.' },
            subject: { type: 'string', description: 'Default: Subject.' },
            message: { type: 'string', description: 'Default: Message.' },
          },
        },
        counter: {
          type: 'string',
          $comment: afterTyping,
          description:
            'Below the message; {{count}} and {{max}} stand for the numbers. Default: {{count}}/{{max}} characters.',
        },
        button: { type: 'string', description: 'The words on the button. Default: Send message.' },
        sending: {
          type: 'string',
          $comment: afterTyping,
          description: 'The words on the button while the message is sent. Default: Processing...',
        },
        needsScript: {
          type: 'string',
          format: 'inline-markdown',
          description: 'Shown only where JavaScript is off. Default: This form needs JavaScript …',
        },
        messages: {
          title: 'ContactMessages',
          type: 'object',
          $comment: afterTyping,
          description:
            'What the form says. {{min}} and {{max}} stand for the limits. Leave a line out to keep the default.',
          additionalProperties: false,
          properties: {
            name: {
              type: 'string',
              description: 'Default: Name must be at least {{min}} characters.',
            },
            email: { type: 'string', description: 'Default: Please enter a valid email address.' },
            subject: {
              type: 'string',
              description: 'Default: Subject must be at least {{min}} characters.',
            },
            short: {
              type: 'string',
              description: 'Default: Message must be at least {{min}} characters.',
            },
            long: {
              type: 'string',
              description: 'Default: Message must not be longer than {{max}} characters.',
            },
            done: { ...message, description: 'When the message was sent. Default: Message Sent.' },
            failed: { ...message, description: 'When it could not be sent. Default: Message Not Sent …' },
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
