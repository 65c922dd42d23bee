import { acceptCollection } from '../collection.ts'
import { choice, group, inlineMarkdown, list, text } from '../fields.ts'
import { action, blocks, image, name } from '../shapes.ts'
import { shownKeys } from '../shown.ts'

const parameterSchema = group(
  'Parameter',
  'The values that a `:name` in a path can take, and what happens for any other.',
  ['in'],
  {
    in: {
      description: 'Name of a collection under `content`, or a list of values.',
      anyOf: [
        { type: 'string', format: 'collection' },
        { type: 'array', minItems: 1, items: { type: 'string' } },
      ],
    },
    by: text(
      'Field of each entry with its value in the address: slug, or landing.id. Default: the key of the entry. An entry without it has no such page.',
      { format: 'field', pattern: '^[\\w-]+(\\.[\\w-]+)*$' },
    ),
    each: text(
      'Field with a list of texts: a page for each text that some entry has, in place of one for each entry.',
      { minLength: 1 },
    ),
    missing: text('Value to show when the path ends before this parameter.'),
    unknown: {
      description: 'What visitors get at a path with any other value. Default: the not-found page.',
      anyOf: [
        { const: 'not-found' },
        group('UnknownRedirect', 'Redirects to another page.', ['redirect'], {
          redirect: text('Page, file or https://… to go to.', { format: 'target' }),
        }),
        group('UnknownFallback', 'Shows the page of another value without changing the address.', ['show'], {
          show: text('The value whose page is shown.'),
        }),
      ],
    },
  },
)

export const pageSchema = group('Page', 'A page, or several if its path has parameters.', ['path', 'title', 'blocks'], {
  path: text('Its address on this site: /pricing, or /industries/:industry with a parameter.', {
    format: 'path',
  }),
  params: {
    type: 'object',
    description: 'One entry for each :parameter of the path.',
    propertyNames: { pattern: name },
    additionalProperties: parameterSchema,
  },
  title: text('Title for the browser tab and search results.', { minLength: 1 }),
  description: text('One or two sentences for search results. Default: the first text of the page.'),
  shareImage: {
    ...image,
    description:
      'The image that social networks and messengers show for a link to this page, ideally 1200 × 630 pixels. Default: one is generated with its title.',
  },
  ...shownKeys,
  index: choice(['yes', 'no'], 'Whether search engines may list the page.', { default: 'yes' }),
  pinchZoom: {
    type: 'boolean',
    description: 'false disables zooming with two fingers, which WCAG 1.4.4 advises against.',
  },
  loader: {
    type: 'integer',
    minimum: 100,
    maximum: 3000,
    description:
      'Milliseconds for which arriving visitors see a loading indicator below the first block. Default: none.',
  },
  frame: choice(
    ['full', 'plain', 'none'],
    'full: header and footer. plain: logo and a short footer. none: only the blocks, for a layout of your own.',
    { default: 'full' },
  ),
  article: group('Article', 'Tells search engines and messengers that the page is an article.', ['date'], {
    date: text('Day on which it was published: "{post.date}".', { format: 'date' }),
    updated: text('Day of its last change.', { format: 'date' }),
    author: text('Name of the person who wrote it. Default: the business.', { minLength: 1 }),
  }),
  feed: acceptCollection(
    list(
      'A feed for people who follow the site in an app, at the address of the page and /feed.xml: { in: posts, sort: -date }.',
      group('FeedEntry', 'One piece of news in a feed.', ['title', 'date', 'path'], {
        title: text('Its title.', { minLength: 1 }),
        date: text('Day on which it was published.', { format: 'date' }),
        updated: text('Day of its last change.', { format: 'date' }),
        author: text('Name of the person who wrote it.', { minLength: 1 }),
        text: text('A summary of one or two sentences.'),
        path: text('The page to read. Default: that of the entry.', { format: 'page' }),
      }),
    ),
  ),
  headerAction: {
    ...action,
    description: 'The button at the end of the bar at the top. Default: that of `header`, with `frame: full`.',
  },
  footerLinks: list('Links in the last line of the page, next to the copyright.', action, { minItems: 1 }),
  blocks,
})

export const redirectSchema = group('Redirect', 'An old address that leads to a new one.', ['from', 'to'], {
  from: text('The old address on this site: /jobs, /index.php?page=3, or /blog/* for everything below.', {
    format: 'path',
  }),
  to: text('Where it leads: a page, a file below `public`, or another site: https://…', { format: 'target' }),
})

export const dialogSchema = group(
  'Dialog',
  'A dialog over the page, opened by actions with `dialog:`.',
  ['title', 'blocks'],
  {
    title: text('Title of the dialog.'),
    description: inlineMarkdown('A sentence below the title.'),
    size: choice(['small', 'medium', 'large'], 'Width of the dialog.', { default: 'medium' }),
    blocks,
  },
)
