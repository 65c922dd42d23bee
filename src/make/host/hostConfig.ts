import { decodeAddress } from '../../../schema/fileAddress.ts'
import { baseOf } from './hostHeaders.ts'
import { addressExpression, type HostRules, isForUnknown, pathExpression, withQuery } from './hostRedirects.ts'
import { vercelConfig } from './vercelConfig.ts'

export const hostConfigs = { nginx: nginxConfig, caddy: caddyConfig, vercel: vercelConfig } as const

/** A server block for nginx. It reads the site from /var/www/HOSTNAME, or from the folder of the site below that. */
export function nginxConfig({ headers, redirects, hostname, notFound = [] }: HostRules): string {
  const [everywhere, ...rest] = headers
  // nginx adds a header to one of its own, but the type of a file is only one.
  const others = rest.map(({ path, headers: { 'Content-Type': _, ...headers } }) => ({ path, headers }))
  const types = rest.flatMap(({ path, headers: { 'Content-Type': type } }) =>
    type === undefined ? [] : [{ path, type }],
  )
  const base = baseOf(headers)
  const general = { 'Cache-Control': 'no-cache', ...everywhere?.headers }
  // What differs between paths is a variable: nginx inherits none of the headers where it adds one.
  const maps = [...new Set(others.flatMap(({ headers }) => Object.keys(headers)))].map((name) => ({
    name,
    variable: `$${name.toLowerCase().replaceAll('-', '_')}`,
    values: [
      `  default ${quoted(new Map(Object.entries(general)).get(name) ?? '')};`,
      ...others.flatMap(({ path, headers: { [name]: value } }) =>
        value === undefined ? [] : `  ~^${path.replace(/\*$/, '').replaceAll('.', '\\.')} ${quoted(value)};`,
      ),
    ],
  }))
  const rules = redirects.flatMap((rule, index) => {
    const { from, query, to, status } = rule
    const location = `  location ~ ${quoted(pathExpression(decodeAddress(from)))} {`
    // A `$` begins a variable. The rest is taken from the request itself, where line breaks are encoded.
    const address = withQuery({ ...rule, to: to.replaceAll('$', '%24') }, '$is_args$args')
    const redirect = `return ${status} ${quoted(address.replace(/\*(?=\$is_args|$)/, '$1'))};`
    const asked = `if ($request_uri ~ ${quoted(addressExpression(rule))}) {`
    if (query !== undefined) return [`  ${asked}`, `    ${redirect}`, '  }']
    if (status === 200) return [location, `    try_files $uri $uri/index.html ${to}/index.html;`, '  }']
    if (!isForUnknown(rule)) return [location, `    ${redirect}`, '  }']
    return [
      location,
      `    try_files $uri $uri/index.html @unknown${index};`,
      '  }',
      `  location @unknown${index} {`,
      ...(to.endsWith('*') ? [`    ${asked}`, `      ${redirect}`, '    }', '    return 404;'] : [`    ${redirect}`]),
      '  }',
    ]
  })
  return lines(
    ...maps.flatMap(({ variable, values }) => [`map $uri ${variable} {`, ...values, '}', '']),
    ...(notFound.length === 0
      ? []
      : [
          'map $uri $not_found {',
          `  default ${base}/404.html;`,
          ...notFound.map((folder) => `  ~^${folder.replaceAll('.', '\\.')}/ ${folder}/404.html;`),
          '}',
          '',
        ]),
    'server {',
    '  listen 80;',
    `  server_name ${hostname};`,
    `  root /var/www/${hostname};`,
    '  charset utf-8;',
    '  server_tokens off;',
    '  absolute_redirect off;',
    '  gzip on;',
    '  gzip_vary on;',
    '  gzip_types text/plain text/css text/javascript application/javascript application/json image/svg+xml text/xml;',
    ...Object.entries(everywhere?.headers ?? {}).flatMap(([name, value]) =>
      maps.some((map) => map.name === name) ? [] : `  add_header ${name} ${quoted(value)} always;`,
    ),
    ...maps.map(({ name, variable }) => `  add_header ${name} ${variable} always;`),
    `  error_page 404 ${notFound.length === 0 ? `${base}/404.html` : '$not_found'};`,
    ...[base, ...notFound].flatMap((folder) => [`  location = ${folder}/404.html {`, '    internal;', '  }']),
    `  location ~ ^${base.replaceAll('.', '\\.')}/(_headers|_redirects|\\.(?!well-known/)) {`,
    '    return 404;',
    '  }',
    ...types.flatMap(({ path, type }) => [
      `  location = ${path} {`,
      '    types { }',
      `    default_type ${quoted(type)};`,
      '  }',
    ]),
    ...rules,
    '  location / {',
    '    try_files $uri $uri/index.html =404;',
    '  }',
    '}',
  )
}

