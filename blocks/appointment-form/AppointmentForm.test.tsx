import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Service } from '../../schema/values.ts'
import { useToasts } from '../../src/site/stores/toasts.ts'
import { InSite } from '../../tests/support/InSite.tsx'
import { renderBlock } from '../../tests/support/renderBlock.tsx'
import { withDefaults } from '../../tests/support/withDefaults.ts'
import { AppointmentForm } from './AppointmentForm.tsx'
import { type AppointmentFormProps, schema } from './schema.ts'

const block = 'type: appointment-form\nheading: Ask us\nsubmit: formCapture'

const capture: Service = {
  id: 'formCapture',
  url: '/capture',
  title: 'Form capture',
  host: 'forms.example',
  origin: '',
}
const props = withDefaults<AppointmentFormProps>(schema, { submit: capture })

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const dateButton = () => screen.getByRole('button', { name: /^Date/ })
const timeSelect = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' })
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Schedul/ })
const form = () => {
  const found = document.querySelector('form')
  if (!found) throw new Error('There is no form.')
  return found
}
const toasts = () => useToasts.getState().toasts.map(({ tone, title, text }) => ({ tone, title, text }))

let post = vi.fn<typeof fetch>()

beforeAll(async () => {
  // Load everything here: compiling and importing the calendar take seconds on a busy machine.
  await import('../../src/site/ui/DatePopover.tsx')
  const { unmount } = await renderBlock(block)
  unmount()
})

beforeEach(() => {
  // A Wednesday.
  vi.useFakeTimers({ now: new Date(2031, 2, 12, 12), toFake: ['Date'] })
  post = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', post)
})

async function openCalendar(): Promise<HTMLElement> {
  await userEvent.click(dateButton())
  return screen.findByRole('grid')
}

async function pickDate(day: RegExp): Promise<void> {
  const calendar = await openCalendar()
  await userEvent.click(within(calendar).getByRole('button', { name: day }))
}

function fillPerson(): void {
  const answers = {
    Name: 'Ada Lovelace',
    Email: 'ada@analytical.example',
    Phone: '+1 202 555 0199',
    Company: 'Engines & Sons',
  }
  for (const [name, value] of Object.entries(answers)) fireEvent.change(field(name), { target: { value } })
}

async function fillAll(): Promise<void> {
  fillPerson()
  await pickDate(/March 14/)
  await userEvent.selectOptions(timeSelect(), '1:30 PM')
}

/** The posted fields as the service receives them. */
function posted(): Record<string, unknown> {
  const body = post.mock.calls.at(-1)?.[1]?.body
  return body instanceof FormData ? Object.fromEntries(body) : {}
}

