import type { BlockProps } from '../../schema/block.ts'
import { block, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { action, actions, blockBase, icon } from '../../schema/shapes.ts'

const afterTyping = 'Not in the HTML: it answers what the visitor does with the form.'

const least = { type: 'integer', minimum: 1, maximum: 100 } as const

const message = {
  title: 'ContactMessage',
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { title: text('Two or three words.', { minLength: 1 }), text: text('A sentence.') },
} as const

export const schema = block(
  'contact',
  'How to reach you: a card with phone, address and hours, a form for a message, and a prompt.',
  ['card', 'form'],
  {
    ...blockBase,
    card: group('ContactCard', 'The ways to reach you without the form.', ['heading', 'items'], {
      heading: text('Heading of the card: Connect With Our Team.', { minLength: 1 }),
      text: inlineMarkdown('A sentence below it.'),
      items: list(
        'Phone, email, address, hours: the most important first.',
        group('ContactWay', 'One way to reach you, or one thing to know.', ['label'], {
          icon,
          label: text('What it is: Phone.', { minLength: 1 }),
          action: { ...action, description: 'What it leads to: a call, an email.' },
          text: inlineMarkdown('What it is, where it leads nowhere.'),
          note: inlineMarkdown('A small line below it.'),
        }),
        { minItems: 1 },
      ),
    }),
    form: group(
      'ContactForm',
      'The form for a message: name, email, subject and the message itself.',
      ['heading', 'submit'],
      {
        heading: text('Heading of the form: Send Us a Message.', { minLength: 1 }),
        text: inlineMarkdown('A sentence below it.'),
        submit: {
          description: 'Where the message goes: `post` it to a service, or only `simulate` that.',
          anyOf: [
            group('PostedContact', 'To a service.', ['post'], {
              post: text(
                'Name of the service that takes the message. It receives the fields name, email, subject and message, and its answer decides whether they were sent.',
                { format: 'endpoint' },
              ),
            }),
            group(
              'SimulatedContact',
              'Nowhere: the form only pretends. `check --launch` refuses it.',
              ['simulate'],
              {
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
            ),
          ],
        },
        limits: defaults('ContactLimits', 'How long the answers have to be, in characters.', {
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
        }),
        labels: defaults('ContactLabels', 'What the fields are called.', {
          name: text('Label of the first field.', { default: 'Name' }),
          email: text('Label of the field for the email address.', { default: 'Email' }),
          subject: text('Label of the field for the subject.', { default: 'Subject' }),
          message: text('Label of the field for the message.', { default: 'Message' }),
        }),
        counter: text('Below the message; {{count}} and {{max}} stand for the numbers.', {
          $comment: afterTyping,
          default: '{{count}}/{{max}} characters',
        }),
        button: text('The words on the button.', { default: 'Send message' }),
        sending: text('The words on the button while the message is sent.', {
          $comment: afterTyping,
          default: 'Processing...',
        }),
        needsScript: inlineMarkdown('Shown only where JavaScript is off.', {
          default: 'This form needs JavaScript. Please turn it on and reload the page.',
        }),
        messages: group(
          'ContactMessages',
          'What the form says. {{min}} and {{max}} stand for the limits. Leave a line out to keep the default.',
          [],
          {
            name: text('Below a name that is too short.', {
              default: 'Name must be at least {{min}} characters.',
            }),
            email: text('Below a mistyped address.', { default: 'Please enter a valid email address.' }),
            subject: text('Below a subject that is too short.', {
              default: 'Subject must be at least {{min}} characters.',
            }),
            short: text('Below a message that is too short.', {
              default: 'Message must be at least {{min}} characters.',
            }),
            long: text('Below a message that is too long.', {
              default: 'Message must not be longer than {{max}} characters.',
            }),
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
          { default: {}, $comment: afterTyping },
        ),
      },
    ),
    prompt: group(
      'ContactPrompt',
      'One more thing to do instead of writing: below the card, on narrow screens below the form.',
      ['heading', 'actions'],
      {
        heading: text('Heading of the prompt.', { minLength: 1 }),
        text: inlineMarkdown('A sentence below it.'),
        actions,
      },
    ),
  },
)

export type ContactProps = BlockProps<typeof schema>
