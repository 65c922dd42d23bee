import { Ajv, type ErrorObject } from 'ajv'
import { formats } from '../../../schema/formats.ts'
import type { Plain } from '../plain.ts'
import { createSchemaTree, type SchemaNode } from './schemaNodes.ts'
import type { Words } from './words.ts'

/** Keywords that ajv ignores: those for editors, and those that the compiler reads when it compiles a page. */
export const annotationKeywords = [
  'enumDescriptions',
  'defaultSnippets',
  'patternErrorMessage',
  'yearOf',
  'timesIn',
  'after',
  'beforeLaunch',
  'isBlockType',
  'isHeading',
  'isPageHeading',
  'headings',
  'formerly',
  'renamed',
  'synonyms',
  'purpose',
  'pictures',
  'answeredByHost',
  'fills',
  'rotates',
  'isData',
]

export type Validator = ReturnType<typeof createValidator>

/** Compiles the composed schema. The validator can be reused until the schema or the language of the site changes. */
export function createValidator(schema: SchemaNode, words?: Words) {
  // Branches of `oneOf` name keys that their parent declares; everything else of strict mode is on.
  const ajv = new Ajv({
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    allErrors: true,
    verbose: true,
    // Optimized code takes 1.6 times as long to make and validates a site no faster.
    code: { optimize: false },
  })
  for (const format of Object.keys(formats)) ajv.addFormat(format, true)
  ajv.addVocabulary(annotationKeywords)
  const tree = createSchemaTree(schema, words)
  ajv.addSchema(schema, 'site')

  const run = (pointer: string, value: Plain): readonly ErrorObject[] => {
    const validate = ajv.getSchema(pointer)
    if (validate === undefined) throw new Error(`The schema has no ${pointer}`)
    return validate(value) === true ? [] : (validate.errors as ErrorObject[])
  }
  return {
    tree,
    /** Errors of the whole site file, before anything in it is replaced. */
    validateSite: (site: Plain) => run('site', site),
    /** Errors of a value according to a definition of the schema, with paths that start at the value. */
    validateDefinition: (name: string, value: Plain) => run(`site#/$defs/${name}`, value),
  }
}
