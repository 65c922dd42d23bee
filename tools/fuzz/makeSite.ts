import fc from 'fast-check'
import { stringify } from 'yaml'
import {
  isPlainList,
  isPlainObject,
  isSchemaNode,
  type Plain,
  type PlainObject,
  type SchemaNode,
} from '../../src/index.ts'
import { propertiesOf, requiredOf } from '../shared/schemaShape.ts'
import { anyBlocks, anyGroup, anyValue } from './anyValue.ts'
import { anyObject, draw } from './draw.ts'
import type { Context, Material, Place } from './material.ts'
import { type PagePlan, type Plan, plans, slugOf } from './plan.ts'

/**
 * A random valid site: the same seed and index make the same site. It is made from the schema, so new block types are
 * covered, too.
 *
 * @param index Number of the site among those of a seed.
 */
export function makeSite(material: Material, seed: number, index: number): PlainObject {
  return draw(
    plans.chain((plan) => siteOf(material, plan)),
    seed * 1_000_003 + index,
  )
}

const facts = fc.record({
  days: fc.constantFrom(7, 14.5, 12_345),
  word: fc.constantFrom('schnell', 'quick', '速い'),
  phrase: fc.constantFrom('all “day” long', 'ганц день', 'يوم كامل'),
})
const namesOfFacts = ['{facts.days}', '{facts.word}', '{facts.phrase}', '{site.url}']

/** Sections of names and addresses, in which braces are plain characters. */
const literalSections = new Set(['site', 'theme', 'services', 'checkout', 'analytics'])
const literal: Place = { anchors: [], placeholders: undefined, depth: 0 }

function siteOf(material: Material, plan: Plan): fc.Arbitrary<PlainObject> {
  const shared: Record<string, Plain> = {}
  const share = (value: Plain): string => {
    const name = `piece-${Object.keys(shared).length}`
    shared[name] = value
    return `shared.${name}`
  }
  const lists: Record<string, Plain> = {}
  const collect = (list: Plain): string => {
    const name = `list-${Object.keys(lists).length}`
    lists[name] = list
    return name
  }
  const context = { ...material, plan, share, collect }
  const { root } = context.tree
  const special = specialSections(context)
  const place: Place = { anchors: plan.commonAnchors, placeholders: namesOfFacts, depth: 0 }
  // Content can be anything: it has what the other sections refer to.
  const { content: _, ...sections } = propertiesOf(root)
  const fields = Object.entries(sections).flatMap(([name, schema]) =>
    isSchemaNode(schema)
      ? [
          [
            name,
            special[name]?.(schema) ?? anyValue(context, schema, literalSections.has(name) ? literal : place),
          ] as const,
        ]
      : [],
  )
  return fc
    .tuple(anyObject(Object.fromEntries(fields), [...requiredOf(root), ...Object.keys(special)]), facts)
    .map(([site, facts]) => ({
      ...Object.fromEntries(Object.entries(site).filter(([, value]) => isFilled(value))),
      site: inFirstLanguage(site.site ?? {}),
      content: {
        facts,
        // Every entry has a title, which pages of its collection can show.
        ...mapValues(plan.collections, (entries) =>
          recordOf(entries, (entry) => ({ title: `About ${entry}`, page: { slug: slugOf(entry) } })),
        ),
        ...lists,
        ...(isFilled(shared) && { shared }),
      },
    }))
}

/** Sections whose names the plan decides, or whose values must fit each other. */
function specialSections(context: Context): Readonly<Record<string, (section: SchemaNode) => fc.Arbitrary<Plain>>> {
  const { plan } = context
  const entryOf = ({ additionalProperties: entry }: SchemaNode) =>
    anyValue(context, isSchemaNode(entry) ? entry : {}, literal)
  return {
    services: (section) => anyObject(recordOf(plan.services, () => entryOf(section))),
    checkout: ({ additionalProperties: set }) =>
      anyObject(
        mapValues(plan.checkout, (tiers) => anyObject(recordOf(tiers, () => entryOf(isSchemaNode(set) ? set : {})))),
      ),
    dialogs: () => anyObject(recordOf(plan.dialogs, (name) => dialogOf(context, name))),
    pages: () => anyObject(Object.fromEntries(plan.pages.map((page) => [page.name, pageOf(context, page)]))),
    redirects: () => {
      const targets = fc.constantFrom(...plan.paths.filter((path) => !plan.redirects.includes(path)))
      return fc.tuple(...plan.redirects.map((from) => targets.map((to) => ({ from, to }))))
    },
  }
}

function dialogOf(context: Context, name: string): fc.Arbitrary<PlainObject> {
  return fc.subarray([`window-${context.plan.dialogs.indexOf(name)}`]).chain((anchors) => {
    const place = { anchors, placeholders: namesOfFacts, depth: 0 }
    const dialog = anyGroup(context, context.tree.definition('Dialog') ?? {}, place, ['blocks'])
    return fc
      .tuple(dialog, anyBlocks(context, place, { ids: anchors }))
      .map(([fields, blocks]) => ({ ...fields, blocks }))
  })
}

function pageOf(context: Context, page: PagePlan): fc.Arbitrary<PlainObject> {
  const { path, parameters, anchors } = page
  const own = parameters.flatMap(({ name, entry }) => [
    `{${name}}`,
    ...(typeof entry.in === 'string' ? [`{${name}.title}`] : []),
  ])
  const place = { anchors, placeholders: [...namesOfFacts, ...own], depth: 0 }
  const params = Object.fromEntries(parameters.map(({ name, entry }) => [name, entry]))
  // The available images are drawings, which networks don’t show for a link.
  const without = ['path', 'params', 'shareImage', 'blocks']
  return fc
    .tuple(
      anyGroup(context, context.tree.definition('Page') ?? {}, place, without),
      anyBlocks(context, place, { min: 1, max: 4, ids: anchors }),
    )
    .map(([fields, blocks]) => ({ ...fields, path, ...(isFilled(params) && { params }), blocks }))
}

/** The first of several languages is that of the site file. */
function inFirstLanguage(site: Plain): Plain {
  const [language] = isPlainObject(site) && isPlainList(site.languages) ? site.languages : []
  return isPlainObject(site) && language !== undefined ? { ...site, language } : site
}

const isFilled = (value: Plain): boolean => typeof value !== 'object' || value === null || Object.keys(value).length > 0

const recordOf = <Value>(names: readonly string[], make: (name: string) => Value) =>
  Object.fromEntries(names.map((name) => [name, make(name)]))

const mapValues = <Old, New>(record: Readonly<Record<string, Old>>, change: (value: Old) => New) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

const styles = fc.record({
  lineWidth: fc.constantFrom(80, 0, 120),
  indent: fc.constantFrom(2, 4),
  defaultStringType: fc.constantFrom('PLAIN', 'PLAIN', 'QUOTE_SINGLE', 'QUOTE_DOUBLE'),
})

/** A site as the text of a site file, in one of the ways that YAML can be written. */
export function writeYaml(site: PlainObject, seed = 0): string {
  return stringify(site, { aliasDuplicateObjects: false, ...draw(styles, seed) })
}
