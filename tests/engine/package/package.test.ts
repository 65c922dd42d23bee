import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** An empty folder in which the packed file is installed, as a founder does it. */
let folder: string
let file: string
let packed: readonly string[]

const env: NodeJS.ProcessEnv = {
  ...process.env,
  NODE_ENV: undefined,
  VITEST: undefined,
  SITE: undefined,
  OUT_DIR: undefined,
  CACHE_DIR: undefined,
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_OPTIONS: `--import=${pathToFileURL(resolve('tests/engine/package/onlyRegistry.mjs'))}`,
}

/** What a command line of npm prints, and how it ends; on Windows npm is a script, which only a shell can start. */
function attempt(cwd: string, line: string, before = '') {
  const { status, stdout, stderr } = spawnSync(`${before}npm ${line}`, {
    cwd,
    env,
    shell: true,
    encoding: 'utf8',
  })
  return { status, output: `${stdout}${stderr}` }
}

/** Runs a command line of npm. */
function npm(cwd: string, line: string, before?: string) {
  const { status, output } = attempt(cwd, line, before)
  if (status !== 0) throw new Error(`npm ${line} ended with ${status}:\n${output}`)
  return output
}

/** What runs a command in a network of its own, which has nothing in it, where the system can do that. */
const withoutNetwork = 'unshare --map-root-user --net '
const canCutOff = spawnSync(`${withoutNetwork}true`, { shell: true }).status === 0
const inOwnNetwork = canCutOff ? withoutNetwork : ''

/** Hosts that some command asked for, other than the registry and this machine. */
const refused = () =>
  existsSync(env.REFUSED_HOSTS ?? '') ? readFileSync(env.REFUSED_HOSTS ?? '', 'utf8').split('\n') : []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-package-'))
  env.REFUSED_HOSTS = join(folder, 'refused.txt')
  const addresses = [npm(folder, 'config get registry --silent'), env.https_proxy, env.HTTPS_PROXY]
  env.ALLOWED_HOSTS = addresses.flatMap((url) => (url ? [new URL(url.trim()).hostname] : [])).join()
  const [{ filename, files }] = JSON.parse(npm(resolve('.'), `pack --json --silent --pack-destination "${folder}"`))
  file = join(folder, filename)
  packed = files.map(({ path }: { path: string }) => path)
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  npm(folder, `install --no-audit --no-fund ./${filename}`)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the packed file', () => {
  it('has neither tests nor tools, and leaves none of its own files in the repository', () => {
    expect(packed.filter((file) => /\.test\.|^tests\/|^tools\//.test(file))).toEqual([])
    expect(existsSync('lib')).toBe(false)
    expect(existsSync('examples/agency')).toBe(false)
  })

  it('is what publint and arethetypeswrong expect of a package of modules', () => {
    expect(npm(resolve('.'), `exec publint -- run --strict "${file}"`)).toContain('All good!')
    // It has no CommonJS, which these resolutions ask for.
    const profile = '--profile esm-only --format ascii --no-emoji'
    expect(npm(resolve('.'), `exec attw -- "${file}" ${profile}`)).toContain('pagewright/schema')
  })

  it('lists its commands', () => {
    expect(npm(folder, 'exec pagewright -- --help')).toContain('new-block')
  })
})

/** A part of a block with a button that needs the app. */
const countFile = `'use client'
import { useState } from 'react'
import { Button } from 'pagewright/block'

export function Count() {
  const [count, setCount] = useState(0)
  return <Button data-needs-app="click" onClick={() => setCount(count + 1)}>Count {count}</Button>
}
`

const isText = /\.(?:html|css|js|json|svg|xml|txt|md)$/
/** Names, numbers and files that only the agency's site has. */
const ofTheAgency = /impact ?voice|voice agent|202[- )]*555[- ]?0143|stand-ins\/|aurora-\w+\.\w+|consultation/gi
/** Files of Pagewright that only some sites show. */
const onDemand = /^(?:wave\.svg|stand-ins)\b/