/** A site block for Caddy, which fetches its certificate itself. It reads the site from where nginx does. */
export function caddyConfig({ headers, redirects, hostname, notFound = [] }: HostRules): string {
  const [everywhere, ...others] = headers
  const base = baseOf(headers)
  const rules = redirects.flatMap((rule, index) => {
    const { from, query, status } = rule
    const to = quoted(withQuery(rule, '{search}').replace(/\*(?=\{search\}$|$)/, `{re.rest${index}.1}`))
    return [
      `  @rule${index} {`,
      rule.to.endsWith('*')
        ? `    vars_regexp rest${index} {uri} \`${addressExpression(rule)}\``
        : `    path_regexp \`${pathExpression(decodeAddress(from))}\``,
      ...(query === undefined ? [] : [`    expression \`${queryExpression(query)}\``]),
      ...(isForUnknown(rule) ? ['    not file {path} {path}/index.html'] : []),
      '  }',
      status === 200 ? `  rewrite @rule${index} ${rule.to}/index.html` : `  redir @rule${index} ${to} ${status}`,
    ]
  })
  const config = lines(
    `${hostname} {`,
    `  root * /var/www/${hostname}`,
    '  encode zstd gzip',
    '  header ?Cache-Control "no-cache"',
    ...Object.entries(everywhere?.headers ?? {}).map(([name, value]) => `  header ${name} ${quoted(value)}`),
    // Caddy sets the headers of the longest path first, so one that all paths have is set again at the end.
    ...others.flatMap(({ path, headers }) =>
      Object.entries(headers).flatMap(([name, value]) =>
        name in (everywhere?.headers ?? {})
          ? [`  header ${path} {`, `    ${name} ${quoted(value)}`, '    defer', '  }']
          : `  header ${path} ${name} ${quoted(value)}`,
      ),
    ),
    '  map {query} {search} {',
    '    "" ""',
    '    default "?{query}"',
    '  }',
    '  @hidden {',
    `    path ${[...['_headers', '_redirects', '.*'].map((name) => `${base}/${name}`), ...[base, ...notFound].flatMap((folder) => [`${folder}/404`, `${folder}/404.html`])].join(' ')}`,
    `    not path ${base}/.well-known/*`,
    '  }',
    '  error @hidden 404',
    ...rules,
    // `try_files` would read a `?` in the name of a file as the start of a query.
    '  @page file {path}/index.html',
    '  rewrite @page {http.matchers.file.relative}',
    '  file_server',
    '  handle_errors {',
    '    header Cache-Control "no-cache"',
    ...notFound.flatMap((folder, index) => [
      `    @language${index} path ${folder}/*`,
      `    rewrite @language${index} ${folder}/404.html`,
    ]),
    ...(notFound.length === 0
      ? [`    rewrite * ${base}/404.html`]
      : [
          `    @other not path ${notFound.map((folder) => `${folder}/*`).join(' ')}`,
          `    rewrite @other ${base}/404.html`,
        ]),
    '    file_server {',
    '      status 404',
    '    }',
    '  }',
    '}',
  )
  // Caddy warns about any other indentation.
  return config.replace(/^( {2})+/gm, (spaces) => '\t'.repeat(spaces.length / 2))
}

/** Caddy's own matcher is content with one of several parameters. */
function queryExpression(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => `{query.${name}} == ${JSON.stringify(value)}`)
    .join(' && ')
}

function quoted(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`
}

function lines(...text: readonly string[]): string {
  return `${text.join('\n')}\n`
}
