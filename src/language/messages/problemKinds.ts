import { type Severity, severityOf } from '../severity.ts'

/** One kind of problem. Its page, docs/problems/<id>.md, explains it and how to fix it. */
interface ProblemKind {
  /** Printed by `check` and used as the page's file name. Never changed, never given to another kind. */
  readonly id: `PW${number}`
  /** A few words for lists and headings. */
  readonly title: string
  /** An error in `check --launch`. */
  readonly stopsLaunch?: true
}

/**
 * Every kind of problem that the compiler reports. A new kind takes the next free id and gets a page; the id of a
 * kind that was removed stays unused.
 */
export const problemKinds = {
  // Problems of the file as a whole: its encoding, its characters, its size.
  'empty-file': { id: 'PW054', title: 'Empty file' },
  'not-a-site': { id: 'PW055', title: 'Not a site file' },
  'several-documents': { id: 'PW056', title: 'More than one document in the file' },
  'not-utf8': { id: 'PW057', title: 'File is not UTF-8 text' },
  'old-line-ends': { id: 'PW105', title: 'Line ends of old Macs' },
  'control-character': { id: 'PW058', title: 'Invisible character' },
  'odd-space': { id: 'PW059', title: 'Special space in the indentation' },
  'too-deep': { id: 'PW067', title: 'Nested too deeply' },
  'too-large': { id: 'PW084', title: 'Line, page or entry too large' },

  // Problems with the YAML syntax, before any key has a meaning.
  'yaml-syntax': { id: 'PW019', title: 'Invalid YAML' },
  'merge-key': { id: 'PW062', title: 'Merge key' },
  tag: { id: 'PW063', title: 'YAML tag' },
  'unknown-alias': { id: 'PW064', title: 'Unknown alias' },
  'circular-alias': { id: 'PW065', title: 'Alias that contains itself' },
  'too-many-aliases': { id: 'PW066', title: 'Too many aliases' },
  'comma-in-text': { id: 'PW082', title: 'Comma that cuts off a text' },

  // Problems with keys: the words before a colon.
  'unknown-key': { id: 'PW001', title: 'Unknown key' },
  'missing-key': { id: 'PW002', title: 'Missing key' },
  'duplicate-key': { id: 'PW008', title: 'Same key twice' },
  'wrong-name': { id: 'PW025', title: 'Invalid name' },
  'conflicting-keys': { id: 'PW028', title: 'Keys that exclude each other' },
  'misplaced-key': { id: 'PW029', title: 'Key without the key it belongs to' },
  'bad-key': { id: 'PW060', title: 'Key that is not a word' },
  'forbidden-key': { id: 'PW061', title: 'Reserved key' },

  // Problems with the value of a key.
  'wrong-type': { id: 'PW003', title: 'Wrong type of value' },
  'wrong-choice': { id: 'PW004', title: 'Not one of the choices' },
  'unknown-block-type': { id: 'PW005', title: 'Unknown block type' },
  'no-value': { id: 'PW006', title: 'Missing value' },
  'too-short': { id: 'PW007', title: 'Empty text' },
  'too-few': { id: 'PW020', title: 'Too few items' },
  'too-many': { id: 'PW021', title: 'Too many items' },
  'too-long': { id: 'PW022', title: 'Text too long' },
  'out-of-range': { id: 'PW023', title: 'Number out of range' },
  'wrong-pattern': { id: 'PW024', title: 'Invalid format' },
  'duplicate-item': { id: 'PW026', title: 'Same item twice' },
  'invalid-value': { id: 'PW027', title: 'Value that does not fit' },
  'rewritten-number': { id: 'PW032', title: 'Number that loses characters' },
  'three-decimals': { id: 'PW107', title: 'Number with three decimals' },
  'bad-email': { id: 'PW048', title: 'Invalid email address' },
  'bad-phone': { id: 'PW049', title: 'Incomplete phone number' },
  'bad-color': { id: 'PW050', title: 'Invalid color' },
  'bad-date': { id: 'PW094', title: 'Not a date or a time' },
  'ends-early': { id: 'PW102', title: 'End before the start' },
  'empty-period': { id: 'PW122', title: 'End of a time before its start' },
  'wrong-file': { id: 'PW095', title: 'Wrong kind of file' },
  'one-weight': { id: 'PW118', title: 'Typeface without a bold weight' },
  'raw-html': { id: 'PW052', title: 'HTML in a text' },
  'pinch-zoom': { id: 'PW068', title: 'Pinch zoom turned off' },
  'no-words': { id: 'PW120', title: 'Language without words' },
  contradiction: { id: 'PW140', title: 'Claims that contradict each other' },
  'repeated-claim': { id: 'PW141', title: 'Same claim typed twice' },
  'year-price': { id: 'PW083', title: 'Yearly price that doesn’t add up' },

  // Texts that visitors would see differently from how they are written.
  'cut-text': { id: 'PW086', title: 'Text cut off at a special character' },
  'unfinished-text': { id: 'PW087', title: 'Comment after an unfinished sentence' },
  'markup-in-plain-text': { id: 'PW088', title: 'Markup in a plain text' },
  'picture-without-alt': { id: 'PW101', title: 'Picture without a description' },
  'file-name-as-alt': { id: 'PW119', title: 'File name as a description' },
  'image-in-text': { id: 'PW089', title: 'Picture in a text' },
  'hidden-character': { id: 'PW090', title: 'Hidden character in a text' },
  'curly-quotes': { id: 'PW091', title: 'Curly quotes around a text' },
  'lost-sign': { id: 'PW108', title: 'Sign that Markdown reads as a mark' },
  'joined-lines': { id: 'PW109', title: 'Lines that become one' },
  'long-text': { id: 'PW110', title: 'Text too long for its place' },
  'long-heading': { id: 'PW092', title: 'Heading longer than a screen' },

  // Problems with shared content and the placeholders that refer to it.
  'unknown-collection': { id: 'PW017', title: 'Unknown collection' },
  'unknown-name': { id: 'PW018', title: 'Unknown shared content' },
  'wrong-reference': { id: 'PW041', title: 'Wrong type of shared content' },
  'circular-reference': { id: 'PW042', title: 'Shared content that contains itself' },
  'too-much-content': { id: 'PW043', title: 'Too much shared content' },
  'bad-placeholder': { id: 'PW044', title: 'Invalid placeholder' },
  'doubled-braces': { id: 'PW103', title: 'Placeholder in double braces' },
  'unknown-field': { id: 'PW125', title: 'Unknown field of a collection' },
  'mixed-fields': { id: 'PW126', title: 'Field that entries can’t be sorted by' },
  'no-entry-page': { id: 'PW127', title: 'Entry without an address' },
  'bad-paging': { id: 'PW128', title: 'List that can’t have page numbers' },
  'unquoted-placeholder': { id: 'PW045', title: 'Placeholder without quotes' },

  // Problems with references: to pages, dialogs, services, files and outside addresses.
  'unknown-page': { id: 'PW009', title: 'Link to a page that doesn’t exist' },
  'unknown-anchor': { id: 'PW010', title: 'Link to a block that doesn’t exist' },
  'not-shown': { id: 'PW121', title: 'Link to what isn’t shown' },
  'unknown-dialog': { id: 'PW011', title: 'Unknown dialog' },
  'unknown-service': { id: 'PW012', title: 'Unknown service' },
  'unknown-checkout': { id: 'PW013', title: 'Unknown plan in the checkout' },
  'unknown-icon': { id: 'PW014', title: 'Unknown icon' },
  'unknown-image': { id: 'PW015', title: 'Image without a file' },
  'unknown-file': { id: 'PW016', title: 'Link to a file that doesn’t exist' },
  'no-destination': { id: 'PW030', title: 'Action without a destination' },
  'several-destinations': { id: 'PW031', title: 'Action with more than one destination' },
  'duplicate-id': { id: 'PW040', title: 'Same id twice' },
  'unsafe-url': { id: 'PW046', title: 'Unsafe address' },
  'bad-url': { id: 'PW047', title: 'Invalid address' },
  'bad-styles': { id: 'PW114', title: 'Style sheet that can’t be used' },
  'bad-image': { id: 'PW051', title: 'Unreadable image' },
  'small-picture': { id: 'PW106', title: 'Picture smaller than its place' },
  'bad-recording': { id: 'PW098', title: 'Unreadable recording' },
  'large-recording': { id: 'PW099', title: 'Recording too large' },
  'bad-moment': { id: 'PW100', title: 'Time that doesn’t fit its recording' },
  'not-broken': { id: 'PW053', title: 'Working link marked as broken' },

  // Problems with the paths of pages and redirects.
  'bad-path': { id: 'PW033', title: 'Invalid path' },
  'duplicate-path': { id: 'PW034', title: 'Same path twice' },
  'no-not-found-page': { id: 'PW035', title: 'No not-found page' },
  'always-shown': { id: 'PW123', title: 'Page that can’t be left out' },
  'unknown-parameter': { id: 'PW036', title: 'Unknown parameter' },
  'unknown-value': { id: 'PW037', title: 'Unknown parameter value' },
  'duplicate-value': { id: 'PW146', title: 'Same address twice' },
  'too-many-pages': { id: 'PW038', title: 'Too many pages' },
  'circular-redirect': { id: 'PW039', title: 'Redirects in a circle' },
  'limited-redirect': { id: 'PW104', title: 'Redirect that some hosts can’t do' },

  // Things that have no effect or that visitors won't find, and comments that accept warnings.
  'unused-content': { id: 'PW073', title: 'Unused content' },
  'unused-dialog': { id: 'PW074', title: 'Unused dialog' },
  'unused-service': { id: 'PW075', title: 'Unused service' },
  'unlinked-page': { id: 'PW076', title: 'Page without links to it' },
  'no-main-heading': { id: 'PW113', title: 'Page without a main heading' },
  'same-title': { id: 'PW097', title: 'Same title as another page' },
  'unused-file': { id: 'PW077', title: 'Unused file' },
  'replaced-file': { id: 'PW115', title: 'File at the place of a page' },
  'robots-without-sitemap': { id: 'PW116', title: 'robots.txt without the sitemap' },
  'host-conflict': { id: 'PW117', title: 'Line for the host that conflicts with the site’s' },
  'long-title': { id: 'PW078', title: 'Title too long for search results' },
  'wide-header': { id: 'PW112', title: 'Header wider than a laptop' },
  'long-description': { id: 'PW079', title: 'Description too long for search results' },
  'accept-without-reason': { id: 'PW080', title: 'Warning accepted without a reason' },
  'nothing-to-accept': { id: 'PW081', title: 'Comment that accepts nothing' },
  'form-answer': { id: 'PW111', title: 'Form whose answer nobody reads' },
  'unreported-event': { id: 'PW085', title: 'Event that is sent nowhere' },

  // Problems of sites in several languages.
  'missing-translation': { id: 'PW130', title: 'Texts without a translation', stopsLaunch: true },
  'stale-translation': { id: 'PW131', title: 'Translation of an earlier text', stopsLaunch: true },
  'unused-translation': { id: 'PW132', title: 'Translation of a text that is gone' },
  'lost-mark': { id: 'PW133', title: 'Translation that lost something' },
  'translated-path': { id: 'PW134', title: 'Path that can’t be used in a language' },
  'first-language': { id: 'PW135', title: 'Languages in the wrong order' },
  'undeclared-language': { id: 'PW136', title: 'Translations into an undeclared language' },

  // Errors with `check --launch`.
  'stand-in': { id: 'PW069', title: 'Stand-in for an outside service', stopsLaunch: true },
  placeholder: { id: 'PW070', title: 'Made-up address or number', stopsLaunch: true },
  sample: { id: 'PW071', title: 'Made-up content', stopsLaunch: true },
  'simulated-form': { id: 'PW072', title: 'Form that sends nothing', stopsLaunch: true },
  'early-service': { id: 'PW096', title: 'Service that loads before a click', stopsLaunch: true },

  // Problems in the folder of a block, for its developer.
  'unknown-format': { id: 'PW093', title: 'Unknown format in a block’s schema' },
} as const satisfies Readonly<Record<string, ProblemKind>>

/** Kebab-case kind of problem: `unknown-key`, `missing-key`. */
export type ProblemCode = keyof typeof problemKinds

/** The severity of a kind in `check --launch`, where what is fine while a site is in the making is an error. */
export function launchSeverityOf(code: ProblemCode): Severity {
  const kind: ProblemKind = problemKinds[code]
  return kind.stopsLaunch === true ? 'error' : severityOf(code)
}
