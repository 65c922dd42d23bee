import type { ProblemKinds } from '../problemKind.ts'

/** Problems with the paths of pages and redirects. */
export const routeKinds = {
  'bad-path': {
    id: 'PW033',
    title: 'Invalid path',
    meaning: 'The path of the page isn’t a valid address.',
    why: 'Nobody could open the page.',
    fix: 'Start with a slash, don’t end with one, and use letters, digits and dashes in between.',
    fixture: 'path-without-slash',
  },
  'duplicate-path': {
    id: 'PW034',
    title: 'Same path twice',
    meaning: 'Two pages, or a page and a redirect, have the same path.',
    why: 'Only one of them could ever be seen.',
    fix: 'Give one of them a different path.',
    fixture: 'duplicate-path',
  },
  'no-not-found-page': {
    id: 'PW035',
    title: 'No not-found page',
    meaning: 'The site has no page at `/404`.',
    why: 'Visitors with an old or mistyped address would see the hosting provider’s error page.',
    fix: 'Add the page that the message shows.',
    fixture: 'no-not-found-page',
  },
  'unknown-parameter': {
    id: 'PW036',
    title: 'Unknown parameter',
    meaning: 'The `:name` in the path and the name under `params` don’t match.',
    why: 'It isn’t clear which pages to make.',
    fix: 'Write both names the same way.',
    fixture: 'misspelt-parameter',
  },
  'unknown-value': {
    id: 'PW037',
    title: 'Unknown parameter value',
    meaning: 'The value to use for missing or unknown parameters isn’t one of the parameter’s values.',
    why: 'There would be no page to show.',
    fix: 'Use one of the values listed in the message.',
    fixture: 'unknown-missing-value',
  },
  'too-many-pages': {
    id: 'PW038',
    title: 'Too many pages',
    meaning: 'The parameters in this path produce more pages than any site needs.',
    why: 'Building them would take hours.',
    fix: 'Use fewer parameters in the path, or fewer values.',
    fixture: 'too-many-pages',
  },
  'circular-redirect': {
    id: 'PW039',
    title: 'Redirects in a circle',
    meaning: 'Redirects lead to one another and never reach a page.',
    why: 'The browser would give up with an error.',
    fix: 'Point one of them at a page.',
    fixture: 'circular-redirect',
  },
} as const satisfies ProblemKinds
