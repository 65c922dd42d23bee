import type { JSONSchema } from 'json-schema-to-ts'
import { action, eventName, image } from './shapes.ts'
import type { Compiled } from './values.ts'

/** The sections of `site.yaml` apart from the blocks, whose schemas live in their folders. */

const name = '^[a-z][A-Za-z0-9-]*$'

const blocks = {
  type: 'array',
  minItems: 1,
  description: 'The blocks of the page, in the order in which a visitor meets them.',
  items: { $ref: '#/$defs/block' },
} as const satisfies JSONSchema

const siteSection = {
  type: 'object',
  description: 'Who this site belongs to. Everything here can be used in text as {site.name}, {site.phone} …',
  additionalProperties: false,
  required: ['name', 'url'],
  properties: {
    name: { type: 'string', minLength: 1, description: 'Name of the business, as visitors know it.' },
    url: {
      type: 'string',
      format: 'origin',
      description: 'Address of the finished site, without a path: https://www.example.com.',
    },
    language: {
      type: 'string',
      pattern: '^[a-z]{2}(-[A-Z]{2})?$',
      description: 'Language of the texts; numbers and prices follow it. Default: en.',
    },
    words: {
      title: 'InterfaceWords',
      type: 'object',
      description: 'What buttons and signs of the page itself say, for a site that is not in English.',
      additionalProperties: false,
      properties: {
        skip: {
          type: 'string',
          minLength: 1,
          description: 'First link for the keyboard. Default: Skip to content.',
        },
        navigation: {
          type: 'string',
          minLength: 1,
          description: 'Name of the menu in the header. Default: Main.',
        },
        close: { type: 'string', minLength: 1, description: 'Closes a dialog or the menu. Default: Close.' },
        dismiss: {
          type: 'string',
          minLength: 1,
          description: 'Takes a short message away. Default: Dismiss.',
        },
        notifications: {
          type: 'string',
          minLength: 1,
          description: 'Name of the place where short messages appear. Default: Notifications.',
        },
        loading: {
          type: 'string',
          minLength: 1,
          description: 'While something is on its way. Default: Loading...',
        },
        unreachable: {
          type: 'string',
          minLength: 1,
          description:
            'When the site can’t be reached. Default: This could not be loaded. Check your connection and try again.',
        },
        loadService: {
          type: 'string',
          minLength: 1,
          description:
            'On the button that loads a service into the page; {{service}} stands for its label. Default: Load {{service}}.',
        },
        openService: {
          type: 'string',
          minLength: 1,
          description: 'On the link beside it. Default: Open {{service}} in a new tab.',
        },
        fromHost: {
          type: 'string',
          minLength: 1,
          description: 'Says whose a service is; {{host}} stands for the address. Default: From {{host}}.',
        },
        beforeLoad: {
          type: 'string',
          minLength: 1,
          description: 'Beside that. Default: Nothing is sent there before you load it.',
        },
        slow: {
          type: 'string',
          minLength: 1,
          description: 'When a service does not answer. Default: This takes longer than it should.',
        },
        remember: {
          type: 'string',
          minLength: 1,
          description: 'On the box that keeps a consent. Default: Remember this on my device.',
        },
        forget: {
          type: 'string',
          minLength: 1,
          description: 'Takes a consent back. Default: Forget my consent.',
        },
      },
    },
    logo: {
      type: 'string',
      format: 'icon',
      description: 'Icon before the name in the header. Default: a waveform.',
    },
    shareImages: {
      enum: ['pages', 'site', 'none'],
      description:
        'The pictures that networks and messengers show for a link. pages: one is made for each page, with its title. site: one for all, with the name. none: only those that pages name themselves. Default: pages; for more than 500 pages, site.',
    },
    phone: {
      type: 'string',
      format: 'phone',
      description: 'Main phone number, in quotes: "+1 202 555 0143".',
    },
    email: { type: 'string', format: 'email', description: 'Main email address.' },
    address: { type: 'string', description: 'Postal address, one line.' },
    hours: { type: 'string', description: 'When somebody answers: Mon-Fri 9am-6pm EST.' },
  },
} as const satisfies JSONSchema

const color = { type: 'string', format: 'color' } as const

const themeSection = {
  type: 'object',
  description: 'Colours, type and corners. Leave a line out to keep the default.',
  additionalProperties: false,
  properties: {
    colors: {
      type: 'object',
      description: 'Colours as "#rrggbb", in quotes.',
      additionalProperties: false,
      properties: {
        accent: { ...color, description: 'Links, focus and selected things.' },
        ink: { ...color, description: 'Text, and the dark bands.' },
        paper: { ...color, description: 'Background of the page.' },
        pink: { ...color, description: 'First colour of the aurora and of plans.' },
        violet: { ...color, description: 'Second colour of the aurora and of plans.' },
        aqua: { ...color, description: 'Third colour of the aurora and of plans.' },
      },
    },
    font: {
      type: 'object',
      description: 'The typeface, a variable .woff2 file in `public`.',
      additionalProperties: false,
      required: ['name', 'file'],
      properties: {
        name: { type: 'string', description: 'Name of the typeface.' },
        file: { type: 'string', format: 'file', description: 'Path below `public`: /fonts/my-font.woff2.' },
      },
    },
    radius: {
      type: 'integer',
      minimum: 0,
      maximum: 40,
      description: 'Roundness of cards in pixels. Default: 20.',
    },
  },
} as const satisfies JSONSchema

