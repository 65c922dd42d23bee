import { collectionRules } from './kinds/collections.ts'
import { languageRules } from './kinds/languages.ts'
import { linkRules } from './kinds/links.ts'
import { referenceRules } from './kinds/references.ts'
import { routeRules } from './kinds/routes.ts'
import { schemaRules } from './kinds/schema.ts'
import { styleRules } from './kinds/styles.ts'
import { valueRules } from './kinds/values.ts'
import { yamlRules } from './kinds/yaml.ts'

/** The words for every kind of fact. A new kind is one entry in a file of `kinds`, and one fixture. */
export const rules = {
  ...yamlRules,
  ...styleRules,
  ...schemaRules,
  ...routeRules,
  ...referenceRules,
  ...collectionRules,
  ...linkRules,
  ...valueRules,
  ...languageRules,
}

export type Rules = typeof rules
