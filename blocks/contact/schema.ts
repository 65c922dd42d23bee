import type { BlockProps } from '../../schema/block.ts'
import { block, choice, defaults, group, inlineMarkdown, list, text } from '../../schema/fields.ts'
import { action, actions, blockBase, icon, personNearby } from '../../schema/shapes.ts'

const afterTyping = 'Not in the HTML: it answers what the visitor does with the form.'

const least = { type: 'integer', minimum: 1, maximum: 100 } as const

/** The names of the fields that every form has. */
const taken = ['name', 'email', 'subject', 'message']

const field = group('ContactField', 'One more field of the form.', ['label'], {
  label: inlineMarkdown(
    'Its label: Phone (optional). That of a checkbox can have a link: I agree to the [privacy policy](/privacy).',
    { minLength: 1 },
  ),
  type: choice(
    ['text', 'long-text', 'email', 'phone', 'date', 'checkbox'],
    'What visitors answer with. long-text: several lines. checkbox: a box to tick, such as a consent. Default: text. For a choice, write `options` instead.',
    { synonyms: ['kind', 'format', 'input'] },
  ),
  options: list(
    'Makes the field a choice: its answers, in order.',
    { type: 'string', minLength: 1 },
    {
      minItems: 1,
      uniqueItems: true,
      synonyms: ['choices', 'values', 'answers'],
    },
  ),
  required: {
    type: 'boolean',
    default: false,
    description: 'Whether the form can only be sent with it.',
    synonyms: ['mandatory', 'must'],
  },
  prompt: text('First line of a choice, while nothing is chosen.', {
    default: 'Please choose',
    synonyms: ['placeholder'],
  }),
  error: text('Below the field if it is required and empty, or isn’t an email address or a phone number.', {
    $comment: afterTyping,
    default: 'Please fill in this field.',
  }),
})

const messageParts = { title: text('Two or three words.', { minLength: 1 }), text: text('A sentence.') }

function message(description: string, title: string, sentence: string) {
  const standard = { default: { title, text: sentence } }
  return group('ContactMessage', description, ['title'], messageParts, standard)
}

export const schema = block(
  'contact',
  'Ways to reach you: a card with phone, address and hours, and optionally a message form and a prompt.',
  ['card'],
  {
    ...blockBase,
    card: group('ContactCard', 'The ways to reach you without the form.', ['heading', 'items'], {
      heading: text('Heading of the card: Connect With Our Team.', { minLength: 1 }),
      text: inlineMarkdown('A sentence below it.'),
      items: list(
        'Phone, email, address, hours: the most important first.',
        group('ContactWay', 'One way to reach you, or one fact.', ['label'], {
          icon,
          label: text('What it is: Phone.', { minLength: 1 }),
          action: { ...action, description: 'What it leads to: a call, an email.' },
          text: inlineMarkdown('What it is, if it is not a link.'),
          note: inlineMarkdown('A small line below it.'),
        }),
        { minItems: 1 },
      ),
    }),
    form: group(
      'ContactForm',
      'The form for a message: name, email, subject, the message itself and any `fields` of your own.',
      ['heading', 'submit'],
      {
        heading: text('Heading of the form: Send Us a Message.', { minLength: 1 }),
        text: inlineMarkdown('A sentence below it.'),
        submit: {
          description: 'Where the message goes: `post` sends it to a service, `simulate` only pretends to.',
          anyOf: [
            group('PostedContact', 'To a service.', ['post'], {
              post: text(
                'Name of the service that takes the message. It receives the fields name, email, subject and message and those of `fields`, and its answer decides whether they were sent.',
                { format: 'endpoint' },
              ),
            }),
            group('SimulatedContact', 'Nowhere: the form is simulated. `check --launch` rejects it.', ['simulate'], {
              simulate: {
                type: 'integer',
                beforeLaunch: {
                  kind: 'simulated-form',
                  message: 'This form sends nothing: it only pretends (`simulate`).',
                },
                minimum: 0,
                maximum: 10_000,
                description: 'How long sending appears to take, in milliseconds: 1500.',
              },
            }),
          ],
        },
        limits: defaults('ContactLimits', 'How long the answers have to be, in characters.', {
          name: { ...least, default: 2, description: 'Minimum length of the name.' },
          subject: { ...least, default: 3, description: 'Minimum length of the subject.' },
          message: { ...least, default: 10, description: 'Minimum length of the message.' },
          longest: {
            type: 'integer',
            minimum: 20,
            maximum: 10_000,
            default: 500,
            description: 'Maximum length of the message.',
          },
        }),
        labels: defaults('ContactLabels', 'Labels of the fields.', {
          name: text('Label of the first field.', { default: 'Name' }),
          email: text('Label of the field for the email address.', { default: 'Email' }),
          subject: text('Label of the field for the subject.', { default: 'Subject' }),
          message: text('Label of the field for the message.', { default: 'Message' }),
        }),
        fields: {
          title: 'ContactFields',
          type: 'object',
          description:
            'More fields, by the names that the service receives: `phone: { label: Phone, type: phone }`. Checkboxes are below the message, all others above it.',
          propertyNames: { pattern: '^[a-z][A-Za-z0-9_-]*$', not: { enum: taken } },
          additionalProperties: field,
          synonyms: ['extra-fields', 'inputs', 'questions'],
        },
        counter: text('Below the message. {{count}} and {{max}} stand for the numbers.', {
          $comment: afterTyping,
          default: '{{count}}/{{max}} characters',
        }),
        button: text('Button label.', { default: 'Send message' }),
        sending: text('Button label while the message is being sent.', {
          $comment: afterTyping,
          default: 'Processing...',
        }),
        needsScript: inlineMarkdown('Shown only when JavaScript is off.', {
          default: 'This form needs JavaScript. Please turn it on and reload the page.',
        }),
        messages: group(
          'ContactMessages',
          'Messages of the form. {{min}} and {{max}} stand for the limits. Omit a key to keep its default.',
          [],
          {
            name: text('Below a name that is too short.', {
              default: 'Name must be at least {{min}} characters.',
            }),
            email: text('Below an invalid address.', { default: 'Please enter a valid email address.' }),
            subject: text('Below a subject that is too short.', {
              default: 'Subject must be at least {{min}} characters.',
            }),
            short: text('Below a message that is too short.', {
              default: 'Message must be at least {{min}} characters.',
            }),
            long: text('Below a message that is too long.', {
              default: 'Message must not be longer than {{max}} characters.',
            }),
            done: message(
              'When the service has accepted the message.',
              'Message Sent',
              'Thank you. You will hear from us soon.',
            ),
            sent: message(
              'When the message was sent to a service whose answer is unreadable.',
              'Message Sent',
              'Your message was sent. If you don’t hear from us, please get in touch another way.',
            ),
            failed: message(
              'When the message could not be sent.',
              'Message Not Sent',
              'Your message is still here. Please try again in a moment.',
            ),
          },
          { default: {}, $comment: afterTyping },
        ),
      },
    ),
    person: personNearby,
    prompt: group(
      'ContactPrompt',
      'An alternative to writing: below the card, or below the form on narrow screens.',
      ['heading', 'actions'],
      {
        heading: text('Heading of the prompt.', { minLength: 1 }),
        text: inlineMarkdown('A sentence below it.'),
        actions,
      },
    ),
  },
  {
    purpose: 'contact',
    synonyms: 'form contact-form contact-us address contact-details get-in-touch message feedback-form inquiry',
  },
)

export type ContactProps = BlockProps<typeof schema>
