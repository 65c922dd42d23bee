import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { composeSchema } from '../../../schema/composeSchema.ts'
import { readBlockSchemas } from '../../../schema/readBlockSchemas.ts'
import { suggestBlockType } from '../../../src/language/advice/schema/suggestBlockType.ts'
import { createSchemaTree } from '../../../src/language/schema/schemaNodes.ts'

const blocks = await readBlockSchemas([fileURLToPath(new URL('../../../blocks', import.meta.url))])
const types = [...blocks.keys()].sort()
const tree = createSchemaTree(composeSchema(blocks))

const guesses = {
  appointment: 'appointment-form',
  booking: 'appointment-form',
  articles: 'cards',
  features: 'cards',
  news: 'cards',
  services: 'cards',
  projects: 'case-studies',
  table: 'comparison',
  'contact-form': 'contact',
  form: 'contact',
  forms: 'contact',
  button: 'cta',
  terms: 'documents',
  iframe: 'embed',
  newsletter: 'embed',
  video: 'embed',
  calendar: 'events',
  accordion: 'faq',
  acordion: 'faq',
  questions: 'faq',
  carousel: 'gallery',
  image: 'gallery',
  photo_gallery: 'gallery',
  Banner: 'hero',
  header: 'hero',
  'opening-hours': 'hours',
  partners: 'logo-strip',
  location: 'map',
  404: 'not-found',
  pricing: 'plans',
  menu: 'price-list',
  prices: 'price-list',
  text: 'prose',
  links: 'related',
  timetable: 'schedule',
  counter: 'stats',
  numbers: 'stats',
  people: 'team',
  'team-members': 'team',
  quote: 'testimonials',
  reviews: 'testimonials',
  history: 'timeline',
}

describe('suggestBlockType', () => {
  it.each(Object.entries(guesses))('takes `%s` for `%s`', (name, type) => {
    expect(suggestBlockType(name, types, tree).suggestions).toEqual([type])
  })

  it('lists all types by purpose for a name that means none', () => {
    const { hint = '', suggestions } = suggestBlockType('zebra', types, tree)
    expect(hint).toContain('people: `team`')
    for (const type of types) expect(hint).toContain(`\`${type}\``)
    expect(suggestions).toBeUndefined()
  })

  it('has no name for two block types', () => {
    const names = types.flatMap((type) => [type, ...(blocks.get(type)?.synonyms ?? [])])
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it('has a purpose for every block type', () => {
    expect(types.filter((type) => blocks.get(type)?.purpose === undefined)).toEqual([])
  })
})
