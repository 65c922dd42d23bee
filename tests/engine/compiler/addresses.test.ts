import { describe, expect, it } from 'vitest'
import { compileText } from '../../support/compileText.ts'

const site = (part: string, action = 'to: /', block = '') => `site: { name: Acme, url: "https://www.acme.com" }
${part}
pages:
  home:
    path: /
    title: Acme
    blocks:
      - { type: hero, headline: Welcome, actions: [{ label: Go, ${action} }] }
      ${block}
  not-found: { path: /404, title: Gone, blocks: [{ type: not-found }] }
`

const service = (url: string) =>
  site(`services: { film: { title: Film, url: "${url}" } }`, 'to: /', '- { type: embed, service: film }')

describe('an address that people copy', () => {
  it.each([
    ['https://www.youtube.com/watch?v=M7lc1UVf-VE&t=3s', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
    ['https://youtu.be/M7lc1UVf-VE?si=abc', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
    ['https://www.youtube.com/shorts/M7lc1UVf-VE', 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE'],
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ])('of the page of a video, %s, is told that of its player', (url, player) => {
    const { codes, text } = compileText(service(url))
    expect(codes).toEqual(['bad-url'])
    expect(text).toContain(`Write the address of its player: \`${player}\`.`)
  })

  it.each(['https://www.youtube-nocookie.com/embed/M7lc1UVf-VE', 'https://player.vimeo.com/video/76979871'])(
    'of a player, %s, is fine',
    (url) => expect(compileText(service(url)).text).toBe(''),
  )

  it('of the page of a video is fine as a link', () => {
    expect(compileText(site('', 'href: "https://youtu.be/M7lc1UVf-VE"')).text).toBe('')
  })

  it.each(['favicon.svg', './favicon.svg', 'public/favicon.svg'])('of a file, %s, gets its slash', (href) => {
    const { codes, text } = compileText(site('', `href: ${href}`))
    expect(codes).toEqual(['bad-url'])
    expect(text).toContain('A file in `public` begins with a slash: `/favicon.svg`.')
  })

  it.each([
    ['https://www.old.com/menu.html', '/menu.html'],
    ['http://old.com', '/'],
  ])('of a whole old page, %s, is told its path', (from, path) => {
    const { codes, text } = compileText(site(`redirects: [{ from: "${from}", to: / }]`))
    expect(codes).toEqual(['bad-path'])
    expect(text).toContain(`Write \`${path}\`.`)
  })
})

describe('a key of other programs', () => {
  it.each([
    ['social: [a]', '`social` under `footer`'],
    ['instagram: a', '`social` under `footer`'],
    ['submenu: [a]', 'A menu has one level.'],
  ])('`%s` is told what is there instead', (key, hint) => {
    expect(compileText(site(`theme: { ${key} }`)).text).toContain(hint)
  })
})
