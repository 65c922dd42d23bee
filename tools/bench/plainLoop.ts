import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * plainLoop SERVER CONTENT FRAME COUNT: renders pages one after another with react-dom/server, and nothing else. It
 * gets the bundle of the app, the content files of a built site and what its pages share, and prints pages and
 * milliseconds as JSON.
 */

const [server = '', content = '', frameFile = '', count = ''] = process.argv.slice(2)
const { loadBlockTypes, renderPage } = await import(
  pathToFileURL(path.join(server, 'entryPrerender.js')).href
)
const { frame, blockTypes } = JSON.parse(readFileSync(frameFile, 'utf8'))
const entries = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .slice(0, Number(count))
  .map((name) => JSON.parse(readFileSync(path.join(content, name), 'utf8')))
  .filter(({ kind }) => kind === 'page')

const start = performance.now()
await loadBlockTypes(blockTypes)
let length = 0
for (const { page } of entries) length += renderPage(page, frame, 2026).html.length
if (length === 0) throw new Error('Nothing was rendered.')
console.log(JSON.stringify({ pages: entries.length, milliseconds: performance.now() - start }))
