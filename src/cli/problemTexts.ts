import type { ProblemCode } from '../compiler/problemKinds.ts'

interface ProblemText {
  /** What the message means. */
  readonly meaning: string
  /** Why the site is better off without it. */
  readonly why: string
  /** What to do. */
  readonly fix: string
  /** The folder of tests/fixtures/sites that shows it. */
  readonly fixture: string
}

const text = (fixture: string, meaning: string, why: string, fix: string): ProblemText => ({
  meaning,
  why,
  fix,
  fixture,
})

/** The sentences of docs/problems that no fixture can say. */
export const problemTexts: Readonly<Record<ProblemCode, ProblemText>> = {
  'unknown-key': text(
    'misspelt-required-key',
    'The word before the colon is none that this place knows.',
    'It would have no effect, and you would look for its effect in vain.',
    'Write the key that the message suggests, or remove the line.',
  ),
  'missing-key': text(
    'missing-key',
    'Something that is always needed here is not there.',
    'The page would have a gap: a heading without words, a link without a destination.',
    'Add the line that the message names, in the same column as its neighbours.',
  ),
  'wrong-type': text(
    'list-for-text',
    'The value is of another kind than this key takes: a list instead of a text, a word instead of a number.',
    'Nobody can guess what was meant.',
    'Write the kind of value that the message names. A number that is meant as text goes in quotes.',
  ),
  'wrong-choice': text(
    'wrong-choice',
    'This key takes one of a few words, and the value is none of them.',
    'It would have no effect.',
    'Choose one of the words in the message.',
  ),
  'unknown-block-type': text(
    'unknown-block-type',
    'There is no block of this name.',
    'The band would be missing on the page.',
    'Write the name of a block type; the message lists them or suggests the nearest.',
  ),
  'no-value': text(
    'empty-value',
    'There is a key, or the dash of a list, with nothing behind it.',
    'It is unclear whether something was forgotten or can go.',
    'Write a value, or remove the line. A text that starts with `#` needs quotes.',
  ),
  'too-short': text(
    'empty-text',
    'The text is there, but it is empty.',
    'A heading or a button without words helps nobody.',
    'Write a text, or remove the line.',
  ),
  'duplicate-key': text(
    'duplicate-key',
    'The same key stands twice in one group.',
    'Only one of the values can count, and it may be the one you did not mean.',
    'Remove one of the two lines.',
  ),
  'unknown-page': text(
    'unknown-page',
    'A link leads to a path that no page has.',
    'Visitors who click it would see the not-found page.',
    'Write the path of a page, as it stands behind `path:`. For an address elsewhere use `href`.',
  ),
  'unknown-anchor': text(
    'unknown-anchor',
    'A link leads to a place on a page that no block has as its `id`.',
    'The click would do nothing.',
    'Write the `id` of a block on that page, or give the block you mean that `id`.',
  ),
  'unknown-dialog': text(
    'unknown-dialog',
    'A button opens a dialog that is not declared under `dialogs`.',
    'The click would do nothing.',
    'Write the name of a dialog, or declare it.',
  ),
  'unknown-service': text(
    'unknown-service',
    'A block names an outside service that is not declared under `services`.',
    'The calendar, form or video would be missing.',
    'Write the name of a service, or declare it with its address.',
  ),
  'unknown-checkout': text(
    'unknown-checkout',
    'A button leads to a plan that the `checkout` table does not have.',
    'Nobody could buy it.',
    'Write the set and the plan as they stand under `checkout`, with a dot between: `set.plan`.',
  ),
  'unknown-icon': text(
    'unknown-icon',
    'There is no icon of this name.',
    'Its place would stay empty.',
    'Write the name that the message suggests, or look for one at tabler.io/icons.',
  ),
  'unknown-image': text(
    'unknown-image',
    'The image is not in the `public` folder.',
    'Visitors would see a broken image.',
    'Put the file into `public`, and write its path with a slash in front and without `public`.',
  ),
  'unknown-file': text(
    'unknown-file',
    'A link leads to a file that is not in the `public` folder.',
    'Visitors who click it would see the not-found page.',
    'Put the file into `public`. An address elsewhere starts with `https://`.',
  ),
  'unknown-collection': text(
    'unknown-collection',
    'A page takes the values of its parameter from shared content that does not exist.',
    'None of its pages could be made.',
    'Behind `in:` write the name of a group that stands under `content`.',
  ),
  'unknown-name': text(
    'unknown-placeholder',
    'A placeholder or a `from:` names shared content that does not exist.',
    'The text would have a hole.',
    'Write a name as it stands under `content`, step by step with dots, or add the content.',
  ),
  'yaml-syntax': text(
    'unclosed-quote',
    'A quote, a bracket, a colon or the indentation is wrong, so that the lines can’t be told apart.',
    'Until it is mended nothing below can be read.',
    'Do what the message says at the place it points to. Other mistakes show up afterwards.',
  ),
  'too-few': text(
    'too-few-items',
    'The list has fewer items than it needs.',
    'The block would look unfinished.',
    'Add items, or choose another block.',
  ),
  'too-many': text(
    'too-many-items',
    'The list has more items than fit.',
    'The block would burst.',
    'Remove items, or use a second block.',
  ),
  'too-long': text(
    'too-long-text',
    'The text has more characters than fit in its place.',
    'It would be cut off.',
    'Shorten it.',
  ),
  'out-of-range': text(
    'out-of-range',
    'The number is too small or too large.',
    'The page could not be shown as meant.',
    'Write a number within the limits that the message names.',
  ),
  'wrong-pattern': text(
    'bad-id',
    'The text has a form that does not work here.',
    'An `id`, for instance, becomes part of an address, and not every sign may.',
    'Write it as the message shows.',
  ),
  'wrong-name': text(
    'bad-page-name',
    'A name that you choose yourself has a sign in it that names can’t have.',
    'Other places could not refer to it.',
    'Use letters, digits and dashes, and start with a lower-case letter.',
  ),
  'duplicate-item': text(
    'duplicate-item',
    'The list has the same item twice.',
    'Each item counts once.',
    'Remove one of them.',
  ),
  'invalid-value': text(
    'value-that-is-not-allowed',
    'The value breaks a rule of this block.',
    'The block can’t work with it.',
    'Point at the key in your editor: its description says what fits.',
  ),
  'conflicting-keys': text(
    'keys-that-exclude-each-other',
    'Two keys stand together that mean different things for the same place.',
    'Only one of them can count.',
    'Keep one of them.',
  ),
  'misplaced-key': text(
    'misplaced-period',
    'The key says something about another key that is not there.',
    'It has no effect alone.',
    'Remove the line, or add the key that it belongs to.',
  ),
  'no-destination': text(
    'no-destination',
    'A button or link does not say where it leads.',
    'The click would do nothing.',
    'Add one destination: `to`, `href`, `dialog`, `scrollTo`, `call` or `checkout`. If it is meant to do nothing: `inert: true`.',
  ),
  'several-destinations': text(
    'several-destinations',
    'A button or link says twice where it leads.',
    'A click can lead to one place only.',
    'Keep one of the destinations.',
  ),
  'rewritten-number': text(
    'rewritten-number-in-content',
    'Without quotes this is a number, and a number has no plus and no zeros that do not count.',
    'Visitors would read something else than you wrote.',
    'Put it in quotes if it is meant as it is written: prices, phone numbers, codes.',
  ),
  'bad-path': text(
    'path-without-slash',
    'The path of a page has a form that addresses can’t have.',
    'Nobody could open the page.',
    'Start with a slash, end without one, and use letters, digits and dashes between.',
  ),
  'duplicate-path': text(
    'duplicate-path',
    'Two pages, or a page and a redirect, have the same path.',
    'Only one of them could ever be seen.',
    'Give one of them another path.',
  ),
  'no-not-found-page': text(
    'no-not-found-page',
    'The site has no page at `/404`.',
    'Visitors with an old or mistyped address would see an error of the host.',
    'Add the page that the message shows.',
  ),
  'unknown-parameter': text(
    'misspelt-parameter',
    'The `:name` in the path and the entry under `params` do not belong together.',
    'It is unclear which pages there are.',
    'Write both alike.',
  ),
  'unknown-value': text(
    'unknown-missing-value',
    'The value that stands in for a missing or unknown one is none of the parameter’s values.',
    'There would be no page to show.',
    'Write one of the values that the message lists.',
  ),
  'too-many-pages': text(
    'too-many-pages',
    'The parameters of this path make more pages than any site needs.',
    'Building them would take hours.',
    'Use fewer parameters in one path, or fewer values.',
  ),
  'circular-redirect': text(
    'circular-redirect',
    'Redirects lead to each other and never to a page.',
    'The browser would give up with an error.',
    'Let one of them lead to a page.',
  ),
  'duplicate-id': text(
    'duplicate-id',
    'Two blocks of a page, or two items of a list, have the same `id`.',
    'A link to it would always lead to the first.',
    'Give one of them another `id`.',
  ),
  'wrong-reference': text(
    'from-a-text',
    'The shared content exists, but it is of another kind than this place can use.',
    'A block takes a group of keys, a text takes a text or a number.',
    'Name a part of it, as the message shows.',
  ),
  'circular-reference': text(
    'circular-placeholder',
    'Shared content refers to other content that leads back to it.',
    'It would never end.',
    'Write one of them out.',
  ),
  'too-much-content': text(
    'too-much-content',
    'Placeholders inside placeholders make a text longer than any page.',
    'The page could not be built.',
    'Look for content that repeats other content many times.',
  ),
  'bad-placeholder': text(
    'single-brace',
    'There is a brace in the text that is not part of a placeholder.',
    'Braces stand for shared content, so a single one is most likely a slip.',
    'Write the placeholder as `{name}`. For a brace in the text write it twice: `{{`.',
  ),
  'unquoted-placeholder': text(
    'unquoted-placeholder',
    'A value that starts with a brace is not a text for YAML.',
    'The placeholder would not be replaced.',
    'Put the value in quotes.',
  ),
  'unsafe-url': text(
    'javascript-url',
    'The address could run a program, hide where it leads, or be read along the way.',
    'A click must be safe for your visitors.',
    'Write an address that starts with `https://`, `mailto:` or `tel:`, or a path of this site.',
  ),
  'bad-url': text(
    'bad-site-url',
    'The address is not complete or not in its place.',
    'The browser would lead visitors to a wrong place.',
    'Write it as the message shows.',
  ),
  'bad-email': text(
    'bad-phone-email-colour',
    'This is not an email address.',
    'Mail to it would never arrive.',
    'Write it as name@host.com.',
  ),
  'bad-phone': text(
    'bad-phone-email-colour',
    'This is not a complete phone number.',
    'Phones in other countries could not dial it.',
    'Write it with its country code and in quotes.',
  ),
  'bad-color': text(
    'bad-phone-email-colour',
    'This is not a colour in the form that the theme takes.',
    'The browser would ignore it.',
    'Write `#` and six digits or letters from a to f, in quotes.',
  ),
  'bad-image': text(
    'broken-image',
    'The file is there, but it is not an image that can be measured.',
    'Without its size the page would jump while it loads.',
    'Use a .jpg, .png, .webp or .avif file, or an .svg with a size.',
  ),
  'raw-html': text(
    'html-in-markdown',
    'The text has HTML in it, and texts are Markdown.',
    'It would be shown as it is written, signs and all.',
    'Write `**bold**`, `*italic*` or `[a link](/path)`.',
  ),
  'not-broken': text(
    'broken-mark-on-existing-page',
    'A link is marked as broken on purpose, but its page exists.',
    'The mark would hide a real mistake one day.',
    'Remove the line `broken: intended`.',
  ),
  'empty-file': text(
    'empty-file',
    'There is nothing in the file but comments or empty lines.',
    'Perhaps it was not saved, or another file was meant.',
    'Start with the ten lines in the README, or bring back the last good version.',
  ),
  'not-a-site': text(
    'file-is-a-list',
    'The file starts with something else than a key.',
    'A site consists of sections such as `site:` and `pages:`.',
    'Check that this is the right file, and that its first lines have not been lost.',
  ),
  'several-documents': text(
    'several-documents',
    'A line of dashes starts a second document in the same file.',
    'Everything below it would be ignored.',
    'Remove the line.',
  ),
  'not-utf8': text(
    'not-utf8',
    'The file is saved in an encoding other than UTF-8, or it is no text at all.',
    'Accents, dashes and quotation marks would turn into question marks.',
    'Save it again, with the encoding UTF-8.',
  ),
  'control-character': text(
    'control-character',
    'There is a sign in the text that nobody can see.',
    'It often comes with pasted text and breaks what it stands in.',
    'Delete it.',
  ),
  'odd-space': text(
    'odd-space',
    'The line is indented with a space that looks like others but is not one.',
    'YAML counts only ordinary spaces.',
    'Delete it and type ordinary spaces.',
  ),
  'bad-key': text(
    'bad-key',
    'Before the colon there is something else than a word.',
    'A key is how the page finds the value.',
    'Write a word as key. If the line is meant as text, put it in quotes.',
  ),
  'forbidden-key': text(
    'forbidden-key',
    'This name means something to the program itself.',
    'Used as a key it could change how the site is built.',
    'Choose another name.',
  ),
  'merge-key': text(
    'merge-key',
    'The `<<` of YAML takes the keys of another group.',
    'There is one way to share content on this site, and it tells where a value comes from.',
    'Put the shared keys under `content` and take them with `from:`.',
  ),
  tag: text(
    'tag',
    'A value that starts with an exclamation mark is an instruction to YAML.',
    'The site file has no such instructions, so it is most likely meant as text.',
    'Put the text in quotes.',
  ),
  'unknown-alias': text(
    'unknown-alias',
    'A value that starts with an asterisk repeats something that is marked with `&`, and there is no such mark above it.',
    'There is nothing to repeat.',
    'Correct the name, or put the text in quotes.',
  ),
  'circular-alias': text(
    'circular-alias',
    'An alias stands inside what it repeats.',
    'It would never end.',
    'Remove it, or move the mark.',
  ),
  'too-many-aliases': text(
    'alias-bomb',
    'Aliases repeat other aliases, so that a few lines stand for thousands of values.',
    'The site could not be built, and files like this are made to do harm.',
    'Write shared content once under `content` and take it with `from:`.',
  ),
  'too-deep': text(
    'deep-nesting',
    'Values stand inside values more levels deep than any site needs.',
    'Most likely something was pasted into the wrong place.',
    'Take levels out.',
  ),
  'pinch-zoom': text(
    'notices',
    'The page stops visitors from zooming with two fingers.',
    'Who needs larger letters can’t read it.',
    'Remove the line, unless it was asked for.',
  ),
  'stand-in': text(
    'notices',
    'The address leads to a page that only pretends to be an outside service.',
    'Fine while you build; a site that meets visitors needs the real one.',
    'Before the launch write the real address. `npm run check -- --launch` insists on it.',
  ),
  placeholder: text(
    'notices',
    'The address or number is made up, as examples are.',
    'Nobody would be reached.',
    'Before the launch write the real one. `npm run check -- --launch` insists on it.',
  ),
  sample: text(
    'notices',
    'The content is marked as made up.',
    'Visitors take what they read for true.',
    'Replace it by true content and remove `sample: true`.',
  ),
  'simulated-form': text(
    'notices',
    'The form shows that it was sent, but sends nothing.',
    'Messages of visitors would be lost.',
    'Before the launch let it send to a service.',
  ),
  'unused-content': text(
    'notices',
    'No page shows this content.',
    'Somebody will change it one day and wonder why nothing happens.',
    'Use it or remove it.',
  ),
  'unused-dialog': text(
    'notices',
    'No button opens this dialog.',
    'Nobody will see it.',
    'Open it from an action with `dialog:`, or remove it.',
  ),
  'unused-service': text(
    'notices',
    'No block shows this service.',
    'It has no effect.',
    'Use it in a block, or remove it.',
  ),
}
