import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { securityPolicy } from './securityPolicy.ts'

const nothing = { frame: [], connect: [], script: [], image: [] }
const inline = { scripts: ['boot()'], styles: ['a{}'] }

const directives = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe('securityPolicy', () => {
  it.each([
    ['of a site without services', nothing],
    [
      'of a site with services',
      {
        frame: ['https://booking.acme.com'],
        connect: ['https://forms.acme.com'],
        script: ['https://booking.acme.com/embed.js'],
        image: ['data:'],
      },
    ],
  ])('%s has no finding of medium severity or above and no `unsafe-` source', (_name, sources) => {
    const policy = securityPolicy(sources, inline)
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM)).toEqual([])
    expect(policy).not.toMatch(/unsafe|\*/)
    expect(directives(policy)['default-src']).toEqual(["'none'"])
  })

  it('allows inline scripts and styles by their hashes', () => {
    const { 'script-src': scripts, 'style-src': styles } = directives(securityPolicy(nothing, inline))
    expect(scripts).toEqual(["'self'", "'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='"])
    expect(styles).toHaveLength(2)
  })

  it('names only the hosts of services', () => {
    const policy = directives(
      securityPolicy({ ...nothing, frame: ['https://a.com'], connect: ['https://b.com'] }, inline),
    )
    expect(policy['frame-src']).toEqual(["'self'", 'https://a.com'])
    expect(policy['connect-src']).toEqual(["'self'", 'https://b.com'])
    expect(policy['form-action']).toEqual(["'self'", 'https://b.com'])
  })

  it('allows `data:` images only if a page has one', () => {
    expect(directives(securityPolicy(nothing, inline))['img-src']).toEqual(["'self'"])
    const policy = securityPolicy({ ...nothing, image: ['data:'] }, inline)
    expect(directives(policy)['img-src']).toEqual(["'self'", 'data:'])
  })

  it('lets the service that counts visits run, from its hosts only, without Trusted Types', () => {
    const policy = directives(securityPolicy({ ...nothing, counting: ['https://c.com', 'https://*.d.com'] }, inline))
    for (const name of ['script-src', 'connect-src', 'img-src'])
      expect(policy[name]?.slice(-2)).toEqual(['https://c.com', 'https://*.d.com'])
    expect(policy['form-action']).toEqual(["'self'"])
    expect(policy['trusted-types']).toBeUndefined()
    expect(directives(securityPolicy({ ...nothing, counting: [] }, inline))['trusted-types']).toBeUndefined()
  })

  it('requires Trusted Types unless a provider’s script runs in the page', () => {
    expect(directives(securityPolicy(nothing, inline))['trusted-types']).toEqual(['pagewright', 'pagewright-frame'])
    const foreign = securityPolicy({ ...nothing, script: ['https://a.com/x.js'] }, inline)
    expect(foreign).not.toContain('trusted-types')
  })
})
