/**
 * What a page may cost its visitors. Bytes are counted after the strongest Brotli compression, as hosts send them,
 * except for the inline script, which isn’t a file. Raise a budget only if visitors gain more than they pay.
 */
export const budgets = {
  /** Bytes of the inline script that runs before the page is shown. 170 of them notice that the typeface is late. */
  firstScript: 2288,
  /** The subset of the font, for pages in Latin letters: 600 bytes of it are for those that only Spanish has. */
  font: 12_800,
  /** Requests of a first visit: the page, its style sheet, its typeface, and pictures at its top. */
  requests: 5,
  /** A page and everything it fetches immediately, as a multiple of its HTML, styles and font. */
  firstVisit: 1.25,
  /** The HTML of any page of a site, its styles inside: with the drawings and the business in the footer. */
  document: 18_500,
  /** The same of a page in a further language: Spanish has longer words, of which Brotli knows fewer than of English. */
  translation: 19_400,
  /** Bytes of script that the page needs once the visitor shows intent, and its files. 1 kB is for lists on several pages. */
  code: 86_500,
  codeFiles: 20,
  /** Bytes of script in the chunk that starts the app. 700 of them are the header, footer and words of the other language. */
  entry: 6_100,
} as const

/** What the figures of `npm run bench` are to reach. `npm run test:all` checks those in bytes and requests, too. */
export const goals = {
  /** Milliseconds of one operation on the site file, and on one of 1,000 pages; share of the time of a parse. */
  edit: 5,
  editLarge: 15,
  editShare: 0.1,
  /** Requests that scrolling to the end of a page adds, without pictures. */
  scrolledRequests: 0,
  /** HTML of each page of the site in `tools/bench/fixtures`, whose texts are shorter: one round trip. */
  benchDocument: 14_000,
  /** What the first use of a calculator downloads. */
  firstUse: 75_000,
  /** Everything that a visitor downloads who books a demo on the front page; 17 kB of it place the calendar. */
  booking: 139_000,
  /** Milliseconds on a slow phone until the calculator answers, and its longest task over 50 ms. */
  firstUseTime: 1500,
  firstUseBlocking: 80,
  /** Largest paint, as a multiple of that of a page without script. */
  largestPaint: 1.1,
  /** Time to the next page after a form was used, as a multiple of the time before. Noise adds up to a tenth. */
  nextPage: 1.1,
  /** Milliseconds that each page beyond the tenth adds to a build, seconds of 10 pages, bytes of 10,000 pages. */
  buildPage: 2,
  smallBuild: 1.5,
  output: 350_000_000,
  /** Milliseconds from a save to the screen, with 10 and with 1,000 pages. */
  smallSave: 31,
  largeSave: 40,
} as const
