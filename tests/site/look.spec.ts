import type { Locator, Page } from '@playwright/test'
import { brokenWords } from '../support/browser/brokenWords.ts'
import { inAllOnly } from '../support/whole.ts'
import { expect, test } from './test.ts'

const setTextSize = (page: Page, percent: number) =>
  page.evaluate((percent) => {
    document.documentElement.style.fontSize = `${percent}%`
  }, percent)

const visible = (elements: Locator) =>
  elements.evaluateAll((all) => all.filter((element) => element.checkVisibility({ checkOpacity: true })).length)

test.describe('on paper', inAllOnly, () => {
  test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }))

  test('the price list has everything and nothing to click', async ({ page }) => {
    await page.goto('/pricing')
    const offers = page.locator('[data-period]')
    expect(await visible(offers)).toBe(await offers.count())
    expect(await visible(page.locator('[data-period="annual"]'))).toBe(6)
    const answers = page.locator('details > :not(summary)')
    expect(await visible(answers)).toBe(await answers.count())
    expect(await visible(page.locator('header :is(nav, button, a[href="#main"])'))).toBe(0)
    expect(await visible(page.locator('main :is(button, [data-variant="primary"], [data-variant="secondary"])'))).toBe(
      0,
    )
    expect(await page.locator('header').evaluate((header) => getComputedStyle(header).position)).toBe('static')
  })

  test('a heading stays with its introduction and with what follows', async ({ page }) => {
    await page.goto('/pricing')
    const heading = page.getByRole('heading', { level: 2, name: 'The first 7 days' })
    const breaks = await heading.evaluate(({ parentElement }) => {
      const { breakInside, breakAfter } = getComputedStyle(parentElement?.parentElement as Element)
      return [breakInside, breakAfter]
    })
    expect(breaks).toEqual(['avoid', 'avoid'])
  })

  test('a service is one line that says whose it is', async ({ page }) => {
    await page.goto('/demo')
    expect(await visible(page.locator('iframe, [role="tablist"]'))).toBe(0)
    const panels = page.getByRole('tabpanel', { includeHidden: true })
    await expect(panels).toHaveCount(3)
    for (const panel of await panels.all())
      await expect(panel.getByText('From www.impactvoice.example').filter({ visible: true })).toHaveCount(1)
    expect(await visible(panels.getByRole('link', { includeHidden: true }))).toBe(0)
  })

  test('two choices and what they show fit on a sheet', async ({ page }) => {
    // Letter without its margins.
    await page.setViewportSize({ width: 703, height: 942 })
    await page.goto('/solutions')
    const items = await page
      .locator('label:has([type="radio"]):has(+ div)')
      .evaluateAll((labels) => labels.map((label) => label.nextElementSibling?.getBoundingClientRect().bottom ?? 0))
    expect(items).toHaveLength(6)
    for (const [index, end] of items.entries()) if (index > 1) expect(end - (items[index - 2] ?? 0)).toBeLessThan(942)
  })

  test('a choice stays with what it shows, and the footer with what is above it', async ({ page }) => {
    await page.goto('/solutions')
    const choice = page.locator('label:has([type="radio"])').first()
    expect(await choice.evaluate((label) => getComputedStyle(label).breakAfter)).toBe('avoid')
    const band = page.locator('#main > section').last()
    expect(await band.evaluate((section) => getComputedStyle(section).breakInside)).toBe('avoid')
    const [above, footer] = [await band.boundingBox(), await page.getByRole('contentinfo').boundingBox()]
    const end = (box: typeof above) => (box ? box.y + box.height : Number.NaN)
    expect(end(footer)).toBeLessThanOrEqual(end(above))
  })

  test('every text is dark ink', async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await page.goto('/pricing')
    const pale = await page.locator('main *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const hasText = [...element.childNodes].some(
          ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
        )
        if (!hasText || !element.checkVisibility()) return []
        const [red = 0, green = 0, blue = 0, alpha = 1] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(
          Number,
        )
        return red + green + blue > 500 || alpha < 1 ? [element.textContent] : []
      }),
    )
    expect(pale).toEqual([])
  })
})

test.describe('words stay whole', () => {
  const pages = ['/', '/pricing', '/niches/healthcare/about', '/niches/service-contractors']

  test('on the narrowest phones', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    for (const path of pages) {
      await page.goto(path)
      expect(await brokenWords(page), path).toEqual([])
    }
  })

  test('with text twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const path of pages) {
      await page.goto(path)
      await setTextSize(page, 200)
      expect(await brokenWords(page), path).toEqual([])
    }
  })
})

