import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Runs a script of package.json the way npm does. */
function run(name: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) {
  const [program, ...rest] = String(scripts[name]).split(' ')
  const node = program === 'tsx' ? ['--import', 'tsx', ...rest] : rest
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, ...args], {
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: undefined,
      VITEST: undefined,
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
      ...more,
    },
  })
  return { status, stdout, stderr }
}

const commands = ['dev', 'build', 'preview', 'check', 'gallery', 'new-block', 'schema', 'docs', 'host-config']

describe('the commands of package.json', { timeout: 60_000 }, () => {
  it.each(commands)('%s rejects an unknown flag and names the nearest one', (name) => {
    const { status, stderr } = run(name, ['--helpp'])
    expect(status).toBe(2)
    expect(stderr).toContain(`\`${name}\` has no flag \`--helpp\`. Did you mean \`--help\`?`)
    expect(stderr).not.toMatch(/^\s+at /m)
  })

  it.each(['build', 'check', 'new-block'])('%s prints its help text with --help', (name) => {
    const { status, stdout } = run(name, ['--help'])
    expect(status).toBe(0)
    expect(stdout).toContain(`Usage: npm run ${name} -- `)
    expect(stdout).toMatch(/^ {2}--help +\S/m)
  })

  it('preview without a built site says what to do and prints no stack trace', () => {
    const { status, stderr } = run('preview', [], { OUT_DIR: 'no-such-folder' })
    expect(status).toBe(1)
    expect(stderr).toContain('There is no built site in')
    expect(stderr).toContain('Run `npm run build` first.')
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})
