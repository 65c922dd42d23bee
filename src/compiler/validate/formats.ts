/**
 * Formats of texts in block schemas. ajv only has to know their names: what a format asks for depends on
 * the rest of the site and is checked by `compileText`.
 */
export const formats = [
  'anchor',
  'checkout',
  'collection',
  'color',
  'dialog',
  'email',
  'file',
  'icon',
  'image',
  'inline-markdown',
  'markdown',
  'origin',
  'page',
  'path',
  'phone',
  'service',
  'url',
] as const

export type Format = (typeof formats)[number]

/**
 * Keywords of ours and of editors, without a meaning for ajv. `x-connects: true` on a property says that
 * pages send requests to the service or address it names.
 */
export const annotationKeywords = ['enumDescriptions', 'markdownDescription', 'x-connects']