const servicesSection = {
  type: 'object',
  description: 'Every outside address the site uses, once. Blocks and actions refer to it by name.',
  propertyNames: { pattern: name },
  additionalProperties: {
    title: 'Service',
    type: 'object',
    description: 'One outside service.',
    additionalProperties: false,
    required: ['url', 'title'],
    properties: {
      url: {
        type: 'string',
        format: 'url',
        description: 'Its address: https://… or a stand-in of the site’s own.',
      },
      title: { type: 'string', description: 'What it is, for people who hear the page: Booking calendar.' },
      label: {
        type: 'string',
        minLength: 1,
        description:
          'What it is called on the button that loads it: the booking calendar. Default: the title.',
      },
      consent: {
        type: 'string',
        minLength: 1,
        format: 'inline-markdown',
        description:
          'What a visitor agrees to before it loads, in dialogs as well: It sets cookies. Without this line a click is enough.',
      },
      script: {
        type: 'string',
        format: 'url',
        description:
          'Address of the provider’s script that goes with its frame, if it has one. It is loaded when the frame is there.',
      },
      data: {
        title: 'FrameData',
        type: 'object',
        description:
          'What that script reads from the frame: `trigger-type: alwaysShow` becomes data-trigger-type.',
        propertyNames: { pattern: name },
        additionalProperties: { type: 'string', description: 'The value, as the provider gives it.' },
      },
    },
  },
} as const satisfies JSONSchema

const checkoutSection = {
  type: 'object',
  description: 'Addresses of the hosted checkout pages: set, then plan tier, then billing period.',
  propertyNames: { pattern: name },
  additionalProperties: {
    type: 'object',
    description: 'One set of plans, by tier.',
    propertyNames: { pattern: name },
    additionalProperties: {
      title: 'Checkout',
      type: 'object',
      description: 'The checkout pages of one plan.',
      additionalProperties: false,
      required: ['monthly', 'annual'],
      properties: {
        monthly: { type: 'string', format: 'url', description: 'Checkout for monthly billing.' },
        annual: { type: 'string', format: 'url', description: 'Checkout for annual billing.' },
      },
    },
  },
} as const satisfies JSONSchema

const event = { type: 'string', pattern: eventName } as const

const analyticsSection = {
  type: 'object',
  description:
    'What the site reports about its use: which buttons were used and which forms were sent, never who did it or what they wrote. Without this section it reports nothing.',
  additionalProperties: false,
  required: ['events'],
  properties: {
    beacon: {
      type: 'string',
      format: 'url',
      description:
        'Address that each event is sent to, as JSON in a POST request. Default: events are put into `window.dataLayer` and stay in the page.',
    },
    events: {
      title: 'Events',
      type: 'object',
      description:
        'What is reported, and the name it is reported under. An action can have another name, with `event`.',
      additionalProperties: false,
      properties: {
        checkout: { ...event, description: 'Somebody went to the checkout of a plan: plan_chosen.' },
        call: { ...event, description: 'Somebody called a phone number: call_started.' },
        dialog: { ...event, description: 'Somebody opened a window: window_opened.' },
        href: { ...event, description: 'Somebody followed a link to another site: left_for.' },
        appointment: { ...event, description: 'Somebody sent the form of an appointment: demo_booked.' },
        contact: { ...event, description: 'Somebody sent the contact form: message_sent.' },
        access: { ...event, description: 'Somebody sent the form before a gated demo: access_granted.' },
      },
    },
  },
} as const satisfies JSONSchema

const headerSection = {
  type: 'object',
  description: 'The bar at the top of every page.',
  additionalProperties: false,
  required: ['links'],
  properties: {
    links: { type: 'array', items: action, description: 'The menu.' },
    action: { ...action, description: 'The button at the end of the bar.' },
    menuTitle: {
      type: 'string',
      description: 'Title of the slide-in menu on narrow screens. Default: Menu.',
    },
  },
} as const satisfies JSONSchema

const footerSection = {
  type: 'object',
  description: 'The end of every page.',
  additionalProperties: false,
  properties: {
    tagline: { type: 'string', description: 'One sentence below the name.' },
    columns: {
      type: 'array',
      description: 'Columns of links.',
      items: {
        title: 'FooterColumn',
        type: 'object',
        description: 'A titled column of links.',
        additionalProperties: false,
        required: ['title', 'links'],
        properties: {
          title: { type: 'string', description: 'Title of the column.' },
          links: { type: 'array', minItems: 1, items: action, description: 'Its links.' },
        },
      },
    },
    social: { type: 'array', items: action, description: 'Links to social networks, each with an icon.' },
    copyright: { type: 'string', description: 'Follows “© 2026”; the year keeps itself current.' },
  },
} as const satisfies JSONSchema

