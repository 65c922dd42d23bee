import type { Page } from '@playwright/test'
import { isLongLabel } from '../../../schema/textWidth.ts'
import { longNameStyle } from '../../../src/site/runtime/chrome/longNameStyle.ts'
import { createRandom, type Random } from '../../../tools/mutate/random.ts'
import { expect, test } from '../../support/browser/test.ts'
import { whole } from '../../support/whole.ts'

/** The header with names and links of all lengths and scripts: nothing breaks, overlaps or is cut off. */

test.beforeEach(({ page: _ }, { project }) => {
  test.skip(project.name !== 'desktop', 'sets its own widths')
})

interface Header {
  readonly name: string
  readonly links: readonly string[]
  readonly action?: string
  readonly direction: 'ltr' | 'rtl'
}

const vocabulary = {
  latin:
    'Home Our services Opening hours Meet the team Testimonials Contact us Springfield Family Dental Care WWW ACME',
  german:
    'Rechtsanwaltskanzlei Öffnungszeiten Ferienwohnungsvermittlung Über uns Datenschutz Straßenbau Müller und Söhne GmbH',
  cyrillic: 'Главная Услуги и цены Стоматологическая клиника Расписание Контакты Широкоформатная Ёж',
  arabic: 'الرئيسية خدماتنا أوقات العمل عيادة الأسنان العائلية اتصل بنا فريقنا المستشفى',
  japanese: '診療時間 アクセス 初めての方へ 採用情報 歯科クリニック お問い合わせ 医療法人社団',
  emoji: '🌿 Garten 🍕 Pizza 👩‍⚕️ Praxis 🎉 Feste 🇩🇪 Berlin',
} as const

/** Words of a script up to a length. */
function textOf(random: Random, words: readonly string[], most: number): string {
  let text = random.pick(words) ?? ''
  while (random.below(4) > 0) {
    const longer = `${text} ${random.pick(words)}`
    if (longer.length > most) break
    text = longer
  }
  return text
}

function randomHeader(random: Random): Header {
  const script = random.pick(Object.keys(vocabulary) as (keyof typeof vocabulary)[]) ?? 'latin'
  const words = vocabulary[script].split(' ')
  const links = Array.from({ length: 2 + random.below(7) }, () => textOf(random, words, 5 + random.below(20)))
  return {
    name: textOf(random, words, 10 + random.below(51)),
    links,
    ...(random.below(4) > 0 && { action: textOf(random, words, 30) }),
    direction: script === 'arabic' ? 'rtl' : 'ltr',
  }
}

