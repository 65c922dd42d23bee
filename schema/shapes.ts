import type { JSONSchema } from 'json-schema-to-ts'
import { choice, group, inlineMarkdown, list, text } from './fields.ts'
import type { Schema } from './values.ts'

/**
 * Shapes that blocks and site sections share. A shape with a `title` becomes one named definition
 * of the composed schema, so an author meets the same help everywhere.
 */

/** One destination of each kind that an action can have; an action has exactly one. */
const actionTargets = {
  to: text('Path of a page of this site, with an optional anchor: /pricing or /pricing#plans.', {
    format: 'page',
  }),
  href: text('Address outside this site: https:, mailto: or tel:. Opens in a new tab.', {
    format: 'url',
  }),
  dialog: text('Name of a dialog declared under `dialogs`; it opens over the page.', { format: 'dialog' }),
  scrollTo: text('The `id` of a block on the same page; the page scrolls there.', { format: 'anchor' }),
  call: text('Phone number to call, in quotes: "+1 202 555 0143". Usually "{site.phone}".', {
    format: 'phone',
  }),
  checkout: text('A plan of the `checkout` table, as set.tier: service-contractors.starter. Opens in a new tab.', {
    format: 'checkout',
  }),
  inert: { const: true, description: 'A button that deliberately does nothing.' },
} as const satisfies Record<string, JSONSchema>

/** What an author can call a page, a dialog, a service and the like. */
export const name = '^[a-z][A-Za-z0-9-]*$'

/** What events can be called. */
export const eventName = '^[A-Za-z][A-Za-z0-9_-]*$'

export const action = group(
  'Action',
  'A button or link. It has a label and exactly one destination.',
  ['label'],
  {
    label: text('The label of the button or link.', { minLength: 1 }),
    icon: text('Icon before the label, a name from tabler.io/icons.', { format: 'icon' }),
    ...actionTargets,
    period: choice(
      ['monthly', 'annual', 'selected'],
      'With `checkout`: the billing period. `selected`, the default, follows the visitor’s choice.',
    ),
    event: text(
      'Event name to report when it is used, on sites with `analytics`: video_opened. Default: the event of its kind.',
      { pattern: eventName },
    ),
    broken: {
      const: 'intended',
      description: 'With `to`: marks a link whose page deliberately does not exist. Without this mark, it is an error.',
    },
  },
  {
    oneOf: [
      { required: ['to'] },
      { required: ['href'] },
      { required: ['dialog'] },
      { required: ['scrollTo'] },
      { required: ['call'] },
      { required: ['checkout'] },
      { required: ['inert'] },
    ],
  },
)

export const actions = list('Buttons and links. The first gets the strongest style.', action, { minItems: 1 })

export const icon = text('Name of an icon, as listed on tabler.io/icons: phone, calendar-check, users.', {
  format: 'icon',
})

/** What authors call a picture. */
const pictureWords = ['image', 'photo', 'picture', 'img', 'portrait'] as const

export const image = group(
  'Image',
  'An image from the `public` folder.',
  ['src', 'alt'],
  {
    src: text('Path under `public`, starting with a slash: /images/team.jpg.', {
      format: 'image',
      fills: 360,
    }),
    alt: text('What the image shows, for people who cannot see it. Empty if it is decorative.'),
  },
  { synonyms: pictureWords },
)

/** How a picture is shown that is cut to fit its place. */
export const pictureKeys = {
  src: image.properties.src,
  alt: image.properties.alt,
  focus: text(
    'The place that is always in sight where the picture is cut: `center`, `top`, `left`, or from the left and the top: "30% 60%".',
    {
      pattern: '^(?:center|top|bottom|left|right|(?:100|[1-9]?\\d)% (?:100|[1-9]?\\d)%)$',
      patternErrorMessage:
        'This must be `center`, `top`, `bottom`, `left`, `right`, or two percentages, from the left and from the top: "30% 60%".',
      default: 'center',
    },
  ),
  duotone: { const: true, description: 'Draws the picture in two colors of the theme.' },
} as const

export const picture = group('Picture', 'A picture that is cut to fit its place.', ['src', 'alt'], pictureKeys, {
  synonyms: pictureWords,
})

