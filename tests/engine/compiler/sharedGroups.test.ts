import { expect, it } from 'vitest'
import { compileInProject } from '../../support/compileText.ts'

it('reports a key that a section lacks once, and not at the blocks that take the section', () => {
  const { diagnostics } = compileInProject(
    `site:
  name: Acme
  url: https://www.acme.com
  openingHours: { week: { monday: 9:00-18:00 } }
pages:
  home: { path: /, title: Acme, blocks: [{ type: hero, headline: Acme }, { type: hours, from: site.openingHours }] }
  not-found: { path: /404, title: Gone, blocks: [{ type: hero, headline: Gone }] }
`,
    {},
  )
  const errors = diagnostics.filter(({ severity }) => severity === 'error')
  expect(errors).toMatchObject([{ code: 'missing-key', path: 'site.openingHours', missing: ['timezone'] }])
})
