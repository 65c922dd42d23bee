import { parse, parseDocument, Scalar } from 'yaml'

/** The text of a site file with another `site.name`; everything else is as it was. */
export function withSiteName(text: string, name: string): string {
  const node = parseDocument(text).getIn(['site', 'name'], true)
  if (!(node instanceof Scalar) || !node.range) throw new Error('withSiteName expects a site with a name.')
  const [start, end] = node.range
  return text.slice(0, start) + written(name) + text.slice(end)
}

/** As plain text, unless YAML would read something else. */
function written(name: string): string {
  const isPlain = /^[\p{L}\p{N}][\p{L}\p{N} .&'’-]*$/u.test(name) && parse(name) === name
  return isPlain ? name : JSON.stringify(name)
}
