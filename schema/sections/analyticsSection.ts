import { choice, defaults, group, inlineMarkdown, list, section, text } from '../fields.ts'
import { eventName, name } from '../shapes.ts'
import { word } from './interfaceWords.ts'

const event = { type: 'string', pattern: eventName } as const

/** A text that scripts read and nobody else, so that it stays as it is written. */
const code = { pattern: '.' } as const

const command = list('A command: its name, and what belongs to it.', {
  type: ['string', 'number', 'boolean', 'object'],
  ...code,
})

const globalName = { pattern: '^[A-Za-z_$][\\w$]*$' } as const

const provider = group(
  'CountingService',
  'The service that counts visits with a script of its own: Plausible, Matomo, Google Analytics.',
  ['name', 'script'],
  {
    name: text('What visitors know it as: Google Analytics.', { minLength: 1 }),
    script: text(
      'Address of its script, the `src` in the lines that it gives you: https://plausible.io/js/script.js.',
      {
        format: 'url',
      },
    ),
    data: {
      title: 'ScriptData',
      synonyms: ['attributes'],
      type: 'object',
      description: 'Data attributes of the script: `data-domain="acme.com"` is `domain: acme.com`.',
      propertyNames: { pattern: name },
      additionalProperties: text('The value, as the service gives it.', code),
    },
    hosts: list(
      'More hosts that the script talks to. That of the script itself is always allowed.',
      text('Its address without a path: https://stats.acme.com, or https://*.acme.com for all below it.', {
        pattern: '^https://(\\*\\.)?[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+(:\\d+)?$',
      }),
    ),
    consent: choice(
      ['ask', 'no'],
      'Whether visitors are asked before the script loads. ask: nothing is sent until they allow it. no: the service stores nothing on their devices and needs no consent. Default: ask.',
      { default: 'ask' },
    ),
    notice: inlineMarkdown('What visitors are asked, with a link to your privacy page. Default: the words `ask`.', {
      minLength: 1,
    }),
    call: text('Name of the function in its lines, if they have one: plausible, gtag.', globalName),
    queue: text(
      'Name of the list in its lines: dataLayer, _paq. Default: with `call`, the list `q` of that function; otherwise `dataLayer`.',
      globalName,
    ),
    start: list('The commands in its lines, which run before the script.', command),
    event: list(
      'The command for an event: `"{{event}}"` stands for its name, `"{{label}}"` for the text of the button and `"{{page}}"` for the path of the page. Default: none.',
      command.items,
    ),
    words: defaults('CountingWords', 'Texts of the notice.', {
      ask: word(
        'May {{service}} count your visit? It can store data on this device. You can change your answer at the end of each page.',
        'The question. {{service}} stands for the name of the service.',
      ),
      refuse: word('Refuse', 'Label of the button that refuses.'),
      allow: word('Allow', 'Label of the button that allows.'),
      choices: word(
        'Privacy choices',
        'Name of the notice, and of the button at the end of each page that opens it again.',
      ),
    }),
  },
)

export const analyticsSection = section(
  'What the site reports about its use: which buttons were clicked and which forms were sent, never who did it or what they wrote. Without this section, it reports nothing.',
  [],
  {
    provider,
    beacon: text(
      'Address that each event is sent to, as JSON in a POST request. Default: events are pushed to `window.dataLayer` and stay in the page.',
      { format: 'url', answeredByHost: true },
    ),
    events: group(
      'Events',
      'The events to report and their names. An action can set its own name with `event`.',
      [],
      {
        checkout: { ...event, description: 'A visitor went to the checkout of a plan: plan_chosen.' },
        call: { ...event, description: 'A visitor called a phone number: call_started.' },
        dialog: { ...event, description: 'A visitor opened a dialog: dialog_opened.' },
        href: { ...event, description: 'A visitor followed a link to another site: link_followed.' },
        appointment: { ...event, description: 'A visitor sent an appointment form: demo_booked.' },
        contact: { ...event, description: 'A visitor sent the contact form: message_sent.' },
        access: { ...event, description: 'A visitor sent a gated form: access_granted.' },
      },
      { default: {} },
    ),
  },
  { anyOf: [{ required: ['events'] }, { required: ['provider'] }] },
)
