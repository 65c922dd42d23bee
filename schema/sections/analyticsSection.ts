import { group, section, text } from '../fields.ts'
import { eventName } from '../shapes.ts'

const event = { type: 'string', pattern: eventName } as const

export const analyticsSection = section(
  'What the site reports about its use: which buttons were used and which forms were sent, never who did it or what they wrote. Without this section it reports nothing.',
  ['events'],
  {
    beacon: text(
      'Address that each event is sent to, as JSON in a POST request. Default: events are put into `window.dataLayer` and stay in the page.',
      { format: 'url' },
    ),
    events: group(
      'Events',
      'What is reported, and the name it is reported under. An action can have another name, with `event`.',
      [],
      {
        checkout: { ...event, description: 'Somebody went to the checkout of a plan: plan_chosen.' },
        call: { ...event, description: 'Somebody called a phone number: call_started.' },
        dialog: { ...event, description: 'Somebody opened a window: window_opened.' },
        href: { ...event, description: 'Somebody followed a link to another site: left_for.' },
        appointment: { ...event, description: 'Somebody sent the form of an appointment: demo_booked.' },
        contact: { ...event, description: 'Somebody sent the contact form: message_sent.' },
        access: { ...event, description: 'Somebody sent the form before a gated demo: access_granted.' },
      },
    ),
  },
)