describe('the date field of the appointment form', () => {
  it.each([
    [/March 11/, true],
    [/March 12/, false],
    [/March 14/, false],
    [/March 15/, true],
    [/March 16/, true],
    [/March 17/, false],
  ])('matches the calendar day %s, disabled: %s', async (day, isDisabled) => {
    await renderBlock(block)
    const button = within(await openCalendar()).getByRole<HTMLButtonElement>('button', { name: day })
    expect(button.disabled).toBe(isDisabled)
  })

  it('is followed by a time field that the browser sends by name', async () => {
    await renderBlock(block)
    expect(timeSelect().name).toBe('time')
  })

  it('shows no past month in its calendar', async () => {
    await renderBlock(block)
    await openCalendar()
    await userEvent.click(screen.getByRole('button', { name: /previous month/i }))
    expect(screen.getByRole('grid', { name: 'March 2031' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /next month/i }))
    expect(screen.getByRole('grid', { name: 'April 2031' })).toBeTruthy()
  })

  it('opens the calendar at the next month when only a weekend is left of this one', async () => {
    vi.setSystemTime(new Date(2031, 4, 31, 12))
    await renderBlock(block)
    await openCalendar()
    expect(screen.getByRole('grid', { name: 'June 2031' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toMatch(/June 2, 2031/))
  })

  it('accepts a date chosen by keyboard and gets the focus back', async () => {
    await renderBlock(block)
    dateButton().focus()
    await userEvent.keyboard('{Enter}')
    const grid = await screen.findByRole('grid')
    await waitFor(() => expect(grid.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}')
    expect(screen.queryByRole('grid')).toBeNull()
    expect(screen.getByRole('button', { name: 'Date Mon, Mar 17, 2031' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(dateButton()))
  })

  it('closes its calendar when the focus or a press goes elsewhere', async () => {
    const user = userEvent.setup()
    await renderBlock(block)
    const email = screen.getByRole('textbox', { name: /email/i })
    await openCalendar()
    act(() => email.focus())
    await expect.poll(() => screen.queryByRole('grid')).toBeNull()
    await openCalendar()
    await user.pointer({ keys: '[MouseLeft]', target: document.body })
    await expect.poll(() => screen.queryByRole('grid')).toBeNull()
    await openCalendar()
    await user.click(dateButton())
    await expect.poll(() => screen.queryByRole('grid')).toBeNull()
  })

  it('closes its calendar and gets the focus back after Escape', async () => {
    await renderBlock(block)
    await openCalendar()
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('grid')).toBeNull()
    expect(dateButton().getAttribute('aria-expanded')).toBe('false')
    await waitFor(() => expect(document.activeElement).toBe(dateButton()))
  })
})

describe('the time field of the appointment form', () => {
  it('is enabled once a date is chosen', async () => {
    await renderBlock(block)
    expect(timeSelect().disabled).toBe(true)
    await pickDate(/March 14/)
    expect(timeSelect().disabled).toBe(false)
    expect(timeSelect().selectedOptions[0]?.textContent).toBe('Select a time')
  })

  it('offers the time slots that the author lists', async () => {
    await renderBlock(`${block}\nslots: { first: "11:30 AM", last: "1:00 PM", every: 30 }`)
    const options = within(timeSelect()).getAllByRole('option', { hidden: true })
    expect(options.map((option) => option.textContent)).toEqual([
      'Select a time',
      '11:30 AM',
      '12:00 PM',
      '12:30 PM',
      '1:00 PM',
    ])
  })

  it('offers sixteen default time slots', async () => {
    await renderBlock(block)
    expect(within(timeSelect()).getAllByRole('option', { hidden: true })).toHaveLength(17)
  })
})

describe('sending the appointment form', () => {
  it('posts the six fields and whose clock they are by', async () => {
    await renderBlock(block)
    await fillAll()
    await userEvent.click(sendButton())
    expect(post).toHaveBeenCalledOnce()
    const [url, options] = post.mock.calls[0] ?? []
    expect(url).toBe('/stand-ins/capture.json')
    expect(options?.method).toBe('POST')
    expect(posted()).toEqual({
      name: 'Ada Lovelace',
      email: 'ada@analytical.example',
      phone: '+1 202 555 0199',
      company: 'Engines & Sons',
      date: '2031-03-14',
      time: '1:30 PM',
      timezone: 'UTC',
    })
  })

  it('shows a toast and a summary of the appointment afterwards', async () => {
    await renderBlock(block)
    await fillAll()
    await userEvent.click(sendButton())
    expect(toasts()).toEqual([
      {
        tone: 'success',
        title: 'Demo Scheduled!',
        text: 'Your demo is scheduled for March 14, 2031 at 1:30 PM.',
      },
    ])
    expect(document.querySelector('form')).toBeNull()
    const title = screen.getByRole('heading', { name: 'Demo Scheduled!' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(screen.getByText('Your demo is scheduled for March 14, 2031 at 1:30 PM.')).toBeTruthy()
    expect(screen.getByText("We've sent a confirmation to your email with all the details.")).toBeTruthy()
  })

  it('is shown on the button and happens only once', async () => {
    let answer = () => {}
    post.mockImplementation(
      () =>
        new Promise((resolve) => {
          answer = () => resolve(new Response(null, { status: 200 }))
        }),
    )
    await renderBlock(block)
    await fillAll()
    await act(async () => {
      form().requestSubmit()
      form().requestSubmit()
    })
    expect(sendButton().textContent).toBe('Scheduling...')
    expect(sendButton().disabled).toBe(true)
    await act(async () => form().requestSubmit())
    expect(post).toHaveBeenCalledOnce()
    await act(async () => answer())
    expect(screen.getByRole('heading', { name: 'Demo Scheduled!' })).toBeTruthy()
  })

  it('keeps the answers for another try after a connection failure', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const failure = new TypeError('Failed to fetch')
    post.mockRejectedValueOnce(failure)
    await renderBlock(block)
    await fillAll()
    await userEvent.click(sendButton())
    expect(toasts()).toEqual([
      {
        tone: 'error',
        title: 'Scheduling Error',
        text: "We couldn't schedule your demo. Please try again later.",
      },
    ])
    expect(log).toHaveBeenCalledWith(failure)
    expect(field('Name').value).toBe('Ada Lovelace')
    expect(timeSelect().value).toBe('1:30 PM')

    await userEvent.click(sendButton())
    expect(posted()).toMatchObject({ name: 'Ada Lovelace', date: '2031-03-14', time: '1:30 PM' })
    expect(screen.getByRole('heading', { name: 'Demo Scheduled!' })).toBeTruthy()
  })

  it.each([404, 500])('keeps the answers for another try after the answer %i', async (status) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    post.mockResolvedValueOnce(new Response(null, { status }))
    await renderBlock(block)
    await fillAll()
    await userEvent.click(sendButton())
    expect(toasts()).toMatchObject([{ tone: 'error', title: 'Scheduling Error' }])
    expect(field('Name').value).toBe('Ada Lovelace')
    expect(timeSelect().value).toBe('1:30 PM')
    expect(sendButton().disabled).toBe(false)
  })

  it('promises nothing after an answer that can’t be read', async () => {
    post.mockResolvedValueOnce(Object.defineProperty(new Response(), 'type', { value: 'opaque' }))
    render(<AppointmentForm {...props} submit={{ ...capture, answer: 'unreadable' }} />, { wrapper: InSite })
    await fillAll()
    await userEvent.click(sendButton())
    expect(post.mock.calls[0]?.[1]?.mode).toBe('no-cors')
    const text =
      'Your request for March 14, 2031 at 1:30 PM was sent. If you don’t hear from us, please get in touch another way.'
    expect(toasts()).toEqual([{ tone: 'success', title: 'Request Sent', text }])
    expect(screen.getByRole('heading', { name: 'Request Sent' })).toBeTruthy()
    expect(screen.getByText(text)).toBeTruthy()
    expect(screen.queryByText(/confirmation/)).toBeNull()
  })

  it('closes the dialog around the form and calls `onScheduled`', async () => {
    const onScheduled = vi.fn()
    render(
      <dialog open>
        <AppointmentForm {...props} onScheduled={onScheduled} />
      </dialog>,
      { wrapper: InSite },
    )
    await fillAll()
    await userEvent.click(sendButton())
    expect(document.querySelector('dialog')?.open).toBe(false)
    expect(onScheduled).toHaveBeenCalledExactlyOnceWith({
      date: new Date(2031, 2, 14),
      time: '1:30 PM',
      timezone: 'UTC',
    })
  })
})

describe('an appointment form with a time zone', () => {
  const inNewYork = `${block}\ntimezone: America/New_York`

  it('closes today once the last time has passed there, whatever the day of the visitor', async () => {
    // Wednesday evening in New York, Thursday in UTC.
    vi.setSystemTime(new Date('2031-03-13T02:30:00Z'))
    await renderBlock(inNewYork)
    const grid = within(await openCalendar())
    expect(grid.getByRole<HTMLButtonElement>('button', { name: /March 12/ }).disabled).toBe(true)
    expect(grid.getByRole<HTMLButtonElement>('button', { name: /March 13/ }).disabled).toBe(false)
  })

  it('offers the times of today that are ahead there', async () => {
    vi.setSystemTime(new Date('2031-03-12T19:10:00Z'))
    await renderBlock(inNewYork)
    await pickDate(/March 12/)
    const time = screen.getByRole('combobox', { name: 'Time (Eastern Time)' })
    const options = within(time).getAllByRole('option', { hidden: true })
    expect(options.slice(1).map((option) => option.textContent)).toEqual(['3:30 PM', '4:00 PM', '4:30 PM'])
  })

  it('names its clock to visitors with another one and to the service', async () => {
    await renderBlock(inNewYork)
    fillPerson()
    await pickDate(/March 14/)
    const time = screen.getByRole('combobox', { name: 'Time (Eastern Time)' })
    await userEvent.selectOptions(time, '1:30 PM')
    await userEvent.click(sendButton())
    expect(posted()).toMatchObject({ date: '2031-03-14', time: '1:30 PM', timezone: 'America/New_York' })
    expect(toasts()).toMatchObject([{ text: 'Your demo is scheduled for March 14, 2031 at 1:30 PM (Eastern Time).' }])
  })

  it('doesn’t name a clock that shows the same', async () => {
    await renderBlock(`${block}\ntimezone: Africa/Abidjan`)
    await pickDate(/March 14/)
    expect(timeSelect().name).toBe('time')
  })

  it('doesn’t send a time that has passed since it was chosen', async () => {
    vi.setSystemTime(new Date('2031-03-12T13:20:00Z'))
    await renderBlock(block)
    fillPerson()
    await pickDate(/March 12/)
    await userEvent.selectOptions(timeSelect(), '1:30 PM')
    vi.setSystemTime(new Date('2031-03-12T13:40:00Z'))
    await userEvent.click(sendButton())
    expect(post).not.toHaveBeenCalled()
    expect(toasts()).toMatchObject([{ title: 'Missing information' }])
    expect(timeSelect().value).toBe('')
  })
})

describe('an incomplete appointment form', () => {
  it('has a button that can be pressed and is announced as unavailable until a date and a time are chosen', async () => {
    await renderBlock(block)
    fillPerson()
    const isUnavailable = () => sendButton().getAttribute('aria-disabled')
    expect([sendButton().disabled, isUnavailable()]).toEqual([false, 'true'])
    await pickDate(/March 14/)
    expect(isUnavailable()).toBe('true')
    await userEvent.selectOptions(timeSelect(), '9:00 AM')
    expect(isUnavailable()).toBeNull()
  })

  it('says below the button what is missing after an attempt, until nothing is', async () => {
    await renderBlock(block)
    const reason = () => screen.queryByText('Please select both a date and time for your demo.')
    expect(reason()).toBeNull()
    fillPerson()
    await userEvent.click(sendButton())
    expect(post).not.toHaveBeenCalled()
    expect(reason()?.id).toBe(sendButton().getAttribute('aria-describedby'))
    await pickDate(/March 14/)
    await userEvent.selectOptions(timeSelect(), '9:00 AM')
    expect(reason()).toBeNull()
    expect(sendButton().getAttribute('aria-describedby')).toBeNull()
  })

  it('shows the error of a field once the visitor leaves it', async () => {
    await renderBlock(block)
    await userEvent.type(field('Email'), 'foo')
    await userEvent.type(field('Phone'), '12')
    await userEvent.tab()
    expect(await screen.findByText('Please enter a valid phone number.')).toBeTruthy()
    expect(screen.getByText('Please enter a valid email address.')).toBeTruthy()
    expect(screen.queryByText('Please fill in this field.')).toBeNull()
  })

  it('names the missing fields when Enter is pressed', async () => {
    await renderBlock(block)
    fillPerson()
    await userEvent.type(field('Company'), '{Enter}')
    expect(toasts()).toEqual([
      {
        tone: 'error',
        title: 'Missing information',
        text: 'Please select both a date and time for your demo.',
      },
    ])
    await waitFor(() => expect(document.activeElement).toBe(dateButton()))
    expect(dateButton().getAttribute('aria-describedby')).toBe(screen.getByText('Please choose one.').id)
    expect(post).not.toHaveBeenCalled()
  })

  it('shows an error below each invalid field and focuses the first', async () => {
    await renderBlock(block)
    await userEvent.type(field('Email'), 'ada@analytical')
    await pickDate(/March 14/)
    await userEvent.selectOptions(timeSelect(), '9:00 AM')
    await userEvent.click(sendButton())
    expect(post).not.toHaveBeenCalled()
    for (const [name, message] of [
      ['Name', 'Please fill in this field.'],
      ['Email', 'Please enter a valid email address.'],
      ['Phone', 'Please fill in this field.'],
      ['Company', 'Please fill in this field.'],
    ] as const) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true')
      const described = document.getElementById(field(name).getAttribute('aria-describedby') ?? '')
      expect(described?.textContent).toBe(message)
    }
    await waitFor(() => expect(document.activeElement).toBe(field('Name')))

    await userEvent.type(field('Name'), 'Ada')
    expect(field('Name').getAttribute('aria-invalid')).toBeNull()
  })

  it('requests the right on-screen keyboard and autofill for each field', async () => {
    await renderBlock(block)
    const asked = ['Name', 'Email', 'Phone', 'Company'].map((name) => {
      const { type, autocomplete, required } = field(name)
      return { type, autocomplete, required }
    })
    expect(asked).toEqual([
      { type: 'text', autocomplete: 'name', required: true },
      { type: 'email', autocomplete: 'email', required: true },
      { type: 'tel', autocomplete: 'tel', required: true },
      { type: 'text', autocomplete: 'organization', required: true },
    ])
  })
})

describe('an appointment form before hydration', () => {
  const alone = (
    <InSite>
      <AppointmentForm {...props} />
    </InSite>
  )

  it('is validated by the browser, and by its own messages once hydrated', async () => {
    const html = renderToString(alone)
    expect(html).not.toMatch(/novalidate/i)
    expect(html).toMatch(/This form needs JavaScript/)
    await renderBlock(block)
    expect(form().noValidate).toBe(true)
  })

  it('keeps the typed text through hydration and sends it', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(alone)
    const typed = { Name: 'Ada', Email: 'ada@analytical.example', Phone: '110', Company: 'Engines' }
    for (const [name, value] of Object.entries(typed)) field(name).value = value
    await act(async () => render(alone, { container, hydrate: true }))
    expect(field('Name').value).toBe('Ada')
    await pickDate(/March 14/)
    await userEvent.selectOptions(timeSelect(), '9:00 AM')
    await userEvent.click(sendButton())
    expect(posted()).toMatchObject({ name: 'Ada', email: 'ada@analytical.example', company: 'Engines' })
  })
})
