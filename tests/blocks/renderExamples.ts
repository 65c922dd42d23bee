import { createServer } from 'vite'
import { blockRegistry } from '../../src/make/build/modules/blockRegistry.ts'
import { iconModules } from '../../src/make/build/modules/iconModules.ts'
import { findProject } from '../../src/make/project/project.ts'
import { blockTypes, compileBlock, type ExamplePage, readExamples } from '../support/exampleSite.ts'
import { stableClassNames } from '../support/styledComponents.ts'

/** Server output of one example. */
export interface ServerExample extends ExamplePage {
  readonly html: string
  /** Console output during the render. */
  readonly logged: readonly string[]
}

type ServerEntry = typeof import('../../src/site/runtime/entryServer.tsx')

const levels = ['log', 'info', 'warn', 'error', 'debug'] as const

/** Calls a function and returns its console output with its result. */
function listen<Result>(run: () => Result): { result: Result; logged: string[] } {
  const logged: string[] = []
  const originals = levels.map((level) => [level, console[level]] as const)
  for (const level of levels) console[level] = (...words) => logged.push(`${level}: ${words.map(String).join(' ')}`)
  try {
    return { result: run(), logged }
  } finally {
    for (const [level, original] of originals) console[level] = original
  }
}

/**
 * Prints the HTML that the server entry renders for every example, as JSON. Runs in a process of its own,
 * where no browser global exists that a component could detect.
 */
const vite = await createServer({
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  oxc: stableClassNames,
  plugins: [iconModules(), blockRegistry(findProject())],
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const server = (await vite.ssrLoadModule('/src/site/runtime/entryServer.tsx')) as ServerEntry
await server.loadBlockTypes(blockTypes)

const examples: Record<string, ServerExample[]> = {}
for (const type of blockTypes) {
  examples[type] = readExamples(type).map((block) => {
    const { page, shell } = compileBlock(block)
    const { result, logged } = listen(() =>
      server.renderPage(page, { shell, buildYear: 2031, styleSheet: '/site.css' }),
    )
    return { page, shell, html: result.html, logged }
  })
}
process.stdout.write(JSON.stringify(examples))
await vite.close()
