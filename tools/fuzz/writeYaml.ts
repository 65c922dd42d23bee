import fc from 'fast-check'
import { stringify } from 'yaml'
import type { PlainObject } from '../../src/index.ts'
import { draw } from './draw.ts'

const styles = fc.record({
  lineWidth: fc.constantFrom(80, 0, 120),
  indent: fc.constantFrom(2, 4),
  defaultStringType: fc.constantFrom('PLAIN', 'PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'),
})

/** A site as the text of a site file, in one of the ways that YAML can be written. */
export function writeYaml(site: PlainObject, seed = 0): string {
  return stringify(site, { aliasDuplicateObjects: false, ...draw(styles, seed) })
}