describe.each(['blank', 'business', 'cafe', 'agency'])('the starter %s', (template) => {
  const site = () => join(folder, template)

  it('is written with the name that one gives', () => {
    const said = npm(folder, `exec pagewright -- init ${template} --template ${template} --name "Corner Bakery" --yes`)
    expect(said).toContain('npm install && npm run dev')
    expect(readFileSync(join(site(), 'README.md'), 'utf8')).toContain('# Corner Bakery')
    expect(readFileSync(join(site(), 'site.yaml'), 'utf8')).toContain('name: Corner Bakery')
    expect(readdirSync(site()).sort()).toEqual([
      '.gitignore',
      '.vscode',
      'README.md',
      'package.json',
      'public',
      'site.yaml',
      'vendor',
    ])
  })

  it('is installed, checked and built', () => {
    npm(site(), 'install --no-audit --no-fund')
    expect(npm(site(), 'run check', inOwnNetwork)).toContain('site.yaml is fine')
    const built = npm(site(), 'run build', inOwnNetwork)
    expect(built).not.toContain('(!)')
    expect(built).not.toContain('Warning')
    expect(readFileSync(join(site(), 'dist/index.html'), 'utf8')).toContain('Corner Bakery')
    expect(existsSync(join(site(), 'node_modules/.cache/pagewright'))).toBe(true)
  })

  it.skipIf(template === 'agency')('publishes no word and no stand-in of the agency', () => {
    const dist = join(site(), 'dist')
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
    const found = files.flatMap((name) => {
      const text = isText.test(name) ? readFileSync(join(dist, name), 'utf8') : ''
      return `${name}\n${text}`.match(ofTheAgency)?.map((match) => `${name}: ${match}`) ?? []
    })
    expect(files.length).toBeGreaterThan(10)
    expect(found).toEqual([])
    expect(files.filter((name) => onDemand.test(name))).toEqual([])
  })

  it.runIf(template === 'agency')('publishes the wave and the stand-ins that it shows', () => {
    const files = readdirSync(join(site(), 'dist'), { recursive: true, encoding: 'utf8' })
    expect(files).toEqual(expect.arrayContaining(['wave.svg', join('stand-ins', 'calendar.html')]))
  })

  it('shows a block of its own, on a page and in the gallery', () => {
    npm(site(), 'exec pagewright -- new-block opening-hours')
    const file = join(site(), 'site.yaml')
    const block = '{ type: opening-hours, text: "Every day, **even on Sundays**." }'
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(/(\n +path: \/\n[\s\S]*?\n( +)blocks:\n)/, `$1$2  - ${block}\n`),
    )
    expect(npm(site(), 'run check', inOwnNetwork)).toContain('site.yaml is fine')
    npm(site(), 'run build', inOwnNetwork)
    expect(readFileSync(join(site(), 'dist/index.html'), 'utf8')).toContain('<strong>even on Sundays</strong>')
    npm(site(), 'exec pagewright -- gallery', inOwnNetwork)
    expect(readFileSync(join(site(), 'gallery/index.html'), 'utf8')).toContain('opening-hours')
  })

  it.runIf(template === 'blank')('builds blocks of its own as development shows them', () => {
    const folder = join(site(), 'blocks/opening-hours')
    const component = join(folder, 'OpeningHours.tsx')
    const code = readFileSync(component, 'utf8')
    const html = () => readFileSync(join(site(), 'dist/index.html'), 'utf8')
    writeFileSync(join(folder, 'dot.png'), readFileSync('tests/fixtures/public/stand-ins/dot.png'))
    const withPicture = `import dot from './dot.png'\n${code.replace('<RichText', '<img src={dot} alt="" /><RichText')}`
    writeFileSync(component, withPicture)
    npm(site(), 'run build')
    const [, picture = ''] = /<img src="(\/assets\/dot-[\w-]+\.png)"/.exec(html()) ?? []
    expect(existsSync(join(site(), 'dist', picture))).toBe(true)
    expect(html()).not.toContain('data-island="')

    writeFileSync(join(folder, 'Count.tsx'), countFile)
    writeFileSync(
      component,
      `import { Count } from './Count.tsx'\n${withPicture.replace('<RichText', '<Count /><RichText')}`,
    )
    npm(site(), 'run build')
    expect(html()).toContain('data-island="0"')
    rmSync(join(folder, 'Count.tsx'))

    writeFileSync(component, `import './hours.css'\n${code}`)
    writeFileSync(join(folder, 'hours.css'), 'p { color: red }')
    const refused = attempt(site(), 'run build')
    expect([refused.status, refused.output]).toEqual([1, expect.stringContaining('A block can’t import a style sheet')])
    writeFileSync(component, code)
  })

  it.runIf(template === 'blank')('checks the rules for blocks on a block of its own', () => {
    const before = attempt(site(), 'exec pagewright -- test-block opening-hours')
    expect(before.status).toBe(2)
    expect(before.output).toContain('npm install --save-dev axe-core playwright-core')
    npm(site(), 'install --no-audit --no-fund --save-dev axe-core@4.14.1 playwright-core@1.65.1')
    expect(npm(site(), 'exec pagewright -- test-block')).toContain('1 passed, 0 failed')
    const component = join(site(), 'blocks/opening-hours/OpeningHours.tsx')
    const code = readFileSync(component, 'utf8')
    writeFileSync(component, code.replace('<RichText', '<p style={{ width: 2000 }}>{"Too wide"}</p><RichText'))
    const after = attempt(site(), 'exec pagewright -- test-block opening-hours')
    expect([after.status, after.output]).toEqual([1, expect.stringContaining('page-overflow')])
    writeFileSync(component, code)
  })

  it('uses plugins of its own `vite.config.ts`', () => {
    writeFileSync(
      join(site(), 'vite.config.ts'),
      `export default { plugins: [{ name: 'own', buildStart: () => console.log('My own plugin runs') }] }`,
    )
    expect(npm(site(), 'run build')).toContain('My own plugin runs')
    rmSync(join(site(), 'vite.config.ts'))
  })

  it('is served while it is edited', async () => {
    const server = spawn(process.execPath, ['node_modules/pagewright/src/cli/pagewright.mjs', 'dev', '--port', '0'], {
      cwd: site(),
      env,
    })
    try {
      const url = await addressOf(server)
      expect(await (await fetch(url)).text()).toContain('Corner Bakery')
    } finally {
      server.kill()
      await once(server, 'close')
    }
  })
})