test('the headline of a page is its largest heading at every width', async ({ page }) => {
  for (const width of [390, 700, 768, 900, 1023, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/', '/niches/healthcare']) {
      await page.goto(path)
      const sizes = (selector: string) =>
        page
          .locator(`main > section ${selector}`)
          .evaluateAll((all) => all.map((heading) => Number.parseFloat(getComputedStyle(heading).fontSize)))
      const [[headline = 0], others] = [await sizes('h1'), await sizes('h2')]
      expect(headline / Math.max(...others), `${path} at ${width} px`).toBeGreaterThan(1.2)
    }
  }
})

test('the wave below a call is below the words beside it, too', async ({ page }) => {
  await page.goto('/')
  const wave = page.locator('[data-part=hero] > [aria-hidden][data-shape=swell]')
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const [top, end] = await wave.evaluate((line) => [
      line.getBoundingClientRect().top,
      line.previousElementSibling?.getBoundingClientRect().bottom,
    ])
    expect(top, `at ${width} px`).toBeGreaterThanOrEqual(end ?? Number.NaN)
  }
})

test('the mark of an open row turns, and its ground stays in the column', async ({ page }) => {
  await page.goto('/pricing')
  const row = page.locator('main details[open]').first()
  const [mark, glyph] = [row.locator('summary > span').last(), row.locator('summary > span svg').last()]
  const turned = (element: Locator) => element.evaluate((shown) => getComputedStyle(shown).transform !== 'none')
  expect([await turned(mark), await turned(glyph)]).toEqual([false, true])
})

test('the name of the site is whole beside an action of a narrow header', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/niches/healthcare')
  const name = page.getByRole('banner').getByText('Impact Voice', { exact: true })
  const cut = await name.evaluate((shown) => [
    shown.scrollWidth - shown.clientWidth,
    shown.getBoundingClientRect().right > innerWidth,
  ])
  expect(cut).toEqual([0, false])
  const action = page.getByRole('banner').getByRole('link', { name: 'Book a demo' })
  const [words, button] = [await name.boundingBox(), await action.boundingBox()]
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(button?.x ?? 0)
})

test('the navigation gives way to the menu where it does not fit', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const banner = page.getByRole('banner')
  const menu = banner.getByRole('button', { name: 'Menu' })
  await expect(menu).toBeHidden()
  await setTextSize(page, 200)
  await expect(menu).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Solutions' })).toBeHidden()
})

test('a list of choices begins level with what it shows, and a row of them is above it on a tablet', async ({
  page,
}) => {
  await page.goto('/solutions')
  const choice = page.getByRole('main').locator('label:has([type="radio"])')
  const box = async (element: Locator) => {
    const { y, height } = (await element.boundingBox()) ?? { y: Number.NaN, height: Number.NaN }
    return { top: y, end: y + height }
  }
  const panel = page.getByRole('main').locator('label:has(:checked) + div')
  await page.setViewportSize({ width: 1440, height: 900 })
  expect((await box(choice.first())).top).toBeCloseTo((await box(panel)).top, 0)
  await page.setViewportSize({ width: 768, height: 1024 })
  expect((await box(choice.last())).end).toBeLessThan((await box(panel)).top)
})

test('the last of an odd number of logos is in the middle of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const logos = page.getByRole('region', { name: 'Trusted by Industry Leaders' }).getByRole('list')
  const middle = async (element: Locator) => {
    const { x, width } = (await element.boundingBox()) ?? { x: Number.NaN, width: 0 }
    return x + width / 2
  }
  expect(await middle(logos.getByRole('listitem').last())).toBeCloseTo(await middle(logos), 0)
})

