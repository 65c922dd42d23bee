import { stringify } from 'yaml'
import type { PlainObject } from '../../src/index.ts'
import { createRandom } from '../mutate/random.ts'
import { choose } from './texts.ts'

/** A site as the text of a site file, in one of the ways that YAML can be written. */
export function writeYaml(site: PlainObject, seed = 0): string {
  const random = createRandom(seed)
  return stringify(site, {
    aliasDuplicateObjects: false,
    lineWidth: choose(random, [80, 0, 120]),
    indent: choose(random, [2, 4]),
    defaultStringType: choose(random, ['PLAIN', 'PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE']),
  })
}
