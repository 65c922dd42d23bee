import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { compileInProject } from '../support/compileText.ts'

const person = '{ name: Ana, sample: true }'
const blocks = {
  'a logo': 'type: logo-strip, logos: [{ name: Acme, image: /images/map.svg, sample: true }]',
  'a member of a team': `type: team, people: [${person}]`,
  'a quotation': 'type: testimonials, items: [{ quote: Good., name: Ana, sample: true }]',
  'a case study': 'type: case-studies, items: [{ title: A, challenge: B, solution: C, result: D, sample: true }]',
  'a seal': 'type: trust, items: [{ title: A, text: B }], seals: [{ label: ISO, sample: true }]',
  'the person of a promise': `type: trust, items: [{ title: A, text: B }], person: ${person}`,
  'the person beside a form': `type: contact, card: { heading: A, items: [{ label: B }] }, person: ${person}`,
  'a person of shared content':
    'type: contact, card: { heading: A, items: [{ label: B }] }, person: { from: people.ana }',
}

it.each(Object.entries(blocks))('a launch is refused because of %s that is made up', (_, block) => {
  const text = `site: { name: Acme, url: https://www.acme.com }
content: { people: { ana: ${block.includes('people.ana') ? person : '{ name: Ana }'} } }
pages:
  home: { path: /, title: Home, blocks: [{ ${block} }] }
  not-found: { path: /404, title: Gone, blocks: [{ type: prose, text: Nothing. }] }`
  const { diagnostics } = compileInProject(text, { mode: 'development' })
  expect(diagnostics.filter(({ code }) => code === 'sample')).toHaveLength(1)
})

const examples = ['architects', 'blank', 'business', 'cafe', 'gym', 'zahnarzt'].map(
  (name) => `examples/${name}/site.yaml`,
)

it.each(['site.yaml', ...examples])('%s marks everyone and every logo that it made up', (file) => {
  expect(unmarkedIn(parse(readFileSync(file, 'utf8')))).toEqual([])
})

/** Names of the people and logos without the mark. */
function unmarkedIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { name, title, quote, portrait, role, challenge, image, sample } = value as Record<string, unknown>
  const isLogo = name !== undefined && typeof image === 'string' && image.startsWith('/images/logos/')
  const isPerson = name !== undefined && (quote ?? portrait ?? role) !== undefined
  const isStory = title !== undefined && challenge !== undefined
  const isMadeUp = isLogo || isPerson || isStory
  const own = isMadeUp && sample !== true ? [String(name ?? title)] : []
  return [...own, ...Object.values(value).flatMap(unmarkedIn)]
}
