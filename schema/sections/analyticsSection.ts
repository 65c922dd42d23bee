import { group, section, text } from '../fields.ts'
import { eventName } from '../shapes.ts'

const event = { type: 'string', pattern: eventName } as const

export const analyticsSection = section(
  'What the site reports about its use: which buttons were clicked and which forms were sent, never who did it or what they wrote. Without this section, it reports nothing.',
  ['events'],
  {
    beacon: text(
      'Address that each event is sent to, as JSON in a POST request. Default: events are pushed to `window.dataLayer` and stay in the page.',
      { format: 'url', answeredByHost: true },
    ),
    events: group('Events', 'The events to report and their names. An action can set its own name with `event`.', [], {
      checkout: { ...event, description: 'A visitor went to the checkout of a plan: plan_chosen.' },
      call: { ...event, description: 'A visitor called a phone number: call_started.' },
      dialog: { ...event, description: 'A visitor opened a dialog: dialog_opened.' },
      href: { ...event, description: 'A visitor followed a link to another site: link_followed.' },
      appointment: { ...event, description: 'A visitor sent an appointment form: demo_booked.' },
      contact: { ...event, description: 'A visitor sent the contact form: message_sent.' },
      access: { ...event, description: 'A visitor sent a gated form: access_granted.' },
    }),
  },
)
