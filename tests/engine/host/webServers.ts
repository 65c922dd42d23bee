import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, waitUntilItAnswers } from '../../support/servers.ts'

/** A web server that is installed on some machines, and how it is started with a printed configuration. */
interface WebServer {
  /** Debian's package. */
  readonly package: string
  readonly version: readonly string[]
  /** Writes the configuration with another port and root into a folder, and returns the arguments to start with. */
  readonly prepare: (site: ServedSite) => readonly string[]
}

interface ServedSite {
  /** Output of `host-config`. */
  readonly config: string
  readonly root: string
  readonly port: number
  /** Folder for everything that the server writes. */
  readonly work: string
}

export const webServers: Readonly<Record<'nginx' | 'caddy', WebServer>> = {
  nginx: {
    package: 'nginx-light',
    version: ['-v'],
    prepare({ config, root, port, work }) {
      const own = config
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace(/server_name .+;/, 'server_name localhost;')
        .replace(/root .+;/, `root ${root};`)
      const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      writeFileSync(
        join(work, 'nginx.conf'),
        `daemon off;\npid ${work}/nginx.pid;\nevents {}\nhttp {
  include /etc/nginx/mime.types;\n  default_type application/octet-stream;\n  access_log off;
  ${folders.map((name) => `${name}_temp_path ${work}/${name};`).join('\n  ')}\n${own}\n}\n`,
      )
      return ['-e', 'stderr', '-p', work, '-c', join(work, 'nginx.conf')]
    },
  },
  caddy: {
    package: 'caddy',
    version: ['version'],
    prepare({ config, root, port, work }) {
      const own = config.replace(/^\S+ \{/, `http://127.0.0.1:${port} {`).replace(/root \* .+/, `root * ${root}`)
      writeFileSync(join(work, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n\n${own}`)
      return ['run', '--config', join(work, 'Caddyfile'), '--adapter', 'caddyfile']
    },
  },
}

/** Why a server can't run on this machine; undefined if it can. */
export function missingServer(name: keyof typeof webServers): string | undefined {
  const { package: debian, version } = webServers[name]
  const found = spawnSync(name, version).status === 0
  return found ? undefined : `${name} is not installed: \`apt-get install ${debian}\``
}

export interface RunningWebServer {
  readonly url: string
  /** Everything that it has printed. */
  readonly output: () => string
  readonly close: () => Promise<void>
}

/** Starts a server on a free port with what `host-config` printed. */
export async function startWebServer(
  name: keyof typeof webServers,
  { config, root, work }: Omit<ServedSite, 'port'>,
): Promise<RunningWebServer> {
  mkdirSync(work, { recursive: true })
  // nginx reads files as another user.
  for (const folder of [root, work]) chmodSync(folder, 0o755)
  const port = await freePort()
  const args = webServers[name].prepare({ config, root, port, work })
  const env = { ...process.env, HOME: work, XDG_DATA_HOME: work, XDG_CONFIG_HOME: work }
  const child: ChildProcess = spawn(name, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const url = `http://127.0.0.1:${port}`
  await waitUntilItAnswers(url, () => (child.exitCode === null ? undefined : `${name} has ended:\n${output}`))
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { url, output: () => output, close }
}
