import { describe, expect, it } from 'vitest'
import { caddyConfig, nginxConfig, parseRedirects } from './hostConfig.ts'
import { hostHeaders } from './hostHeaders.ts'

const redirects = parseRedirects(
  '/old /new 301\n/niches/:industry/about /niches/healthcare/about 200\n/industries/:industry /404 302\n',
)
const rules = { headers: hostHeaders("default-src 'none'"), redirects, hostname: 'www.acme.com' }
const configs = [
  ['nginx', nginxConfig(rules)],
  ['Caddy', caddyConfig(rules)],
] as const

describe('parseRedirects', () => {
  it('reads one redirect per line', () => {
    expect(redirects[1]).toEqual({
      from: '/niches/:industry/about',
      to: '/niches/healthcare/about',
      status: 200,
    })
    expect(redirects).toHaveLength(3)
  })
})

describe.each(configs)('the configuration for %s', (_server, config) => {
  it('sets every header', () => {
    for (const [name, value] of Object.entries(rules.headers[0]?.headers ?? {}))
      expect(config).toContain(`${name} "${value}"`)
    expect(config).toContain('"public, max-age=31536000, immutable"')
  })

  it('has every redirect and rewrite, which never affect existing pages', () => {
    expect(config).toMatch(/301 \/new|\/new 301/)
    expect(config).toMatch(/302 \/404|\/404 302/)
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
