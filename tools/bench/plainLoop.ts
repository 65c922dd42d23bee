import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * plainLoop SERVER FILE: renders pages one after another with react-dom/server, and nothing else. Gets the bundle of the
 * app, and compiled pages with what they share. Prints milliseconds as JSON.
 */

const [server = '', file = ''] = process.argv.slice(2)
const { loadBlockTypes, renderPage } = await import(
  pathToFileURL(path.join(server, 'entryPrerender.js')).href
)
const { shell, blockTypes, pages } = JSON.parse(readFileSync(file, 'utf8'))
const options = { shell, buildYear: 2026, styleSheet: '/assets/site.css' }

const start = performance.now()
await loadBlockTypes(blockTypes)
let length = 0
for (const page of pages) length += renderPage(page, options).html.length
if (length === 0) throw new Error('Nothing was rendered.')
console.log(JSON.stringify({ milliseconds: performance.now() - start }))
