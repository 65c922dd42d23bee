/** Errors stop a build; warnings hurt visitors or are probably mistakes; notices are good to know. */
export type Severity = 'error' | 'warning' | 'notice'

interface ProblemKind {
  /** What `check` prints and the docs are named by: never given to another kind, never changed. */
  readonly id: `PW${number}`
  /** A few words for lists and headings. */
  readonly title: string
  /** `error` where nothing stands here. */
  readonly severity?: Exclude<Severity, 'error'>
  /** Must be gone before a site meets real visitors. */
  readonly stopsLaunch?: true
}

const launch = { severity: 'notice', stopsLaunch: true } as const

/**
 * Every kind of problem that the compiler tells apart. A new kind takes the next free id at the end; a kind
 * that is gone leaves its id unused.
 */
export const problemKinds = {
  'unknown-key': { id: 'PW001', title: 'Unknown key' },
  'missing-key': { id: 'PW002', title: 'Missing key' },
  'wrong-type': { id: 'PW003', title: 'Wrong kind of value' },
  'wrong-choice': { id: 'PW004', title: 'Not one of the choices' },
  'unknown-block-type': { id: 'PW005', title: 'Unknown block type' },
  'no-value': { id: 'PW006', title: 'No value' },
  'too-short': { id: 'PW007', title: 'Empty text' },
  'duplicate-key': { id: 'PW008', title: 'The same key twice' },
  'unknown-page': { id: 'PW009', title: 'Link to a page that does not exist' },
  'unknown-anchor': { id: 'PW010', title: 'Link to a block that does not exist' },
  'unknown-dialog': { id: 'PW011', title: 'Unknown dialog' },
  'unknown-service': { id: 'PW012', title: 'Unknown service' },
  'unknown-checkout': { id: 'PW013', title: 'Unknown plan of the checkout' },
  'unknown-icon': { id: 'PW014', title: 'Unknown icon' },
  'unknown-image': { id: 'PW015', title: 'Image without a file' },
  'unknown-file': { id: 'PW016', title: 'Link to a file that does not exist' },
  'unknown-collection': { id: 'PW017', title: 'Unknown collection' },
  'unknown-name': { id: 'PW018', title: 'Unknown name of shared content' },
  'yaml-syntax': { id: 'PW019', title: 'Not readable as YAML' },
  'too-few': { id: 'PW020', title: 'Too few items' },
  'too-many': { id: 'PW021', title: 'Too many items' },
  'too-long': { id: 'PW022', title: 'Text too long' },
  'out-of-range': { id: 'PW023', title: 'Number too small or too large' },
  'wrong-pattern': { id: 'PW024', title: 'Wrong form of text' },
  'wrong-name': { id: 'PW025', title: 'Wrong form of name' },
  'duplicate-item': { id: 'PW026', title: 'The same item twice' },
  'invalid-value': { id: 'PW027', title: 'Value that does not fit' },
  'conflicting-keys': { id: 'PW028', title: 'Keys that exclude each other' },
  'misplaced-key': { id: 'PW029', title: 'Key in the wrong place' },
  'no-destination': { id: 'PW030', title: 'Action without a destination' },
  'several-destinations': { id: 'PW031', title: 'Action with several destinations' },
  'rewritten-number': { id: 'PW032', title: 'Number that changes when it is read' },
  'bad-path': { id: 'PW033', title: 'Wrong form of path' },
  'duplicate-path': { id: 'PW034', title: 'The same path twice' },
  'no-not-found-page': { id: 'PW035', title: 'No page for unknown addresses' },
  'unknown-parameter': { id: 'PW036', title: 'Unknown parameter' },
  'unknown-value': { id: 'PW037', title: 'Unknown value of a parameter' },
  'too-many-pages': { id: 'PW038', title: 'Too many pages' },
  'circular-redirect': { id: 'PW039', title: 'Redirects in a circle' },
  'duplicate-id': { id: 'PW040', title: 'The same id twice' },
  'wrong-reference': { id: 'PW041', title: 'Wrong kind of shared content' },
  'circular-reference': { id: 'PW042', title: 'Shared content that contains itself' },
  'too-much-content': { id: 'PW043', title: 'Too much shared content' },
  'bad-placeholder': { id: 'PW044', title: 'Wrong form of placeholder' },
  'unquoted-placeholder': { id: 'PW045', title: 'Placeholder without quotes' },
  'unsafe-url': { id: 'PW046', title: 'Unsafe address' },
  'bad-url': { id: 'PW047', title: 'Wrong form of address' },
  'bad-email': { id: 'PW048', title: 'Wrong form of email address' },
  'bad-phone': { id: 'PW049', title: 'Wrong form of phone number' },
  'bad-color': { id: 'PW050', title: 'Wrong form of colour' },
  'bad-image': { id: 'PW051', title: 'File that is not an image' },
  'raw-html': { id: 'PW052', title: 'HTML in a text' },
  'not-broken': { id: 'PW053', title: 'Link marked as broken that works' },
  'empty-file': { id: 'PW054', title: 'Empty file' },
  'not-a-site': { id: 'PW055', title: 'File that is not a site' },
  'several-documents': { id: 'PW056', title: 'Several documents in one file' },
  'not-utf8': { id: 'PW057', title: 'File that is not UTF-8 text' },
  'control-character': { id: 'PW058', title: 'Invisible character' },
  'odd-space': { id: 'PW059', title: 'Special space in the indentation' },
  'bad-key': { id: 'PW060', title: 'Key that is not a word' },
  'forbidden-key': { id: 'PW061', title: 'Key that can’t be used' },
  'merge-key': { id: 'PW062', title: 'Merge key' },
  tag: { id: 'PW063', title: 'YAML tag' },
  'unknown-alias': { id: 'PW064', title: 'Unknown alias' },
  'circular-alias': { id: 'PW065', title: 'Alias inside what it repeats' },
  'too-many-aliases': { id: 'PW066', title: 'Too many aliases' },
  'too-deep': { id: 'PW067', title: 'Nested too deep' },
  'pinch-zoom': { id: 'PW068', title: 'Zooming with two fingers turned off', severity: 'warning' },
  'stand-in': { id: 'PW069', title: 'Stand-in for an outside service', ...launch },
  placeholder: { id: 'PW070', title: 'Made-up address or number', ...launch },
  sample: { id: 'PW071', title: 'Made-up content', ...launch },
  'simulated-form': { id: 'PW072', title: 'Form that sends nothing', ...launch },
  'unused-content': { id: 'PW073', title: 'Shared content without use', severity: 'warning' },
  'unused-dialog': { id: 'PW074', title: 'Dialog without use', severity: 'warning' },
  'unused-service': { id: 'PW075', title: 'Service without use', severity: 'warning' },
  'unlinked-page': { id: 'PW076', title: 'Page that no link leads to', severity: 'warning' },
  'unused-file': { id: 'PW077', title: 'File without use', severity: 'warning' },
  'long-title': { id: 'PW078', title: 'Title that search results cut', severity: 'notice' },
  'long-description': { id: 'PW079', title: 'Description that search results cut', severity: 'notice' },
  'accept-without-reason': { id: 'PW080', title: 'Warning accepted without a reason' },
  'nothing-to-accept': { id: 'PW081', title: 'Comment that accepts nothing', severity: 'warning' },
  'comma-in-text': { id: 'PW082', title: 'Comma that ends a text' },
  'year-price': { id: 'PW083', title: 'Price of a year that does not follow', severity: 'warning' },
  'too-large': { id: 'PW084', title: 'Part that is too large' },
  'unreported-event': { id: 'PW085', title: 'Event that nobody hears of', severity: 'warning' },
} as const satisfies Readonly<Record<string, ProblemKind>>

/** Kebab-case kind of problem: `unknown-key`, `missing-key`. */
export type ProblemCode = keyof typeof problemKinds

/** How much a kind of problem matters; with `isLaunch`, right before real visitors come. */
export function severityOf(code: ProblemCode, { isLaunch = false } = {}): Severity {
  const kind: ProblemKind = problemKinds[code]
  return isLaunch && kind.stopsLaunch === true ? 'error' : (kind.severity ?? 'error')
}

const ranks: Readonly<Record<Severity, number>> = { error: 0, warning: 1, notice: 2 }

/** Sorts what matters more first. */
export function bySeverity(a: Severity, b: Severity): number {
  return ranks[a] - ranks[b]
}
