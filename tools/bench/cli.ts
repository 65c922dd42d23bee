import { runCommand } from '../../src/index.ts'
import type { Bench } from './bench.ts'

const benches: Readonly<Record<string, () => Promise<Bench>>> = {
  visit: async () => (await import('./visit/visit.ts')).benchVisit,
  hot: async () => (await import('./hot.ts')).benchHot,
  build: async () => (await import('./build.ts')).benchBuild,
  edit: async () => (await import('./edit.ts')).benchEdit,
}

process.exitCode = await runCommand({
  name: 'bench',
  summary:
    'Measures visits beside other builders (visit), live edits (hot), builds of large sites (build), or edits of a file (edit).',
  argument: { name: 'BENCH', description: 'visit, hot, build or edit.', isRequired: true },
  flags: {
    edits: { type: 'number', value: 'N', description: 'hot: edits of each site. Default: 100.' },
    pages: {
      type: 'number',
      value: 'N',
      description: 'Pages of the large site. Default: hot and edit 1000, build 10000.',
    },
    runs: {
      type: 'number',
      value: 'N',
      description: 'visit, build: runs of each measurement; the median counts. Default: 3.',
    },
    small: { type: 'number', value: 'N', description: 'build: pages of the small site. Default: 1000.' },
  },
  notes: [
    'SITE names another site file to measure: for hot, build and edit.',
    'visit installs Astro into node_modules/.cache on first use, and Chromium if only its headless shell is there.',
    'Exit codes: 0 all counts and ratios are right, 1 some are wrong, 2 unknown benchmark. Times depend on the machine and never fail.',
  ],
  async run(numbers, name = '') {
    const load = Object.hasOwn(benches, name) ? benches[name] : undefined
    if (load === undefined) {
      console.error(`There is no benchmark \`${name}\`. Benchmarks: ${Object.keys(benches).join(', ')}.`)
      return 2
    }
    const bench = await load()
    const { report, failures } = await bench({ site: process.env.SITE, ...numbers })
    console.log(report)
    for (const failure of failures) console.error(`Wrong: ${failure}`)
    return failures.length > 0 ? 1 : 0
  },
})
