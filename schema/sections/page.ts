import { choice, group, list, text } from '../fields.ts'
import { action, blocks, image, name } from '../shapes.ts'

const parameterSchema = group(
  'Parameter',
  'The values a `:name` in a path can take, and what happens with any other.',
  ['in'],
  {
    in: {
      description: 'Name of a collection under `content`, or a list of values.',
      anyOf: [
        { type: 'string', format: 'collection' },
        { type: 'array', minItems: 1, items: { type: 'string' } },
      ],
    },
    missing: text('Value to show when the path ends before this parameter.'),
    unknown: {
      description: 'What to do with any other value. Default: the not-found page.',
      anyOf: [
        { const: 'not-found' },
        group('UnknownRedirect', 'Go to another page.', ['redirect'], {
          redirect: text('Path to go to.', { format: 'page' }),
        }),
        group('UnknownFallback', 'Show the page of another value, keep the address.', ['show'], {
          show: text('The value whose page is shown.'),
        }),
      ],
    },
  },
)

export const pageSchema = group(
  'Page',
  'A page, or with parameters in its path a family of pages.',
  ['path', 'title', 'blocks'],
  {
    path: text('Its address on this site: /pricing, or /industries/:industry with a parameter.', {
      format: 'path',
    }),
    params: {
      type: 'object',
      description: 'One entry for each :parameter of the path.',
      propertyNames: { pattern: name },
      additionalProperties: parameterSchema,
    },
    title: text('Title for the browser’s tab and for search results.', { minLength: 1 }),
    description: text('One or two sentences for search results.'),
    shareImage: {
      ...image,
      description:
        'The picture that networks and messengers show for a link to this page, best 1200 × 630 pixels. Default: one is made with its title.',
    },
    index: choice(['yes', 'no'], 'May search engines list the page?', { default: 'yes' }),
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
    frame: choice(['full', 'plain'], 'full: header and footer. plain: logo and a short footer.', {
      default: 'full',
    }),
    footerLinks: list('Links in the last line of the page, beside the copyright.', action, { minItems: 1 }),
    blocks,
  },
)

export const redirectSchema = group('Redirect', 'An old address that leads to a new one.', ['from', 'to'], {
  from: text('The old path.', { format: 'path' }),
  to: text('The page to go to.', { format: 'page' }),
})

/** The whole of `site.yaml`; `#/$defs/block` is added by `composeSchema`. */
