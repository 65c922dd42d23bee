import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { BlockSchema } from '../../../schema/block.ts'
import { composeSchema, formatSchema } from '../../../schema/composeSchema.ts'
import { formats } from '../../../schema/formats.ts'
import { readBlockSchemas } from '../../../schema/readBlockSchemas.ts'
import type { SchemaNode } from '../../../schema/schemaNode.ts'
import { nameSnippet } from '../../../src/language/editor/composeProjectSchema.ts'
import { annotationKeywords } from '../../../src/language/schema/createValidator.ts'
import { readIconSet } from '../../../src/make/project/readIconSet.ts'

const path = (relative: string) => fileURLToPath(new URL(`../../../${relative}`, import.meta.url))
const blocks = await readBlockSchemas([path('blocks')])
const icons = readIconSet().names().map(nameSnippet)
const schema = composeSchema(blocks, icons)
const definitions = schema.$defs as Record<string, SchemaNode>

function toyBlock(properties: Record<string, object>): BlockSchema {
  return {
    type: 'object',
    description: 'A toy.',
    additionalProperties: false,
    required: ['type'],
    properties: { type: { const: 'toy' }, ...properties },
  } as BlockSchema
}

/** Every property of every object of the schema, by its place. */
function* properties(node: SchemaNode, place: string): Generator<[string, SchemaNode]> {
  for (const [keyword, value] of Object.entries(node)) {
    if (typeof value !== 'object' || value === null || keyword === 'if' || keyword === 'else') continue
    if (keyword === 'properties') {
      for (const entry of Object.entries(value)) yield [`${place}.${entry[0]}`, entry[1] as SchemaNode]
    }
    yield* properties(value as SchemaNode, `${place}/${keyword}`)
  }
}

describe('schema/site.schema.json', () => {
  it('is up to date (if not, run `npm run schema`)', () => {
    expect(readFileSync(path('schema/site.schema.json'), 'utf8')).toBe(formatSchema(schema))
  })

  it('offers every folder under blocks/ as a block type', () => {
    const folders = readdirSync(path('blocks'), { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? [entry.name] : [],
    )
    const block = definitions.block as { properties: { type: SchemaNode } }
    const { type } = block.properties
    expect(type.enum).toEqual(folders.sort())
    expect(new Set(type.enumDescriptions as string[]).size).toBe(folders.length)
  })

  it('describes every property', () => {
    const bare = [...properties(schema, '')].filter(([, node]) => {
      const target = typeof node.$ref === 'string' ? definitions[node.$ref.replace('#/$defs/', '')] : node
      return !node.description && !target?.description
    })
    expect(bare.map(([place]) => place)).toEqual([])
  })

  it('rejects unknown keys in every object', () => {
    const open: string[] = []
    const visit = (node: SchemaNode, place: string): void => {
      const isBlockUnion = place.endsWith('/block')
      // Shared content has any shape.
      const isContent = place.startsWith('/content/')
      if (
        node.properties &&
        !isBlockUnion &&
        !isContent &&
        !place.endsWith('/if') &&
        node.allOf === undefined &&
        node.additionalProperties !== false
      )
        open.push(place)
      for (const [key, value] of Object.entries(node)) {
        if (typeof value === 'object' && value !== null && key !== 'properties')
          visit(value as SchemaNode, `${place}/${key}`)
        if (key === 'properties')
          for (const [name, child] of Object.entries(value as SchemaNode))
            visit(child as SchemaNode, `${place}/${name}`)
      }
    }
    visit(schema, '')
    expect(open).toEqual([])
  })

  it('is accepted by a strict validator', () => {
    const ajv = new Ajv({ strict: true, strictRequired: false, allowUnionTypes: true })
    for (const format of Object.keys(formats)) ajv.addFormat(format, true)
    ajv.addVocabulary(annotationKeywords)
    expect(() => ajv.compile(schema)).not.toThrow()
  })
})

describe('composeSchema', () => {
  const itemsOf = (composed: SchemaNode, property: string): SchemaNode => {
    const defs = composed.$defs as Record<string, { properties: Record<string, SchemaNode> }>
    return defs['block-toy']?.properties[property] ?? {}
  }

  it('allows placeholders for numbers and lists of a block', () => {
    const composed = composeSchema(
      new Map([['toy', toyBlock({ price: { type: 'number' }, tags: { type: 'array', items: { type: 'string' } } })]]),
    )
    expect(itemsOf(composed, 'price').type).toEqual(['number', 'string'])
    expect(itemsOf(composed, 'tags').type).toEqual(['array', 'string'])
  })

  it('requires the keys of a list item only without `from`', () => {
    const item = {
      type: 'object',
      required: ['a'],
      additionalProperties: false,
      properties: { a: { type: 'string' } },
    }
    const composed = composeSchema(new Map([['toy', toyBlock({ list: { type: 'array', items: item } })]]))
    expect(itemsOf(composed, 'list').items).toMatchObject({
      properties: { a: { type: 'string' }, from: { type: 'string' } },
      if: { required: ['from'] },
      else: { required: ['a'] },
    })
    expect(itemsOf(composed, 'list').items).not.toHaveProperty('required')
  })

  it('keeps one definition for a shape that blocks describe differently', () => {
    const shape = {
      title: 'Thing',
      type: 'object',
      description: 'A thing.',
      properties: {},
      additionalProperties: false,
    }
    const composed = composeSchema(
      new Map([['toy', toyBlock({ one: shape, two: { ...shape, description: 'Another.' } })]]),
    )
    expect(itemsOf(composed, 'one')).toEqual({ $ref: '#/$defs/toy.Thing' })
    expect(itemsOf(composed, 'two')).toEqual({
      description: 'Another.',
      $ref: '#/$defs/toy.Thing',
    })
  })

  it('rejects two shapes with one title in a block, and a block that declares `from`', () => {
    const shape = (key: string) => ({
      title: 'Thing',
      type: 'object',
      properties: { [key]: { type: 'string' } },
    })
    expect(() => composeSchema(new Map([['toy', toyBlock({ one: shape('a'), two: shape('b') })]]))).toThrow('toy.Thing')
    expect(() => composeSchema(new Map([['toy', toyBlock({ from: { type: 'string' } })]]))).toThrow('from')
  })

  it('does not depend on the order in which blocks are found', () => {
    const reversed = new Map([...blocks].reverse())
    expect(JSON.stringify(composeSchema(reversed, icons))).toBe(JSON.stringify(schema))
  })
})
