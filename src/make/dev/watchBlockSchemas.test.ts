import { EventEmitter, once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { ViteDevServer } from 'vite'
import { describe, expect, it } from 'vitest'
import type { SiteFailure } from '../project/siteSource.ts'
import { watchBlockSchemas } from './watchBlockSchemas.ts'

const root = mkdtempSync(join(tmpdir(), 'pagewright-schemas-'))
const blocks = join(root, 'blocks')
const composed = join(root, 'schema/site.schema.json')
const siteFile = join(root, 'site.yaml')
const project = { root, siteFile, blockDirs: [blocks], schemaFile: composed, cacheDir: root }
const file = join(blocks, 'toy/schema.ts')
mkdirSync(join(blocks, 'toy'), { recursive: true })
writeFileSync(join(blocks, 'toy/Toy.tsx'), 'export const Toy = () => null')

const toy = (key: string) => ({
  type: 'object',
  description: 'A toy.',
  additionalProperties: false,
  required: ['type'],
  properties: { type: { const: 'toy' }, [key]: { type: 'string', description: 'A text.' } },
})
const exported = 'export const schema = '
const write = (text: string) => writeFileSync(file, `${exported}${text}`)

/** A fake server that reads the objects in `schema.ts` files as JSON and records the results of composing. */
function start() {
  const outcomes = new EventEmitter()
  const server = {
    watcher: Object.assign(new EventEmitter(), { add: () => server.watcher }),
    httpServer: new EventEmitter(),
    moduleGraph: { onFileChange() {} },
    ssrLoadModule: async (name: string) => ({
      schema: JSON.parse(readFileSync(name, 'utf8').replace(exported, '')),
    }),
  }
  watchBlockSchemas(server as unknown as ViteDevServer, project as never, (failure) =>
    outcomes.emit('composed', failure),
  )
  const outcomeOf = async (act: () => void): Promise<SiteFailure | undefined> => {
    const outcome = once(outcomes, 'composed')
    act()
    return (await outcome)[0]
  }
  return { server, outcomeOf }
}

describe('watchBlockSchemas', () => {
  it('composes the schema at the start and after every change of a schema.ts', async () => {
    const { server, outcomeOf } = start()
    write(JSON.stringify(toy('caption')))
    expect(await outcomeOf(() => server.httpServer.emit('listening'))).toBeUndefined()
    expect(readFileSync(composed, 'utf8')).toContain('"caption"')
    expect(existsSync(join(root, 'docs/block-types.md'))).toBe(true)

    write(JSON.stringify(toy('subtitle')))
    expect(await outcomeOf(() => server.watcher.emit('all', 'change', file))).toBeUndefined()
    expect(readFileSync(composed, 'utf8')).toContain('"subtitle"')
  })

  it('says that the composed schema is a new one, and only then', async () => {
    const { server, outcomeOf } = start()
    await outcomeOf(() => server.httpServer.emit('listening'))
    const heard: string[] = []
    server.watcher.on('change', (file) => heard.push(file))
    write(JSON.stringify(toy('note')))
    await outcomeOf(() => server.watcher.emit('all', 'change', file))
    await outcomeOf(() => server.watcher.emit('all', 'change', file))
    expect(heard).toEqual([composed])
  })

  it('names the file of a mistake, keeps the composed schema and goes on', async () => {
    const { server, outcomeOf } = start()
    const before = readFileSync(composed, 'utf8')
    write('{ broken')
    const failure = await outcomeOf(() => server.watcher.emit('all', 'change', file))
    const name = relative(process.cwd(), file)
    expect(failure?.text).toMatch(new RegExp(`^${name}:1:\\d+\nThis can’t be read`))
    expect(readFileSync(composed, 'utf8')).toBe(before)

    write(JSON.stringify(toy('label')))
    expect(await outcomeOf(() => server.watcher.emit('all', 'change', file))).toBeUndefined()
    expect(readFileSync(composed, 'utf8')).toContain('"label"')
  })
})