test.describe('on a tablet', () => {
  test.use({ viewport: { width: 768, height: 1024 } })

  const inOneRow = async (elements: Locator) =>
    new Set(await elements.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top))))
      .size === 1

  test('three of a kind are in one row', async ({ page }) => {
    await page.goto('/pricing')
    expect(await inOneRow(page.locator('#plans').getByText('/mo').filter({ visible: true }))).toBe(true)
    expect(await inOneRow(page.getByRole('region', { name: 'What your callers get' }).getByRole('definition'))).toBe(
      true,
    )
    await page.goto('/')
    expect(await inOneRow(page.getByRole('article').first().getByRole('definition'))).toBe(true)
    expect(
      await inOneRow(page.getByRole('region', { name: 'Trusted by Industry Leaders' }).getByRole('listitem')),
    ).toBe(true)
    const row = page.getByRole('row').nth(1)
    expect(await inOneRow(row.locator('th, td'))).toBe(true)
    const footer = page.getByRole('contentinfo')
    // The icon, taller than the words beside it, begins above them.
    const copyright = await footer.getByText('©').boundingBox()
    const social = await footer.getByRole('link', { name: 'LinkedIn' }).boundingBox()
    expect(social?.y).toBeLessThan(copyright?.y ?? 0)
    await page.goto('/industries/healthcare')
    const links = page.getByRole('region', { name: 'More for Healthcare' }).getByRole('listitem')
    await expect(links).toHaveCount(3)
    expect(await inOneRow(links)).toBe(true)
    await page.goto('/niches/healthcare/booking')
    const prices = page.getByRole('region', { name: 'What it costs to keep it' }).getByText('/mo')
    await expect(prices).toHaveCount(3)
    expect(await inOneRow(prices)).toBe(true)
  })

  test('what belongs together lines up', async ({ page }) => {
    await page.goto('/industries/realestate')
    for (const period of ['Monthly', 'Annual']) {
      const offers = page.getByRole('region', { name: 'Plans for real estate' }).getByText(`Select ${period}`)
      await expect(offers).toHaveCount(3)
      expect(await inOneRow(offers)).toBe(true)
    }
    const story = page.getByRole('article', { name: 'A broker who answers' })
    const title = await story.getByRole('heading').boundingBox()
    const part = await story.getByRole('term').nth(1).boundingBox()
    expect(title?.x).toBe(part?.x)
    await page.goto('/legal')
    const label = await page.getByText('On this page').boundingBox()
    const link = await page.getByRole('link', { name: 'Overage' }).first().boundingBox()
    expect(link?.x).toBeGreaterThan((label?.x ?? Number.NaN) + (label?.width ?? 0))
    await page.goto('/niches/healthcare')
    const benefits = page.getByRole('region', { name: 'Key Benefits' }).getByRole('listitem')
    expect(await inOneRow(benefits.filter({ hasText: /^(HIPAA|Answers)/ }))).toBe(true)
  })
})

test.describe('on a tablet held sideways', inAllOnly, () => {
  test.use({ viewport: { width: 1024, height: 768 } })

  const expectSideBySide = async (...elements: readonly [Locator, Locator]) => {
    const [left, right] = await Promise.all(elements.map((element) => element.boundingBox()))
    expect((left?.x ?? Number.NaN) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? Number.NaN)
  }

  test('pages have the layout of a desktop', async ({ page }) => {
    await page.goto('/niches/music/booking')
    await expectSideBySide(page.getByRole('heading', { level: 1 }), page.locator('#booking-form'))
    await page.goto('/niches/music')
    const region = (name: string) => page.getByRole('region', { name })
    await expectSideBySide(region('Key Benefits'), region('ROI Calculator'))
    await page.goto('/contact')
    const heading = page.getByRole('heading', { name: 'Connect With Our Team' })
    await expectSideBySide(heading, page.getByRole('form', { name: 'Send Us a Message' }))
  })

  test('two of a kind are side by side on a card', async ({ page }) => {
    await page.goto('/niches/healthcare')
    const main = page.getByRole('main')
    const field = (name: string) => main.getByRole('term').filter({ hasText: name })
    await expectSideBySide(field('To bring'), field('Reminder'))
    const call = main.getByRole('link', { name: 'Call Now' })
    await expectSideBySide(call, main.getByRole('button', { name: 'Another phone' }))
  })

  test('the picture of a video takes most of its card', async ({ page }) => {
    await page.goto('/niches/healthcare/booking')
    const picture = page.getByRole('img', { name: 'A phone call, drawn as a sound wave' })
    const below = await picture.evaluate((image) => {
      const card = image.closest('[data-nested]')
      return Number(card?.getBoundingClientRect().bottom) - image.getBoundingClientRect().bottom
    })
    expect(below).toBeLessThan(100)
  })

  test('a headline has at most four lines', async ({ page }) => {
    for (const path of ['/', '/industries/realestate', '/industries/restaurants', '/niches/real-estate']) {
      await page.goto(path)
      const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
        const { lineHeight } = getComputedStyle(heading)
        return Math.round(heading.clientHeight / Number.parseFloat(lineHeight))
      })
      expect(lines, path).toBeLessThanOrEqual(4)
    }
  })

  test('a phone number is on one line', async ({ page }) => {
    await page.goto('/niches/music')
    const number = page.getByRole('link', { name: '(202) 555-0143' }).first()
    expect((await number.boundingBox())?.height).toBeLessThan(60)
  })
})

test('the arrow of a link to a service is beside its last word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/niches/healthcare/booking')
  const link = page.getByRole('link', { name: 'Open the demo form in a new tab' })
  const [word, arrow] = await link.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    const place = ({ left, right, top, bottom }: DOMRect) => ({ left, right, middle: (top + bottom) / 2 })
    const svg = element.querySelector('svg')
    if (svg !== null) words.setEndBefore(svg)
    return [[...words.getClientRects()].at(-1), svg?.getBoundingClientRect()].map((box) => box && place(box))
  })
  expect(arrow?.left).toBeGreaterThanOrEqual(word?.right ?? Number.NaN)
  expect(arrow?.right).toBeLessThan(320)
  expect(Math.abs((arrow?.middle ?? Number.NaN) - (word?.middle ?? Number.NaN))).toBeLessThan(5)
})

