import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type RunningServer, startServer } from '../../support/servers.ts'

const directory = mkdtempSync(join(tmpdir(), 'pagewright-refresh-'))
const file = join(directory, 'site.yaml')
const withDialog = (name: string, heading = 'Hello') => `site: { name: Acme, url: https://www.acme.com }
dialogs: { ${name}: { title: Ask, blocks: [{ type: prose, text: Anything. }] } }
pages:
  home: { path: /, title: Acme, blocks: [{ type: prose, text: ${heading} }] }
  not-found: { path: /404, title: Not found, blocks: [{ type: not-found, heading: Nothing here }] }
`
let server: RunningServer

beforeAll(async () => {
  writeFileSync(file, withDialog('ask'))
  server = await startServer('dev', { site: file })
})

afterAll(() => server.close())

const dialogs = () => {
  const schema = JSON.parse(readFileSync(join(directory, '.pagewright/project.schema.json'), 'utf8'))
  return schema.$defs['name-dialog'].anyOf[0].enum
}
const becomes = (names: readonly string[]) =>
  vi.waitFor(() => expect(dialogs()).toEqual(names), { timeout: 20_000, interval: 50 })

it('`npm run dev` updates the project schema at its start and after every save', async () => {
  await becomes(['ask'])
  writeFileSync(file, withDialog('contact'))
  await becomes(['contact'])
  // A mistake keeps the names, and a file that isn't YAML keeps those of the previous save.
  writeFileSync(file, withDialog('write').replace('type: prose', 'type: proze'))
  await becomes(['write'])
  writeFileSync(file, withDialog('call', '"Hello'))
  await vi.waitFor(() => expect(server.output()).toContain('quote'), { timeout: 20_000 })
  expect(dialogs()).toEqual(['write'])
})
