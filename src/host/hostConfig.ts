import type { HeaderRule } from './hostHeaders.ts'

/** One line of `_redirects`. */
interface RedirectRule {
  /** Path, with `:name` for a segment of any value. */
  readonly from: string
  readonly to: string
  /** 200 rewrites: it shows `to` at the same address. */
  readonly status: number
}

/** Facts about a built site for its web server. */
interface HostRules {
  readonly headers: readonly HeaderRule[]
  readonly redirects: readonly RedirectRule[]
  readonly hostname: string
}

export const hostConfigs = { nginx: nginxConfig, caddy: caddyConfig } as const

/** A server block for nginx. It reads the site from /var/www/HOSTNAME. */
export function nginxConfig({ headers, redirects, hostname }: HostRules): string {
  const [everywhere, ...others] = headers
  const cache = others.map(({ path, headers }) => {
    return `  ~^${path.replace(/\*$/, '')} ${quoted(headers['Cache-Control'] ?? 'no-cache')};`
  })
  const rules = redirects.flatMap(({ from, to, status }, index) => {
    const location = `  location ~ ${pathExpression(from)} {`
    if (status === 200) return [location, `    try_files $uri $uri/index.html ${to}/index.html;`, '  }']
    if (status === 301) return [location, `    return 301 ${to};`, '  }']
    return [
      location,
      `    try_files $uri $uri/index.html @unknown${index};`,
      '  }',
      `  location @unknown${index} {`,
      `    return ${status} ${to};`,
      '  }',
    ]
  })
  return lines(
    'map $uri $cache_control {',
    '  default "no-cache";',
    ...cache,
    '}',
    '',
    'server {',
    '  listen 80;',
    `  server_name ${hostname};`,
    `  root /var/www/${hostname};`,
    '  charset utf-8;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/css text/javascript application/javascript application/json image/svg+xml text/xml;',
    ...Object.entries(everywhere?.headers ?? {}).map(
      ([name, value]) => `  add_header ${name} ${quoted(value)} always;`,
    ),
    '  add_header Cache-Control $cache_control always;',
    '  error_page 404 /404.html;',
    '  location ~ ^/(_headers|_redirects|\\.(?!well-known/)) {',
    '    return 404;',
    '  }',
    ...rules,
    '  location / {',
    '    try_files $uri $uri/index.html =404;',
    '  }',
    '}',
  )
}

/** A site block for Caddy, which fetches its certificate itself. It reads the site from /var/www/HOSTNAME. */
export function caddyConfig({ headers, redirects, hostname }: HostRules): string {
  const rules = redirects.flatMap(({ from, to, status }, index) => [
    `  @rule${index} {`,
    `    path_regexp ${pathExpression(from)}`,
    ...(status === 301 ? [] : ['    not file {path} {path}/index.html']),
    '  }',
    status === 200 ? `  rewrite @rule${index} ${to}/index.html` : `  redir @rule${index} ${to} ${status}`,
  ])
  return lines(
    `${hostname} {`,
    `  root * /var/www/${hostname}`,
    '  encode zstd gzip',
    '  header ?Cache-Control "no-cache"',
    ...headers.flatMap(({ path, headers }) =>
      Object.entries(headers).map(
        ([name, value]) => `  header ${path === '/*' ? '' : `${path} `}${name} ${quoted(value)}`,
      ),
    ),
    '  @hidden {',
    '    path /_headers /_redirects /.*',
    '    not path /.well-known/*',
    '  }',
    '  error @hidden 404',
    ...rules,
    '  try_files {path} {path}/index.html',
    '  file_server',
    '  handle_errors {',
    '    rewrite * /404.html',
    '    file_server {',
    '      status 404',
    '    }',
    '  }',
    '}',
  )
}

/** A path with `:name` for segments of any value, as the source of a regular expression. */
export function pathExpression(from: string): string {
  return `^${from.replace(/:[^/]+/g, '[^/]+')}/?$`
}

/** Reads the notation that `writeDeployFiles` writes. */
export function parseRedirects(text: string): readonly RedirectRule[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .flatMap(([from, to, status]) => (from && to ? [{ from, to, status: Number(status) }] : []))
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

function lines(...text: readonly string[]): string {
  return `${text.join('\n')}\n`
}
