import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface ViteOptions {
  /** Path of the site file. Default: that of the project. */
  readonly site?: string
  /** Folder of the built site. Default: `dist`. */
  readonly outDir?: string
  /** Folder of Pagewright. Default: the working directory. */
  readonly cwd?: string
  /** Additional environment variables. */
  readonly env?: Readonly<Record<string, string>>
}

export interface RunningServer {
  /** Address without a trailing slash. */
  readonly url: string
  /** Everything that the server has printed so far. */
  readonly output: () => string
  readonly close: () => Promise<void>
}

interface FinishedRun {
  readonly code: number
  readonly output: string
  readonly seconds: number
  /** Peak memory; undefined if the system doesn't report it. */
  readonly bytes: number | undefined
}

const host = '127.0.0.1'

interface ProgramOptions {
  readonly cwd?: string | undefined
  readonly env: NodeJS.ProcessEnv
}

function startProgram(args: readonly string[], { cwd, env }: ProgramOptions) {
  const child = spawn(process.execPath, args, { env, cwd, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
  return { child, output: () => output }
}

/** Runs a program of Node to its end. */
export async function runProgram(args: readonly string[], options: ProgramOptions): Promise<FinishedRun> {
  const start = performance.now()
  const { child, output } = startProgram(args, options)
  let bytes: number | undefined
  const timer = setInterval(() => {
    bytes = peakMemory(child.pid) ?? bytes
  }, 100)
  const [code] = await once(child, 'close')
  clearInterval(timer)
  return { code, output: output(), seconds: (performance.now() - start) / 1000, bytes }
}

/** The arguments of what `npm run dev`, `build` or `preview` starts. */
function argumentsOf(script: string): readonly string[] {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  return scripts[script].split(' ').slice(1)
}

const programOptions = ({ site, outDir, cwd, env }: ViteOptions): ProgramOptions => ({
  cwd,
  env: {
    ...process.env,
    NODE_ENV: undefined,
    VITEST: undefined,
    NO_COLOR: '1',
    FORCE_COLOR: undefined,
    ...(site && { SITE: site }),
    ...(outDir && { OUT_DIR: outDir }),
    ...env,
  },
})

/** Runs `npm run build`. */
export const runBuild = (options: ViteOptions): Promise<FinishedRun> =>
  runProgram(argumentsOf('build'), programOptions(options))

/** Peak memory of a process in bytes, including all of its threads; undefined after its end, or outside Linux. */
function peakMemory(id: number | undefined): number | undefined {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024
  } catch {
    return undefined
  }
}

/** Like `runBuild`, but throws if the build fails. */
export async function buildSite(options: ViteOptions): Promise<FinishedRun> {
  const run = await runBuild(options)
  if (run.code !== 0) throw new Error(`The site does not build:\n${run.output}`)
  return run
}

/** A port of this machine that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, host)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * Asks a server that was just started until it answers.
 * @param failure Why it never will, once that is known.
 */
export async function waitUntilItAnswers(url: string, failure: () => string | undefined): Promise<void> {
  const ask = () => fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  while (!(await ask())) {
    const reason = failure()
    if (reason !== undefined) throw new Error(reason)
    await wait(50)
  }
}

/** Starts the development server (`dev`) or Studio, or serves a built site (`preview`), on a free port. */
export async function startServer(mode: 'dev' | 'preview' | 'studio', options: ViteOptions): Promise<RunningServer> {
  const port = await freePort()
  const args = [...argumentsOf(mode), '--host', host, '--port', String(port), '--strictPort']
  const { child, output } = startProgram(args, programOptions(options))
  const url = `http://${host}:${port}`
  await waitUntilItAnswers(url, () => (child.exitCode === null ? undefined : `${mode} has ended:\n${output()}`))
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { url, output, close }
}