const dialogSchema = {
  title: 'Dialog',
  type: 'object',
  description: 'A window over the page, opened by actions with `dialog:`.',
  additionalProperties: false,
  required: ['title', 'blocks'],
  properties: {
    title: { type: 'string', description: 'Title of the window.' },
    description: { type: 'string', format: 'inline-markdown', description: 'A sentence below the title.' },
    size: { enum: ['small', 'medium', 'large'], description: 'Width of the window. Default: medium.' },
    blocks,
  },
} as const satisfies JSONSchema

const parameterSchema = {
  title: 'Parameter',
  type: 'object',
  description: 'The values a `:name` in a path can take, and what happens with any other.',
  additionalProperties: false,
  required: ['in'],
  properties: {
    in: {
      description: 'Name of a collection under `content`, or a list of values.',
      anyOf: [
        { type: 'string', format: 'collection' },
        { type: 'array', minItems: 1, items: { type: 'string' } },
      ],
    },
    missing: { type: 'string', description: 'Value to show when the path ends before this parameter.' },
    unknown: {
      description: 'What to do with any other value. Default: the not-found page.',
      anyOf: [
        { const: 'not-found' },
        {
          title: 'UnknownRedirect',
          type: 'object',
          description: 'Go to another page.',
          additionalProperties: false,
          required: ['redirect'],
          properties: { redirect: { type: 'string', format: 'page', description: 'Path to go to.' } },
        },
        {
          title: 'UnknownFallback',
          type: 'object',
          description: 'Show the page of another value, keep the address.',
          additionalProperties: false,
          required: ['show'],
          properties: { show: { type: 'string', description: 'The value whose page is shown.' } },
        },
      ],
    },
  },
} as const satisfies JSONSchema

const pageSchema = {
  title: 'Page',
  type: 'object',
  description: 'A page, or with parameters in its path a family of pages.',
  additionalProperties: false,
  required: ['path', 'title', 'blocks'],
  properties: {
    path: {
      type: 'string',
      format: 'path',
      description: 'Its address on this site: /pricing, or /industries/:industry with a parameter.',
    },
    params: {
      type: 'object',
      description: 'One entry for each :parameter of the path.',
      propertyNames: { pattern: name },
      additionalProperties: parameterSchema,
    },
    title: {
      type: 'string',
      minLength: 1,
      description: 'Title for the browser’s tab and for search results.',
    },
    description: { type: 'string', description: 'One or two sentences for search results.' },
    shareImage: {
      ...image,
      description:
        'The picture that networks and messengers show for a link to this page, best 1200 × 630 pixels. Default: one is made with its title.',
    },
    index: { enum: ['yes', 'no'], description: 'May search engines list the page? Default: yes.' },
    pinchZoom: {
      type: 'boolean',
      description: 'false stops zooming with two fingers (WCAG 1.4.4 asks you not to).',
    },
    loader: {
      type: 'integer',
      minimum: 100,
      maximum: 3000,
      description:
        'Milliseconds for which visitors who arrive see a loading sign below the first block. Default: none.',
    },
    frame: {
      enum: ['full', 'plain'],
      description: 'full: header and footer. plain: logo and a short footer. Default: full.',
    },
    footerLinks: {
      type: 'array',
      minItems: 1,
      items: action,
      description: 'Links in the last line of the page, beside the copyright.',
    },
    blocks,
  },
} as const satisfies JSONSchema

const redirectSchema = {
  title: 'Redirect',
  type: 'object',
  description: 'An old address that leads to a new one.',
  additionalProperties: false,
  required: ['from', 'to'],
  properties: {
    from: { type: 'string', format: 'path', description: 'The old path.' },
    to: { type: 'string', format: 'page', description: 'The page to go to.' },
  },
} as const satisfies JSONSchema

/** The whole of `site.yaml`; `#/$defs/block` is added by `composeSchema`. */
export const siteFileSchema = {
  type: 'object',
  description: 'A Pagewright site.',
  additionalProperties: false,
  required: ['site', 'pages'],
  properties: {
    site: siteSection,
    theme: themeSection,
    services: servicesSection,
    checkout: checkoutSection,
    analytics: analyticsSection,
    header: headerSection,
    footer: footerSection,
    content: {
      type: 'object',
      description: 'Shared content and facts. Blocks take it with `from:`, texts with {placeholders}.',
      propertyNames: { pattern: name },
    },
    dialogs: {
      type: 'object',
      description: 'Windows that actions open by name.',
      propertyNames: { pattern: name },
      additionalProperties: dialogSchema,
    },
    redirects: { type: 'array', items: redirectSchema, description: 'Old addresses that lead to new ones.' },
    pages: {
      type: 'object',
      description: 'The pages, in any order. The page at /404 is the not-found page.',
      minProperties: 1,
      propertyNames: { pattern: name },
      additionalProperties: pageSchema,
    },
  },
} as const satisfies JSONSchema

export type SiteSettings = Compiled<typeof siteSection>
export type ThemeSettings = Compiled<typeof themeSection>
export type AnalyticsSettings = Compiled<typeof analyticsSection>
export type HeaderSettings = Compiled<typeof headerSection>
export type FooterSettings = Compiled<typeof footerSection>