/** Names of the colors of ornaments, which `theme.colors` sets, and those that they had. */
export const ornamentColors = ['first', 'second', 'third'] as const
export const formerColors = { renamed: { pink: 'first', violet: 'second', aqua: 'third' } } as const

export const portrait = text('A picture of the person, a path under `public`: /images/ana.jpg.', {
  format: 'image',
  fills: 280,
  synonyms: pictureWords,
})

export const currency = text('Currency, as three letters: USD, EUR. Default: that of `site`.', {
  format: 'currency',
})

/** The height of a frame from an outside service, in pixels. */
export function frameHeight<const Title extends string>(title: Title, description: string) {
  const pixels = { type: 'integer', minimum: 100, maximum: 3000 } as const
  return group(title, description, ['mobile', 'desktop'], {
    mobile: { ...pixels, description: 'On screens of up to 768 pixels.' },
    desktop: { ...pixels, description: 'On wider screens.' },
  })
}

/** When a service loads. */
export const loads = choice(
  ['click', 'visit'],
  'When the service loads. click: when the visitor asks for it. visit: with the page, on pages that visitors open for it. In a dialog, it loads when the dialog opens. A service with `consent` always asks first.',
  {
    default: 'click',
    beforeLaunch: {
      kind: 'early-service',
      value: 'visit',
      message: 'The browser of every visitor of the page connects to this service, before a click.',
    },
  },
)

/** What every block accepts; a block's schema spreads it first. */
export const blockBase = {
  id: text('Anchor of this block, for links and buttons that lead to it. Lowercase letters, digits and dashes.', {
    pattern: '^[a-z][a-z0-9-]*$',
  }),
  tone: choice(
    ['plain', 'tinted', 'dark'],
    'Background of the section: plain (that of the page), tinted (slightly darker) or dark.',
  ),
  lazy: {
    const: true,
    description:
      'Changes nothing: the styles and the code of every block below the first one load after what is above it.',
  },
  eyebrow: text('A few words above the heading.'),
  heading: text('Heading of the section.', { isHeading: true }),
  intro: inlineMarkdown('One or two sentences below the heading.'),
  image: { ...picture, description: 'A picture beside the heading.' },
} as const satisfies Record<string, Schema>

/** The blocks of a page or dialog. */
export const blocks = list('The blocks of the page, from top to bottom.', { $ref: '#/$defs/block' }, { minItems: 1 })

/** Blocks inside a block: always under the key `blocks`, by which compiler and runtime find them. */
export const nestedBlocks = list(
  'Blocks, from top to bottom.',
  { $ref: '#/$defs/block' },
  { title: 'Blocks', minItems: 1 },
)

/** Marks content that was made up for the demonstration; `check --launch` reports it. */
export const sample = {
  const: true,
  beforeLaunch: { kind: 'sample', message: 'This content is made up (`sample: true`).' },
  description: 'This content is made up. `check --launch` reports it until the mark is removed.',
} as const satisfies Schema

/** A person of the business: in a team, beside a form, or for what a block promises. */
export const person = group('Person', 'One person.', ['name'], {
  name: text('Name of the person.', { minLength: 1 }),
  role: text('What they do: Head baker.'),
  text: inlineMarkdown('One or two sentences about them.'),
  portrait,
  actions: { ...actions, description: 'Ways to reach them: mail, phone, a page.' },
  sample,
})

/** The person beside a form, who answers it. */
export const personNearby = {
  ...person,
  description:
    'Who answers, with a face: `text` says what to expect of them, such as “Maya answers within a day”. A person of a team can be shared content: `person: { from: people.maya }`.',
} as const

/** What happens, step by step. */
export const steps = {
  stepsTitle: text('Above the steps: What happens then.'),
  steps: list(
    'What happens during the appointment or after the form is sent, in order.',
    group('Step', 'One step.', ['title'], {
      title: text('The step in a few words.'),
      text: inlineMarkdown('One sentence about it.'),
    }),
    { minItems: 1, maxItems: 5 },
  ),
} as const satisfies Record<string, Schema>
