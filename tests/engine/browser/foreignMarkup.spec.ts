import type { Page } from '@playwright/test'
import { holdRequests } from '../../support/browser/holdRequests.ts'
import { startApp } from '../../support/browser/startApp.ts'
import { expect, test } from '../../support/browser/test.ts'
import { inAllOnly, sampleOf } from '../../support/whole.ts'

/** Pages that a translator, a password manager or another extension has changed before or after an island starts. */

test.use({ site: 'own' })

/** What a browser's translator does: each text becomes elements with another text. */
function translate(page: Page, within = 'body'): Promise<void> {
  return page.locator(within).evaluate((place) => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const isShown = !node.parentElement?.closest('script, style, noscript, textarea, select, font, svg, iframe')
      if (isShown && node.nodeValue?.trim()) texts.push(node as Text)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      outer.appendChild(document.createElement('font')).textContent = `${text.data}°`
      text.replaceWith(outer)
    }
  })
}

/** What password managers do. */
function addBesideFields(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const field of document.querySelectorAll('main :is(input, textarea)')) {
      const icon = document.createElement('div')
      icon.setAttribute('data-lastpass-icon-root', '')
      field.after(icon)
    }
  })
}

/** Runs without the frames of services, which log what they like. */
const problems = (messages: readonly string[]) => messages.filter((text) => /^(error|uncaught)/.test(text))

const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('form', { name: 'Send Us a Message' }).getByRole('button')

const changes = {
  'translated texts': (page: Page) => translate(page),
  'elements beside fields': addBesideFields,
  both: async (page: Page) => {
    await addBesideFields(page)
    await translate(page)
  },
} as const

// `npm test` tries them together.
for (const [name, change] of Object.entries(changes)) {
  const details = name === 'both' ? {} : inAllOnly
  test(`${name}: letters, focus and caret stay while a form starts`, details, async ({ page, consoleMessages }) => {
    const release = await holdRequests(page, '**/*.js')
    await page.goto('/contact')
    await change(page)
    const first = page.getByRole('main').getByRole('textbox').first()
    await first.click()
    await page.keyboard.type('Ada ace')
    for (const _ of 'ace') await page.keyboard.press('ArrowLeft')
    const input = await first.elementHandle()
    release()
    await startApp(page)
    await page.keyboard.type('Lovel')
    await expect(first).toHaveValue('Ada Lovelace')
    await expect(first).toBeFocused()
    expect(await first.evaluate((element, before) => element === before, input)).toBe(true)
    expect(problems(consoleMessages)).toEqual([])
  })

  test(`${name}: the first click on Send takes effect`, details, async ({ page, consoleMessages }) => {
    await page.goto('/contact')
    await change(page)
    await page.getByRole('main').getByRole('textbox').last().fill('What does it cost?')
    await send(page).click()
    await expect(page.getByText('Name must be at least 2 characters.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('textbox').last()).toHaveValue('What does it cost?')
    expect(problems(consoleMessages)).toEqual([])
  })
}

test('the first choice in a translated finder counts', inAllOnly, async ({ page, consoleMessages }) => {
  await page.goto('/industries')
  await translate(page)
  const finder = page.locator('#finder')
  await finder
    .locator('label')
    .filter({ hasText: /^Music.?Studios/ })
    .click()
  await finder
    .locator('label')
    .filter({ hasText: /^Music school/, visible: true })
    .click()
  await finder.getByRole('button').click()
  await expect(page).toHaveURL('/industries/music')
  expect(problems(consoleMessages)).toEqual([])
})

test('a translated form that was sent gives way to what it opens', inAllOnly, async ({ page, consoleMessages }) => {
  await page.goto('/demo')
  await translate(page)
  const form = page.frameLocator('main iframe[title="A2P Form - New"]')
  await form.getByLabel('Full name').fill('Ada Lovelace')
  await form.getByLabel('Phone').fill('+1 202 555 0100')
  await form.getByLabel('Email').fill('ada@example.com')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog', { name: /Thank you/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('main').getByRole('heading', { name: 'Call Now' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('a2pFormSubmitted'))).toBe('true')
  expect(problems(consoleMessages)).toEqual([])
})

test('a form that is translated after its start shows its new texts', async ({ page, consoleMessages }) => {
  await page.goto('/contact')
  await startApp(page)
  await translate(page)
  await field(page, 'Name').fill('A')
  await send(page).click()
  const error = page.getByText('Name must be at least 2 characters.')
  await expect(error).toBeVisible()
  await translate(page)
  await field(page, 'Name').fill('Ada')
  await expect(error).toHaveCount(0)
  await page.getByRole('main').getByRole('textbox').last().fill('Hello')
  await expect(page.getByText('5/500 characters')).toBeVisible()
  await translate(page)
  await page.getByRole('main').getByRole('textbox').last().fill('Hello there')
  await expect(page.getByText('11/500 characters')).toBeVisible()
  expect(problems(consoleMessages)).toEqual([])
})

test(
  'foreign attributes, wrapped texts and comments don’t keep a form from starting',
  inAllOnly,
  async ({ page, consoleMessages }) => {
    await page.goto('/contact')
    await page.evaluate(() => {
      for (const element of document.querySelectorAll('main *')) {
        element.setAttribute('data-darkreader-inline-color', '')
        element.prepend(document.createComment('foreign'))
      }
    })
    await field(page, 'Name').fill('Ada')
    await send(page).click()
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
    expect(problems(consoleMessages)).toEqual([])
  },
)

test('in a browser that can’t move elements in place, a wrapped field keeps its text and the caret', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'moveBefore'))
  const release = await holdRequests(page, '**/*.js')
  await page.goto('/contact')
  const name = field(page, 'Name')
  await name.evaluate((element) => {
    const wrapper = document.createElement('span')
    element.replaceWith(wrapper)
    wrapper.append(element)
  })
  await name.click()
  await page.keyboard.type('Ad')
  await page.keyboard.press('ArrowLeft')
  release()
  await startApp(page)
  await page.keyboard.type('i')
  await expect(name).toHaveValue('Aid')
})

