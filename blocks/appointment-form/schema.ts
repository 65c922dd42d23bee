import type { BlockProps } from '../../schema/block.ts'
import { block, group, section, text } from '../../schema/fields.ts'
import { blockBase, personNearby, steps } from '../../schema/shapes.ts'

const time = {
  type: 'string',
  /** A time, or a placeholder for one. */
  pattern: '^(?:(?:1[0-2]|[1-9]):[0-5][0-9] (?:AM|PM)|(?:[01]?[0-9]|2[0-3]):[0-5][0-9]|\\{[^{}]+\\})$',
  patternErrorMessage: 'Write 9:00 AM, or on the 24-hour clock 9:00.',
} as const

const messageParts = { title: text('Two or three words.'), text: text('A sentence.') }

function message(description: string, title: string, sentence: string) {
  const standard = { default: { title, text: sentence } }
  return group('Message', description, ['title', 'text'], messageParts, standard)
}

const afterSending = 'Not in the HTML: it answers what the visitor does with the form.'

export const schema = block(
  'appointment-form',
  'A form for requesting an appointment: contact details, a weekday and a time.',
  ['submit'],
  {
    ...blockBase,
    ...steps,
    person: personNearby,
    submit: text(
      'Name of the service that takes the request. It receives the fields name, email, phone, company, date (2026-12-01), time and timezone, and its answer decides whether they were sent.',
      { format: 'endpoint' },
    ),
    slots: section(
      'The times to choose from.',
      ['first', 'last', 'every'],
      {
        first: { ...time, description: 'The first time: 9:00 AM, or 9:00.' },
        last: { ...time, description: 'The last time: 4:30 PM, or 16:30.' },
        every: { type: 'integer', minimum: 5, description: 'Minutes from one time to the next.' },
      },
      { default: { first: '9:00 AM', last: '4:30 PM', every: 30 } },
    ),
    timezone: text(
      'Time zone of the times: America/New_York. Visitors elsewhere read its name beside them. Default: that of each visitor.',
      { format: 'timezone' },
    ),
    button: text('Button label.', { default: 'Schedule demo' }),
    sending: text('Button label while the form is being sent.', {
      default: 'Scheduling...',
      $comment: afterSending,
    }),
    labels: section(
      'Labels of the fields.',
      [],
      {
        name: text('Label of the first field.', { default: 'Name' }),
        email: text('Label of the field for the email address.', { default: 'Email' }),
        phone: text('Label of the field for the phone number.', { default: 'Phone' }),
        company: text('Label of the field for the company.', { default: 'Company' }),
        date: text('Label of the field for the day.', { default: 'Date' }),
        time: text('Label of the field for the time of day.', { default: 'Time' }),
      },
      { default: {} },
    ),
    datePlaceholder: text('Shown in the empty date field.', { default: 'Select a date' }),
    timePlaceholder: text('Shown in the empty time field.', { default: 'Select a time' }),
    needsScript: text('Shown only when JavaScript is off.', {
      default: 'This form needs JavaScript. Please turn it on and reload the page.',
    }),
    messages: section(
      'Messages of the form. Omit a key to keep its default.',
      [],
      {
        required: text('Below an empty field.', { default: 'Please fill in this field.' }),
        choose: text('Below a date or time that was not chosen.', { default: 'Please choose one.' }),
        email: text('Below an invalid address.', { default: 'Please enter a valid email address.' }),
        phone: text('Below an invalid phone number.', { default: 'Please enter a valid phone number.' }),
        missing: message(
          'While the date or time is missing. The text is also below the button, which is disabled until then.',
          'Missing information',
          'Please select both a date and time for your demo.',
        ),
        failed: message(
          'When the request could not be sent.',
          'Scheduling Error',
          "We couldn't schedule your demo. Please try again later.",
        ),
        done: message(
          'When the service has accepted the request. {{date}} and {{time}} stand for the chosen date and time.',
          'Demo Scheduled!',
          'Your demo is scheduled for {{date}} at {{time}}.',
        ),
        sent: message(
          'When the request was sent to a service whose answer is unreadable. {{date}} and {{time}} stand for the chosen date and time.',
          'Request Sent',
          'Your request for {{date}} at {{time}} was sent. If you don’t hear from us, please get in touch another way.',
        ),
        confirmation: text('Last sentence after the service has accepted the request.', {
          default: "We've sent a confirmation to your email with all the details.",
        }),
      },
      { default: {}, $comment: afterSending },
    ),
  },
  {
    purpose: 'contact',
    synonyms:
      'booking appointment appointments reservation reservations book schedule-form book-now meeting demo booking-form',
  },
)

export type AppointmentFormProps = BlockProps<typeof schema>
