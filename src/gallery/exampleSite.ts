/** Things that examples can refer to: a phone number, services, a checkout, a dialog. */
export const exampleSurroundings = `site:
  name: Example
  url: https://www.example.com
  shareImages: none
  phone: "+1 202 555 0143"
  email: hello@example.com
header:
  links:
    - { label: Bread, to: / }
    - { label: Prices, to: / }
  action: { label: Call the bakery, icon: phone, call: "+1 202 555 0143" }
footer:
  tagline: The oven is hot at three.
  columns:
    - title: The shop
      links:
        - { label: Bread, to: / }
        - { label: Prices, to: / }
services:
  booking: { title: Booking calendar, url: /stand-ins/service.html }
  video: { title: Demo video, url: /stand-ins/service.html }
  map:
    title: Map
    label: the map of our street
    url: /stand-ins/service.html
    consent: The map sets cookies, and its owner learns where you are. [More about that](/)
  formCapture: { title: Form capture, url: /stand-ins/capture.json }
checkout:
  example:
    starter:
      monthly: /stand-ins/service.html?plan=starter&period=monthly
      annual: /stand-ins/service.html?plan=starter&period=annual
    card:
      once: /stand-ins/service.html?plan=card
dialogs:
  example:
    title: A window
    blocks:
      - { type: prose, text: In the window. }
`

/** Offset of the block within `exampleSite`: lines before it, and columns of indentation. */
export const exampleOffset = { lines: 7, columns: 8 } as const

/**
 * A site file around one example: one page that shows the block, and the first page that its links lead to.
 *
 * @param block YAML of one block, starting with `type:`.
 * @param path Path of the page.
 * @param title Title of the page.
 * @param base Folder of the site on its host.
 */
export function exampleSite(block: string, path: string, title: string, base = ''): string {
  return `pages:
  example:
    path: ${path}
    title: ${title}
    frame: none
    blocks:
      -
${indent(block, ' '.repeat(exampleOffset.columns))}
  home: { path: /, title: Home, index: no, blocks: [{ type: not-found, heading: The example ends here }] }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found, heading: The example ends here }] }
${exampleSurroundings.replace('.com\n', () => `.com${base}\n`)}`
}

/** The text without trailing white space, each line indented. */
export function indent(text: string, by: string): string {
  return text.trimEnd().replace(/^(?=.)/gm, by)
}

/** Examples of a file: blocks separated by lines of `---`. */
export function splitExamples(text: string): readonly string[] {
  return text.split(/^---[ \t]*\r?\n/m).filter((block) => block.trim() !== '')
}
