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
  'endpoint',
  'file',
  'icon',
  'image',
  'inline-markdown',
  'markdown',
  'origin',
  'page',
  'path',
  'phone',
  'reference',
  'service',
  'shape',
  'url',
] as const

export type Format = (typeof formats)[number]

/**
 * Keywords without a meaning for ajv: for editors, and `yearOf`, which `checkYearPrice` reads.
 */
export const annotationKeywords = ['enumDescriptions', 'defaultSnippets', 'patternErrorMessage', 'yearOf']