test('a choice on a phone is as tall as its words', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/')
  const choices = page.getByRole('region', { name: 'Industry Solutions' }).getByRole('radio', { checked: false })
  const below = await choices.evaluateAll((inputs) =>
    inputs.map(({ parentElement: label, nextElementSibling: icon }) => {
      const [end, wordsEnd] = [label, icon?.nextElementSibling].map((each) => each?.getBoundingClientRect().bottom)
      return (end ?? Number.NaN) - (wordsEnd ?? Number.NaN)
    }),
  )
  expect(below).toHaveLength(5)
  for (const space of below) expect(space).toBeLessThan(24)
})

test('the cells of a comparison are on one line on phones', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  const tops = await page
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect()).map(({ top, height }) => top + height / 2),
    )
  expect(new Set(tops.map(Math.round)).size).toBe(1)
})

test('the number of a guarantee is inside its ring', async ({ page }) => {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/niches/healthcare/about')
    const number = page.getByRole('group', { name: 'Money-back guarantee' }).locator('strong')
    const share = await number.evaluate((strong) => {
      const range = document.createRange()
      range.selectNodeContents(strong)
      return range.getBoundingClientRect().width / (strong.closest('div')?.clientWidth ?? 0)
    })
    expect(share).toBeLessThan(0.7)
  }
})

test('more contrast makes secondary text as strong as headings', async ({ page }) => {
  await page.goto('/contact')
  const colors = () =>
    page
      .locator('main dt, main h2:not(aside *, dialog *)')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).color))
  expect(new Set(await colors()).size).toBeGreaterThan(1)
  await page.emulateMedia({ contrast: 'more' })
  expect(new Set(await colors()).size).toBe(1)
})

test('forced colors keep the speakers of a call and the first button apart', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  const hero = page.locator('main > :first-child')
  const borders = hero
    .locator('figure li')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).borderTopWidth))
  expect(new Set(await borders)).toEqual(new Set(['1px']))
  const grounds = hero
    .locator('[data-variant]')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).backgroundColor))
  expect(new Set(await grounds).size).toBe(2)
})

test.describe('an opening leads with what the page is for', () => {
  test('the plans, the finder and the number are in it', async ({ page }) => {
    for (const [path, tool] of [
      ['/pricing', '#plans'],
      ['/industries', '#finder'],
      ['/contact', 'a[href^="tel:"]'],
      ['/niches/music/booking', '#booking-form'],
    ] as const) {
      await page.goto(path)
      await expect(page.locator('main > :first-child').locator(tool), path).toBeVisible()
      await expect(page.locator(tool).first(), path).toBeInViewport()
    }
  })

  test('the number that the page is for is larger than its headline', async ({ page }) => {
    await page.goto('/contact')
    const size = (element: Locator) => element.evaluate((each) => Number.parseFloat(getComputedStyle(each).fontSize))
    const opening = page.locator('main > :first-child')
    expect(await size(opening.getByRole('link', { name: /555/ }))).toBeGreaterThan(await size(opening.locator('h1')))
  })

  test('on phones, the button at the bottom leaves the first screen to it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.locator('[data-action-bar]')
    for (const path of ['/pricing', '/contact', '/legal']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), path).toBeInViewport()
      await expect(bar, path).toBeHidden()
    }
    await page.goto('/pricing')
    await page.evaluate(() => window.scrollTo({ top: innerHeight / 2, behavior: 'instant' }))
    await expect(bar).toBeInViewport()
  })

  test('the booking form is beside the title, on phones below it, on a card as tall as its content', async ({
    page,
    isMobile,
  }) => {
    await page.goto('/niches/healthcare/booking')
    const title = await page.getByRole('heading', { level: 1 }).boundingBox()
    const form = page.locator('#booking-form')
    const box = await form.boundingBox()
    if (isMobile) expect(box?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
    else expect(box?.x).toBeGreaterThan((title?.x ?? 0) + (title?.width ?? 0))
    const card = await form.evaluate((element) => {
      const surface = element.closest('[data-nested]') as Element
      const { paddingTop, paddingBottom } = getComputedStyle(surface)
      return surface.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    })
    expect(Math.abs(card - (box?.height ?? 0))).toBeLessThan(2)
  })
})

test('the footer of a short page is at the end of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 2400 })
  await page.goto('/contact')
  const end = await page
    .locator('footer')
    .last()
    .evaluate((footer) => footer.getBoundingClientRect().bottom)
  expect(end).toBeCloseTo(2400, 0)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(2400)
})
