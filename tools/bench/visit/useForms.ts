import type { Locator, Page } from '@playwright/test'

/** Uses the forms and calculators of a page the way a visitor does, whatever they are made with. */

const form = (page: Page): Locator => page.getByRole('main').locator('form')

/** Chooses the first free day of the appointment form. Afterward, the field for the time is enabled. */
export async function chooseDate(page: Page): Promise<void> {
  const field = form(page).getByLabel('Date', { exact: true })
  const time = form(page).locator('select')
  if ((await field.getAttribute('type')) === 'date') {
    // A form whose code is still on its way overlooks what is chosen.
    while (await time.isDisabled()) {
      await field.fill('')
      await field.fill(nextMonday())
      await page.waitForTimeout(50)
    }
    return
  }
  await field.click()
  const calendar = page.getByRole('grid')
  await calendar.waitFor()
  await page.getByRole('button', { name: /next month/i }).click()
  await calendar.getByRole('button', { disabled: false }).first().click()
}

function nextMonday(): string {
  const day = new Date()
  day.setDate(day.getDate() + ((8 - day.getDay()) % 7 || 7))
  return day.toISOString().slice(0, 10)
}

/** Fills in the appointment form, sends it and waits for the confirmation. */
export async function bookDemo(page: Page): Promise<void> {
  const answers = {
    'Full name': 'Ada Lovelace',
    Email: 'ada@analytical.example',
    Phone: '+1 202 555 0199',
    Company: 'Engines & Sons',
  }
  for (const [label, answer] of Object.entries(answers)) await form(page).getByLabel(label).fill(answer)
  await chooseDate(page)
  await form(page).locator('select').selectOption('1:30 PM')
  await form(page).getByRole('button', { name: 'Schedule demo' }).click()
  await page.getByRole('heading', { name: 'Demo Scheduled!' }).waitFor()
}
