/**
 * What a page may cost its visitors. Bytes are counted after the strongest Brotli compression, as hosts send them,
 * except for the inline script, which isn’t a file. Raise a budget only if visitors gain more than they pay.
 */
export const budgets = {
  /** Bytes of script before the visitor shows intent, all of it inline. */
  firstScript: 2048,
  /** The subset of the font, for a site in one language of Latin letters. */
  font: 12_288,
  /** Requests of a first visit: the page, its typeface, and pictures at its top. */
  requests: 4,
  /** A page and everything it fetches immediately, as a multiple of its HTML and font. */
  firstVisit: 1.25,
  /** The HTML of a page, its styles inside. */
  document: 45_000,
  /** Bytes of script that the page needs once the visitor shows intent, and its files. */
  code: 110_000,
  codeFiles: 20,
  /** Bytes of script in the chunk that starts the app. */
  entry: 12_000,
} as const
