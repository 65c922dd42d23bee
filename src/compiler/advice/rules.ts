import { pageRules } from './kinds/pages.ts'
import { referenceRules } from './kinds/references.ts'
import { routeRules } from './kinds/routes.ts'
import { schemaRules } from './kinds/schema.ts'
import { styleRules } from './kinds/styles.ts'
import { yamlRules } from './kinds/yaml.ts'

/** The words for every kind of fact. A new kind is one entry in a file of `kinds`, and one fixture. */
export const rules = { ...yamlRules, ...styleRules, ...schemaRules, ...routeRules, ...referenceRules, ...pageRules }

export type Rules = typeof rules
