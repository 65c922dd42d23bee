import { escapeRegExp } from '../../../language/escapeRegExp.ts'

const tag = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>/g
const withoutEnd = /^(?:br|hr|img|input|source|track|wbr)$/
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** What a part of a document reads as. */
function readText(html: string): string {
  const bare = html
    .replace(/<!--.*?-->/gs, '')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity)
  return bare.replace(/\s+/g, ' ').trim()
}

/** The paragraphs, items and headings of a text of the site file, without the marks of Markdown. */
function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\n\s*\n|\n(?=\s*(?:[-*>]|#+|\d+\.) )/)
    .map((part) => part.replace(/^\s*(?:[-*>]|#+|\d+\.) /, '').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1'))
    .map((part) => part.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim())
}

/**
 * Makes what gives the elements of a page whose whole text is one of these the `lang` of their language, as the alternative
 * texts of pictures. A placeholder stands for any text.
 *
 * @param texts Texts of the site file.
 */
export function createTextMarker(texts: readonly string[], language: string): (html: string) => string {
  const patterns = texts
    .flatMap(paragraphsOf)
    .map((text) => escapeRegExp(text).replace(/(?:\\\{)+[^{}]*?(?:\\\})+/g, '.+'))
  const known = new RegExp(`^(?:${patterns.filter((each) => /\p{L}/u.test(each)).join('|')})$`)
  return (html) => {
    const open: { readonly at: number; readonly from: number; readonly marks: number }[] = []
    const marks: number[] = []
    let text = ''
    let end = 0
    for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(tag)) {
      text += html.slice(end, index)
      end = index + whole.length
      const at = index + 1 + name.length
      const alt = / alt="([^"]*)"/.exec(attributes)?.[1]
      if (alt !== undefined && known.test(readText(alt))) marks.push(at)
      if (slash === '') {
        if (!withoutEnd.test(name) && !attributes.endsWith('/'))
          open.push({ at, from: text.length, marks: marks.length })
        continue
      }
      const element = open.pop()
      // An element inside may have said it.
      if (element && element.marks === marks.length && known.test(readText(text.slice(element.from))))
        marks.push(element.at)
    }
    const starts = [0, ...marks.sort((a, b) => a - b)]
    return starts.map((start, index) => html.slice(start, starts[index + 1])).join(` lang="${language}"`)
  }
}