describe('a fresh repository', () => {
  it('gets a site, and keeps what it has', () => {
    const repository = join(folder, 'repository')
    mkdirSync(join(repository, '.git'), { recursive: true })
    writeFileSync(join(repository, '.gitignore'), 'secret.txt\n')
    writeFileSync(join(repository, 'README.md'), 'Mine')
    writeFileSync(join(repository, 'package.json'), JSON.stringify({ name: 'mine', scripts: { dev: 'my-own-dev' } }))
    npm(folder, 'exec pagewright -- init repository --template 1 --yes')
    expect(readFileSync(join(repository, 'README.md'), 'utf8')).toBe('Mine')
    expect(readFileSync(join(repository, '.gitignore'), 'utf8')).toMatch(/^secret\.txt\n.*dist\//s)
    expect(JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))).toMatchObject({
      name: 'mine',
      scripts: { dev: 'my-own-dev', build: 'pagewright build' },
      dependencies: { pagewright: expect.stringMatching(/^file:vendor\/pagewright-[\d.]+\.tgz$/) },
    })
    const again = attempt(folder, 'exec pagewright -- init repository --template blank --yes')
    expect([again.status, again.output]).toEqual([1, expect.stringContaining('site.yaml')])
  })
})

describe('the network', () => {
  it('is closed to Node, but for the registry and this machine', () => {
    const ask = "fetch('http://pagewright.example').catch(({ cause }) => console.log(cause.message))"
    const { stdout } = spawnSync(process.execPath, ['--eval', ask], { cwd: folder, env, encoding: 'utf8' })
    expect(stdout).toContain('No connection to pagewright.example is allowed here.')
    expect(refused()).toContain('pagewright.example')
  })

  it('was asked for no other host by any command', () => {
    expect(refused().filter((host) => host !== '' && host !== 'pagewright.example')).toEqual([])
  })

  it('is not there while sites are checked and built', ({ skip }) => {
    if (!canCutOff) skip('This system can’t run a command in a network of its own (`unshare --net`).')
    const ask = "fetch('http://127.0.0.1').catch(({ cause }) => console.log(cause.code))"
    expect(npm(folder, `exec -- node --eval "${ask}"`, withoutNetwork)).toMatch(/ENETUNREACH|EADDRNOTAVAIL/)
  })
})

async function addressOf(server: ReturnType<typeof spawn>): Promise<string> {
  let output = ''
  for await (const chunk of server.stderr ?? []) {
    output += String(chunk)
    const [, url] = /Site:\s+(\S+)/.exec(output) ?? []
    if (url !== undefined) return url
  }
  throw new Error(`The server ended:\n${output}`)
}
