import { describe, expect, it } from 'vitest'
import { compileText } from '../../support/compileText.ts'

const siteWith = (service: string, url = 'https://www.acme.com') =>
  compileText(`site: { name: Acme, url: "${url}" }
services:
  messages: { title: Messages, ${service} }
pages:
  home:
    path: /
    title: Acme
    blocks:
      - type: contact
        card: { heading: Visit, items: [{ label: Hours, text: All day }] }
        form: { heading: Write, submit: { post: messages } }
  not-found: { path: /404, title: Not here, blocks: [{ type: not-found }] }
`)

const serviceOf = ({ site }: ReturnType<typeof siteWith>) => {
  const entry = site?.entries.get('/')
  const form = entry?.kind === 'page' ? entry.page.blocks[0]?.form : undefined
  return (form as { submit: { post: unknown } } | undefined)?.submit.post
}

describe('a form that is sent to a path of the site', () => {
  it.each(['/api/contact', '/.netlify/functions/contact', '/api/contact?list=3'])(
    'needs no file for %s, and asks once whether the host takes it',
    (url) => {
      const compiled = siteWith(`url: ${url}`)
      expect(compiled.text).toBe('')
      expect(serviceOf(compiled)).toMatchObject({ url, origin: '', host: 'www.acme.com' })
      expect(compiled.notices).toContain('form-answer')
      expect(compiled.site?.sources.connect).toEqual([])
      expect(siteWith(`url: ${url}, answer: readable`).notices).not.toContain('form-answer')
    },
  )

  it('is in the folder of the site, as every path is', () => {
    const compiled = siteWith('url: /api/contact', 'https://acme.github.io/shop')
    expect(serviceOf(compiled)).toMatchObject({ url: '/shop/api/contact' })
  })

  it.each([
    ['/stand-ins/captur.json', 'There is no file `/stand-ins/captur.json` in the `public` folder.'],
    ['/contact.php', 'There is no file `/contact.php` in the `public` folder.'],
    ['/', '`/` is a page of this site.'],
  ])('is an error if %s is no function', (url, message) => {
    expect(siteWith(`url: ${url}`).text).toContain(message)
  })

  it('leaves other addresses as strict as they are', () => {
    expect(siteWith('url: /stand-ins/form.html, script: /api/script').codes).toEqual(['unknown-file'])
  })
})

it('a service gets its fixed fields with every form', () => {
  const compiled = siteWith('url: /api/contact, fields: { access_key: a-1, _subject: From the site }')
  expect(serviceOf(compiled)).toMatchObject({ fields: { access_key: 'a-1', _subject: 'From the site' } })
})