/** What is wrong with each header at the size of the page: they take the place of the page's own, one after the other. */
function faultsOf(page: Page, headers: readonly Header[]): Promise<readonly string[]> {
  const cases = headers.map((header) => {
    const style = longNameStyle(header.name)
    const isLong = header.action !== undefined && (isLongLabel(header.action) || style?.copy !== undefined)
    return { ...header, isLong, style }
  })
  return page.evaluate((cases) => {
    const own = Reflect.get(window, 'ownHeader') ?? document.querySelector('header')?.cloneNode(true)
    Object.assign(window, { ownHeader: own })
    const show = ({ name, links, action, isLong, style, direction }: (typeof cases)[number]) => {
      document.documentElement.dir = direction
      const shown = own.cloneNode(true) as HTMLElement
      const logo = shown.querySelector('a:not([href="#main"])') as HTMLElement
      const text = logo.querySelector('span') as HTMLElement
      text.textContent = name
      Object.assign(logo.style, style?.logo)
      Object.assign(text.style, style?.name)
      Object.assign((shown.querySelector('[hidden]') as HTMLElement).style, style?.copy)
      for (const list of shown.querySelectorAll('ul')) {
        const item = list.firstElementChild as HTMLElement
        list.replaceChildren(
          ...links.map((label) => {
            const copy = item.cloneNode(true) as HTMLElement
            ;(copy.firstElementChild as HTMLElement).textContent = label
            return copy
          }),
        )
      }
      for (const button of shown.querySelectorAll('[data-variant]')) {
        button.textContent = action ?? ''
        const place = button.parentElement as HTMLElement
        if (action === undefined) place.remove()
        else if (isLong) place.parentElement?.querySelector(':scope > nav')?.append(place)
      }
      document.querySelector('header')?.replaceWith(shown)
      return shown
    }
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].filter(({ width }) => width > 0)
    }
    const faultsIn = (shown: HTMLElement, { name, links, style }: (typeof cases)[number]) => {
      const faults: string[] = []
      const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true }) === true
      const [mark, text] = shown.querySelectorAll('a:not([href="#main"]) > *')
      const button = shown.querySelector('[command]')
      const anchors = [...shown.querySelectorAll('nav li > *')].filter(isShown)
      const actions = [...shown.querySelectorAll('[data-variant]')].filter(isShown)
      if (isShown(button) ? anchors.length > 0 : anchors.length !== links.length) faults.push('links and menu')
      if (actions.length > 1) faults.push('two buttons')
      for (const link of [...anchors, ...actions]) {
        if (new Set(linesOf(link).map(({ top }) => Math.round(top))).size > 1) faults.push(`${link.textContent} breaks`)
        if (link.scrollWidth > link.clientWidth) faults.push(`${link.textContent} is cut off`)
      }
      const place = shown.getBoundingClientRect()
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      if (Math.abs(place.height - 4.5 * rem) > 0.5) faults.push(`is ${place.height} px high`)
      if ((mark?.getBoundingClientRect().width ?? 0) < 1.8 * 16) faults.push('mark is squeezed')
      const textBox = text?.getBoundingClientRect() as DOMRect
      const lines = text ? linesOf(text).filter(({ top }) => top < textBox.bottom - 1) : []
      const isClamped = style !== undefined && text !== undefined && text.scrollHeight > text.clientHeight + 1
      // Beside a button with text twice as large, or on a phone, the end of a name may give way to an ellipsis.
      if (isClamped && innerWidth / rem > 30) faults.push('name is clamped')
      if (text && text.clientWidth < Math.min(...lines.map(({ width }) => width)) - 1) faults.push('name is cut off')
      for (const word of innerWidth / rem > 24 ? name.matchAll(/[\p{L}\p{M}]{2,}/gu) : []) {
        if (/\p{sc=Han}|\p{sc=Hiragana}|\p{sc=Katakana}/u.test(word[0])) continue
        const range = document.createRange()
        const node = text?.firstChild as Text
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          faults.push(`${word[0]} breaks`)
      }
      const parts = [mark, text, ...anchors, ...actions, button].filter(
        (part): part is Element => part instanceof Element && isShown(part),
      )
      const boxes = parts
        .map((part) => part.getBoundingClientRect())
        .toSorted((first, second) => first.left - second.left)
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1]
        if (next && box.right > next.left + 0.5) faults.push(`overlap by ${box.right - next.left} px`)
        if (box.left < 0 || box.right > innerWidth) faults.push('beyond the screen')
        if (box.top < place.top - 0.5 || box.bottom > place.bottom + 0.5) faults.push('beyond the bar')
      }
      return faults
    }
    return cases.flatMap((each) => {
      const faults = faultsIn(show(each), each)
      return faults.map((fault) => `${innerWidth} px: ${fault}: ${each.name} | ${each.links} | ${each.action}`)
    })
  }, cases)
}

const known: readonly Header[] = [
  {
    name: 'Springfield Family Dental Care',
    links: ['Home', 'Our services', 'Opening hours', 'Meet the team', 'Testimonials', 'Contact us'],
    action: 'Book an appointment',
    direction: 'ltr',
  },
  {
    name: 'Zahnarztpraxis Dr. Weber-Lindemann und Kollegen',
    links: ['Start', 'Leistungen', 'Preise', 'Praxis'],
    action: 'Termin vereinbaren',
    direction: 'ltr',
  },
]

const widths = [320, 390, 768, 1024, 1280, 1366, 1440, 1920]

async function expectNoFaults(page: Page, headers: readonly Header[]) {
  await page.goto('/contact')
  const faults: string[] = []
  for (const percent of [100, 200]) {
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, `${percent}%`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 })
      faults.push(...(await faultsOf(page, headers)).map((fault) => `${percent} %, ${fault}`))
    }
  }
  expect(faults).toEqual([])
}

for (const seed of whole ? [1, 2, 3] : [1]) {
  test(`no header breaks, overlaps or is cut off, seed ${seed}`, async ({ page }) => {
    const random = createRandom(seed)
    await expectNoFaults(page, [...known, ...Array.from({ length: whole ? 100 : 10 }, () => randomHeader(random))])
  })
}

for (const width of [800, 1024, 1280])
  test(`a name of one long word stays in its column of the footer, ${width} px wide`, async ({ page }) => {
    const name = 'Oberösterreichische Donaudampfschifffahrtsgesellschaft'
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/')
    const gap = await page.evaluate(
      ({ name, style }) => {
        const logo = document.querySelector<HTMLElement>('footer a:has(> span)')
        const text = logo?.querySelector('span')
        const facts = document.querySelector('footer address')
        if (!logo || !text || !facts) throw new Error('The footer has a logo and facts.')
        text.textContent = name
        Object.assign(logo.style, style?.logo)
        Object.assign(text.style, style?.name)
        const [ofName, ofFacts] = [text.getBoundingClientRect(), facts.getBoundingClientRect()]
        return Math.max(ofFacts.left - ofName.right, ofFacts.top - ofName.bottom)
      },
      { name, style: longNameStyle(name) },
    )
    expect(gap).toBeGreaterThanOrEqual(0)
  })
