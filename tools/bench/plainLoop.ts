import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * plainLoop SERVER CONTENT SHARED COUNT: renders pages one after another with react-dom/server, and nothing else. Gets
 * the bundle of the app, the content files of a built site and what its pages share. Prints pages and milliseconds as
 * JSON.
 */

const [server = '', content = '', sharedFile = '', count = ''] = process.argv.slice(2)
const { loadBlockTypes, renderPage } = await import(
  pathToFileURL(path.join(server, 'entryPrerender.js')).href
)
const { shell, blockTypes } = JSON.parse(readFileSync(sharedFile, 'utf8'))
const entries = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.json'))
  .sort()
  .slice(0, Number(count))
  .map((name) => JSON.parse(readFileSync(path.join(content, name), 'utf8')))
  .filter(({ kind }) => kind === 'page')

const start = performance.now()
await loadBlockTypes(blockTypes)
let length = 0
for (const { page } of entries) length += renderPage(page, shell, 2026).html.length
if (length === 0) throw new Error('Nothing was rendered.')
console.log(JSON.stringify({ pages: entries.length, milliseconds: performance.now() - start }))
