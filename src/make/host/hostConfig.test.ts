import { describe, expect, it } from 'vitest'
import { caddyConfig, nginxConfig } from './hostConfig.ts'
import { feedHeader, hostHeaders } from './hostHeaders.ts'
import type { RedirectRule } from './hostRedirects.ts'
import { vercelConfig } from './vercelConfig.ts'

const redirects: readonly RedirectRule[] = [
  { from: '/old', to: '/new', status: 301 },
  { from: '/niches/:industry/about', to: '/niches/healthcare/about', status: 200 },
  { from: '/industries/:industry', to: '/404', status: 302 },
]
const rules = { headers: hostHeaders("default-src 'none'"), redirects, hostname: 'www.acme.com' }
const configs = [
  ['nginx', nginxConfig(rules)],
  ['Caddy', caddyConfig(rules)],
] as const

describe('the configuration for Vercel', () => {
  const config = JSON.parse(vercelConfig(rules))

  it('has every header, and of the policy only what pages can’t say themselves', () => {
    const [everywhere, assets] = config.headers
    expect(everywhere.source).toBe('/(.*)')
    expect(everywhere.headers).toContainEqual({
      key: 'Content-Security-Policy',
      value: "frame-ancestors 'self'",
    })
    expect(everywhere.headers).toHaveLength(Object.keys(rules.headers[0]?.headers ?? {}).length)
    expect(assets.source).toBe('/assets/(.*)')
  })

  it('redirects old addresses, rewrites unknown values, and redirects no existing page', () => {
    expect(config.redirects).toEqual([{ source: '/old', destination: '/new', statusCode: 301 }])
    expect(config.rewrites).toEqual([
      { source: '/niches/:industry/about', destination: '/niches/healthcare/about/index.html' },
    ])
  })
})

describe.each(configs)('the configuration for %s', (_server, config) => {
  it('sets every header', () => {
    for (const [name, value] of Object.entries(rules.headers[0]?.headers ?? {})) {
      // nginx has a variable for a header that some paths have another value of.
      const variable = new RegExp(`add_header ${name} (\\$\\w+) always`).exec(config)?.[1]
      expect(config).toContain(variable ? `map $uri ${variable} {\n  default "${value}";` : `${name} "${value}"`)
    }
    expect(config).toContain('"public, max-age=31536000, immutable"')
  })

  it('has every redirect and rewrite, which never affect existing pages', () => {
    expect(config).toMatch(/301 "\/new\$is_args\$args";|"\/new\{search}" 301/)
    expect(config).toMatch(/302 "\/404\$is_args\$args";|"\/404\{search}" 302/)
    expect(config).toContain('^/niches/[^/]+/about/?$')
    expect(config).toContain('/niches/healthcare/about/index.html')
    expect(config.match(/\/index\.html/g)?.length).toBeGreaterThanOrEqual(4)
  })

  it('serves the not-found page and hides files meant only for hosts', () => {
    expect(config).toContain('/404.html')
    expect(config).toContain('_headers')
  })

  it('has balanced braces', () => {
    const count = (sign: RegExp) => config.match(sign)?.length
    expect(count(/\{/g)).toBe(count(/\}/g))
  })
})

it('a feed has its own type, once', () => {
  const withFeed = { ...rules, headers: [...rules.headers, feedHeader('/news/feed.xml')] }
  const type = 'application/atom+xml; charset=utf-8'
  const nginx = nginxConfig(withFeed)
  expect(nginx).toContain(`location = /news/feed.xml {\n    types { }\n    default_type "${type}";`)
  expect(nginx).not.toContain('add_header Content-Type')
  expect(caddyConfig(withFeed)).toMatch(/header \/news\/feed\.xml Content-Type "application\/atom/)
  expect(vercelConfig(withFeed)).toContain(`"value": "${type}"`)
})

it('shows the not-found page of a language below its front page', () => {
  const withLanguage = { ...rules, notFound: ['/es'] }
  expect(nginxConfig(withLanguage)).toContain('  ~^/es/ /es/404.html;')
  expect(nginxConfig(withLanguage)).toContain('  error_page 404 $not_found;')
  expect(caddyConfig(withLanguage)).toContain('path /es/*\n\t\trewrite @language0 /es/404.html')
})
