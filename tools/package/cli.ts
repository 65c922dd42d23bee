import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { rolldown } from 'rolldown'
import { isolatedDeclarationSync } from 'rolldown/experimental'
import { commands, iconModules } from '../../src/index.ts'

/**
 * What `npm pack` runs before: compiles the commands and the public modules into `lib/`, and copies the site of this
 * repository to the starters. With `--clean`, which runs after, it removes both again.
 */
const agency = 'examples/agency'

/** For blocks of a site that import icons. */
const icons = `declare module 'icon:*' {
  /** The icon of this name on tabler.io/icons. */
  const body: import('./schema/values.js').IconBody
  export default body
}
`

await rm('lib', { recursive: true, force: true })
await rm(agency, { recursive: true, force: true })
if (!process.argv.includes('--clean')) {
  await writeCode()
  await writeTypes()
  await mkdir(agency, { recursive: true })
  await cp('site.yaml', `${agency}/site.yaml`)
  await cp('public', `${agency}/public`, { recursive: true })
  if (existsSync('translations')) await cp('translations', `${agency}/translations`, { recursive: true })
}

async function writeCode(): Promise<void> {
  const bundle = await rolldown({
    input: {
      ...Object.fromEntries(Object.keys(commands).map((name) => [name, `src/cli/${name}.ts`])),
      plugin: 'src/plugin.ts',
      block: 'src/block.ts',
      schema: 'schema/public.ts',
    },
    platform: 'node',
    external: (id) => /^[^./]/.test(id) && !path.isAbsolute(id) && !id.startsWith('icon:'),
    tsconfig: false,
    transform: { jsx: { runtime: 'automatic' } },
    plugins: [iconModules()],
  })
  await bundle.write({ dir: 'lib', format: 'esm', chunkFileNames: 'parts/[name]-[hash].js' })
  await bundle.close()
}

async function writeTypes(): Promise<void> {
  const settings = {
    extends: '../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: 'types',
      rootDir: '..',
    },
    include: [],
    files: [
      '../src/block.ts',
      '../schema/public.ts',
      '../src/site/ui/invoker.d.ts',
      '../src/site/runtime/boot.ts',
      '../src/make/build/modules/virtual.d.ts',
    ],
  }
  await writeFile('lib/tsconfig.json', JSON.stringify(settings))
  execFileSync(process.execPath, ['node_modules/typescript-7/bin/tsc', '-p', 'lib/tsconfig.json'], {
    stdio: 'inherit',
  })
  await rm('lib/tsconfig.json')
  const names = await readdir('lib/types', { recursive: true })
  for (const name of names.filter((each) => each.endsWith('.d.ts'))) {
    const file = path.join('lib/types', name)
    await writeFile(file, (await readFile(file, 'utf8')).replace(/(['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'))
  }
  const plugin = await readFile('src/plugin.ts', 'utf8')
  const { code } = isolatedDeclarationSync('plugin.ts', plugin)
  await writeFile('lib/types/plugin.d.ts', code)
  await writeFile('lib/types/icons.d.ts', icons)
  const block = 'lib/types/src/block.d.ts'
  await writeFile(block, `/// <reference path="../icons.d.ts" />\n${await readFile(block, 'utf8')}`)
}
