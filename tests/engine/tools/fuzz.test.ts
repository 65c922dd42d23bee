import { describe, expect, it } from 'vitest'
import { isPlainList, isPlainObject, type Plain } from '../../../src/language/plain.ts'
import { createSchemaTree, isSchemaNode, type SchemaNode } from '../../../src/language/schema/schemaNodes.ts'
import { shrinkSite } from '../../../tools/fuzz/fuzz.ts'
import { makeSite, writeYaml } from '../../../tools/fuzz/makeSite.ts'
import { readMaterial } from '../../../tools/fuzz/material.ts'
import { compileText } from '../../../tools/fuzz/trySite.ts'
import { whole } from '../../support/whole.ts'

const material = readMaterial()
const count = whole ? 300 : 20
const sitesOf = (count: number) => Array.from({ length: count }, (_, index) => makeSite(material, 1, index))

describe('randomly generated sites', () => {
  it('depend only on the seed', () => {
    const made = (seed: number) => [0, 1, 2].map((index) => writeYaml(makeSite(material, seed, index), index))
    expect(made(7)).toEqual(made(7))
    expect(made(8)).not.toEqual(made(7))
  })

  it('have no errors', () => {
    const refused = sitesOf(count).flatMap((site, index) => {
      const compiled = compileText(writeYaml(site, index))
      return 'kind' in compiled ? [`site ${index}: ${compiled.message}`] : []
    })
    expect(refused).toEqual([])
  })

  it.runIf(whole)('cover every block type, key, enum value and alternative of the schema', () => {
    const missing = new Set(promised(material.schema))
    for (const found of sitesOf(300).flatMap((site) => used(material.schema, site))) missing.delete(found)
    // Lines of a recorded call have times that fit their recording, which are not generated.
    const recorded = /^(block-)?call-sample\./
    // The available images are drawings, which can't be share images.
    expect([...missing].filter((name) => !recorded.test(name))).toEqual(['Page.shareImage'])
  })
})

describe('shrinkSite', () => {
  it('removes everything except the cause', async () => {
    const site = makeSite(material, 1, 3)
    const failing = {
      ...site,
      pages: { ...(site.pages as object), bad: { blocks: [{ text: 'abc' }, { text: 'BAD' }] } },
    }
    const smallest = await shrinkSite(failing, async (smaller) => JSON.stringify(smaller).includes('"text":"BAD"'), 400)
    expect(smallest).toEqual({ pages: { bad: { blocks: [{ text: 'BAD' }] } } })
  })
})

/** Every key, enum value and alternative of every object in the schema, one per line. */
function promised(schema: SchemaNode): readonly string[] {
  const tree = createSchemaTree(schema)
  const lines = new Set<string>()
  const seen = new Set<SchemaNode>()
  const visit = (node: SchemaNode, name: string): void => {
    const target = tree.resolve(node)
    if (seen.has(target)) return
    seen.add(target)
    for (const [key, child] of Object.entries(isSchemaNode(target.properties) ? target.properties : {})) {
      if (!isSchemaNode(child) || name === 'block') continue
      lines.add(`${name}.${key}`)
      for (const choice of choicesOf(tree.resolve(child))) lines.add(`${name}.${key}: ${choice}`)
      visit(child, nameOf(child) ?? `${name}.${key}`)
    }
    for (const child of [target.items, target.additionalProperties, ...alternativesOf(target)]) {
      if (isSchemaNode(child)) visit(child, nameOf(child) ?? name)
    }
    if (nameOf(node) === 'block')
      for (const type of blockTypesOf(tree.resolve(node))) visit({ $ref: `#/$defs/block-${type}` }, `block-${type}`)
  }
  visit(schema, 'site file')
  return [...lines]
}

/** The lines of `promised` that a value covers. */
function used(schema: SchemaNode, site: Plain): readonly string[] {
  const tree = createSchemaTree(schema)
  const lines: string[] = []
  const visit = (node: SchemaNode, value: Plain, name: string): void => {
    const target = tree.resolve(node)
    if (isPlainList(value)) {
      for (const item of value) if (isSchemaNode(target.items)) visit(target.items, item, nameOf(target.items) ?? name)
      return
    }
    if (!isPlainObject(value)) return
    if (nameOf(node) === 'block') {
      visit({ $ref: `#/$defs/block-${value.type}` }, value, `block-${value.type}`)
      return
    }
    const properties = isSchemaNode(target.properties) ? target.properties : {}
    for (const [key, child] of Object.entries(value)) {
      const known = properties[key]
      if (isSchemaNode(known)) {
        lines.push(`${name}.${key}`)
        if (typeof child !== 'object') lines.push(`${name}.${key}: ${child}`)
        visit(known, child, nameOf(known) ?? `${name}.${key}`)
      } else if (isSchemaNode(target.additionalProperties)) {
        visit(target.additionalProperties, child, nameOf(target.additionalProperties) ?? name)
      }
    }
    for (const branch of alternativesOf(target))
      if (target.properties === undefined) visit(branch, value, nameOf(branch) ?? name)
  }
  visit(schema, site, 'site file')
  return lines
}

const nameOf = ({ $ref }: SchemaNode): string | undefined =>
  typeof $ref === 'string' ? $ref.replace('#/$defs/', '') : undefined

const alternativesOf = ({ oneOf, anyOf }: SchemaNode): readonly SchemaNode[] =>
  [oneOf, anyOf].flatMap((list) => (Array.isArray(list) ? list.filter(isSchemaNode) : []))

const choicesOf = (node: SchemaNode): readonly unknown[] =>
  Array.isArray(node.enum) ? node.enum : alternativesOf(node).flatMap(choicesOf)

const blockTypesOf = ({ properties }: SchemaNode): readonly unknown[] => {
  const type = isSchemaNode(properties) ? properties.type : undefined
  return isSchemaNode(type) && Array.isArray(type.enum) ? type.enum : []
}
