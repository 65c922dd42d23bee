import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { BlockSchema } from './block.ts'
import { composeSchema } from './composeSchema.ts'
import { describeBlocks, describeShapes } from './describeFields.ts'
import { actions, blockBase, icon, image, nestedBlocks } from './shapes.ts'

const schema = {
  type: 'object',
  description: 'Loaves on a shelf.',
  additionalProperties: false,
  required: ['type', 'loaves'],
  properties: {
    type: { const: 'shelf' },
    ...blockBase,
    loaves: {
      type: 'array',
      minItems: 1,
      maxItems: 6,
      description: 'The loaves, the best first.',
      items: {
        title: 'Loaf',
        type: 'object',
        description: 'One loaf.',
        additionalProperties: false,
        required: ['name'],
        properties: {
          name: { type: 'string', description: 'What it is called.' },
          price: { type: 'number', minimum: 0, maximum: 20, description: 'What it costs.' },
          icon,
          image,
          crust: {
            title: 'Crust',
            type: 'object',
            description: 'Its crust.',
            additionalProperties: false,
            properties: { color: { enum: ['dark', 'light'], default: 'dark', description: 'How it looks.' } },
          },
        },
      },
    },
    minutes: { type: 'integer', minimum: 5, description: 'Minutes in the oven.' },
    warm: { type: 'boolean', description: 'Still warm?' },
    words: { type: 'string', format: 'markdown', description: 'Default: None left...' },
    days: {
      type: 'array',
      items: { type: 'string' },
      minItems: 2,
      maxItems: 2,
      description: 'First and last.',
    },
    rest: {
      anyOf: [{ const: 'none' }, { type: 'number', maximum: 9 }],
      description: 'Hours, or `none`.',
    },
    actions,
    blocks: nestedBlocks,
  },
} as const satisfies BlockSchema

const composed = composeSchema(new Map([['shelf', schema]]))
const blocks = describeBlocks(composed)
const shelf = blocks[0]?.fields ?? []
const named = (name: string) => shelf.find((field) => field.name === name)

describe('describeBlocks', () => {
  it('names the block and lists its own fields before the shared ones', () => {
    expect(blocks).toMatchObject([{ type: 'shelf', description: 'Loaves on a shelf.' }])
    expect(shelf.filter(({ depth }) => depth === 0).map(({ name }) => name)).toEqual([
      ...['loaves', 'minutes', 'warm', 'words', 'days', 'rest', 'actions', 'blocks'],
      ...['hidden', 'draft', 'show', 'id', 'tone', 'lazy', 'eyebrow', 'heading', 'intro', 'image', 'from'],
    ])
  })

  it('lists the fields of a group below it, one level deeper', () => {
    const rows = shelf.slice(0, 7).map(({ name, depth }) => `${'  '.repeat(depth)}${name}`)
    expect(rows).toEqual(['loaves', '  name', '  price', '  icon', '  image', '  crust', '    color'])
  })

  it.each([
    ['loaves', 'list: group (at most 6)'],
    ['name', 'text'],
    ['price', 'number from 0 to 20'],
    ['icon', 'name of an icon'],
    ['image', 'Image'],
    ['crust', 'group'],
    ['color', 'one of `dark`, `light`'],
    ['minutes', 'whole number from 5'],
    ['warm', '`true` or `false`'],
    ['words', 'Markdown'],
    ['days', 'list: text (exactly 2)'],
    ['rest', '`none` or number up to 9'],
    ['actions', 'list: Action'],
    ['blocks', 'list: block'],
    ['lazy', '`true`'],
    ['from', 'name in `content`'],
  ])('describes the type of `%s` in plain English', (name, kind) => {
    expect(named(name)?.kind).toBe(kind)
  })

  it('marks required fields in the block and in its groups', () => {
    const required = shelf.filter(({ required }) => required === 'yes').map(({ name }) => name)
    expect(required).toEqual(['loaves', 'name', 'src', 'alt'])
  })

  it('separates the default from the description', () => {
    expect(named('color')).toMatchObject({ default: 'dark', description: 'How it looks.' })
    expect(named('words')).toMatchObject({ default: 'None left...', description: '' })
    expect(named('warm')).not.toHaveProperty('default')
  })
})

describe('describeShapes', () => {
  const shapes = describeShapes(composed, blocks)

  it('describes each shared group once', () => {
    expect(shapes.map(({ name }) => name)).toEqual(['Action', 'Image', 'Show'])
  })

  it('marks fields of which exactly one must be set', () => {
    const action = shapes.find(({ name }) => name === 'Action')?.fields ?? []
    const destinations = action.filter(({ required }) => required === 'one of').map(({ name }) => name)
    expect(destinations).toEqual(['to', 'href', 'dialog', 'scrollTo', 'call', 'checkout', 'inert'])
    expect(action.find(({ name }) => name === 'label')?.required).toBe('yes')
  })
})

describe('the schema of this project', () => {
  const own = describeBlocks(JSON.parse(readFileSync('schema/site.schema.json', 'utf8')))

  it('gives every field a type and either a description or a default', () => {
    const silent = own.flatMap(({ type, fields }) =>
      fields
        .filter((field) => field.kind === '' || (field.description === '' && field.default === undefined))
        .map(({ name }) => `${type}: ${name}`),
    )
    expect(own.length).toBeGreaterThan(20)
    expect(silent).toEqual([])
  })
})