/** Changes the islands of a page at random, and returns what their fields then contain. */
function changeAtRandom(seed: number): void {
  let state = seed
  const draw = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
  const islands = [...document.querySelectorAll('main [data-island]')]
  const own = islands.flatMap((island) => [...island.querySelectorAll<HTMLInputElement>('input, textarea, select')])
  for (const field of own) {
    if (field.matches('[type=radio]')) field.checked = draw(2) === 0 || field.checked
    else if (field.matches('textarea, :not([type]), [type=text], [type=email]')) field.value = `typed ${draw(100)}`
  }
  const texts = own.filter((field) => field.value.startsWith('typed') && field.checkVisibility())
  texts[draw(texts.length)]?.focus()
  const closed = 'svg, svg *, iframe, noscript, noscript *, select *, textarea, script, style'
  for (let change = 0; change < 40; change += 1) {
    const places = islands.flatMap((island) => [...island.querySelectorAll(`:not(${closed})`)])
    const place = places[draw(places.length)]
    if (!place) return
    const children = [...place.childNodes].filter((node) => node instanceof Text)
    const text = children[draw(children.length)]
    const fresh = document.createElement(['font', 'div', 'span', 'input'][draw(4)] ?? 'i')
    const child = place.childNodes[draw(place.childNodes.length + 1)] ?? null
    const isVoid = place.matches('input, img, br, hr')
    const around = document.createElement('span')
    const changes = [
      () => text?.replaceWith(fresh),
      () => text?.appendData(' changed'),
      () => text?.remove(),
      () => text?.splitText(draw(text.length + 1)),
      () => isVoid || place.insertBefore(fresh, child),
      () => isVoid || place.insertBefore(document.createComment('foreign'), child),
      () => isVoid || place.insertBefore(new Text('foreign'), child),
      () => place.setAttribute(`data-foreign-${draw(3)}`, ''),
      () => {
        if (place.querySelector('iframe')) return
        place.replaceWith(around)
        around.append(place)
      },
    ]
    changes[draw(changes.length)]?.()
  }
  const focused = document.activeElement
  if (!own.some((field) => field === focused)) texts[0]?.focus()
  Object.assign(window, {
    ownFields: own.map((field) => ({ field, value: field.value, isChecked: field.checked })),
    focused: document.activeElement,
  })
}

/** What of that is different now. */
function lostState(): readonly string[] {
  const { ownFields, focused } = window as unknown as {
    ownFields: readonly { field: HTMLInputElement; value: string; isChecked: boolean }[]
    focused: Element
  }
  const lost = ownFields.flatMap(({ field, value, isChecked }) => {
    const same = field.isConnected && field.value === value && field.checked === isChecked
    return same ? [] : [`${field.outerHTML.slice(0, 80)}: ${value} became ${field.value}`]
  })
  return focused === document.activeElement
    ? lost
    : [...lost, `the focus is on ${document.activeElement?.outerHTML.slice(0, 80)}`]
}

const interactive = ['/contact', '/industries', '/demo', '/niches/music', '/']
const seeds = [1, 2, 3].flatMap((seed) => interactive.map((path, index) => ({ path, seed: seed * 100 + index })))

for (const { path, seed } of sampleOf(seeds, 6)) {
  test(`random changes with seed ${seed} lose nothing on ${path}`, async ({ page, consoleMessages }) => {
    await page.goto(path)
    await page.evaluate(changeAtRandom, seed)
    await startApp(page)
    expect(await page.evaluate(lostState)).toEqual([])
    await expect(page.locator('[data-live=failed]')).toHaveCount(0)
    expect(problems(consoleMessages)).toEqual([])
  })
}

for (const seed of sampleOf([11, 12, 13], 3)) {
  test(`after random changes with seed ${seed}, the first click on Send takes effect`, async ({ page }) => {
    await page.goto('/contact')
    await page.evaluate(changeAtRandom, seed)
    await page.locator('main form button[data-needs-app=click]').dispatchEvent('click')
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible()
  })
}

test('a block whose content breaks it keeps its markup, and the rest of the page works', async ({ page }) => {
  await page.route('**/_content/contact.json', async (route) => {
    const response = await route.fetch()
    const file = await response.json()
    for (const block of file.page.blocks) if (block.type === 'contact') block.card = undefined
    await route.fulfill({ response, json: file })
  })
  await page.goto('/contact')
  const island = page
    .locator('[data-island]')
    .filter({ has: page.locator('form') })
    .first()
  const before = await island.innerText()
  await field(page, 'Name').fill('Ada')
  await send(page).click()
  await expect(island).toHaveAttribute('data-live', 'failed')
  expect(await island.innerText()).toBe(before)
  await expect(field(page, 'Name')).toHaveValue('Ada')
})
