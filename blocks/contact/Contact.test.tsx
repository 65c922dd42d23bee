import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useToasts } from '../../src/site/stores/toasts.ts'
import { compileText } from '../../tests/support/compileText.ts'
import { siteAround } from '../../tests/support/exampleSite.ts'
import { InSite } from '../../tests/support/InSite.tsx'
import { renderBlock } from '../../tests/support/renderBlock.tsx'
import { withDefaults } from '../../tests/support/withDefaults.ts'
import { MessageForm } from './MessageForm.tsx'
import { type ContactProps, schema } from './schema.ts'

const blockWith = (submit: string, more = '') => `type: contact
card: { heading: Connect, items: [{ label: Hours, text: All day }] }
form:
  heading: Write
  submit: ${submit}
${more}`

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const button = () => within(screen.getByRole('form')).getByRole<HTMLButtonElement>('button')
const toasts = () => useToasts.getState().toasts.map(({ tone, title, text }) => ({ tone, title, text }))
const errorOf = (name: string) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? []
  return ids
    .filter((id) => id.endsWith('-message'))
    .map((id) => document.getElementById(id)?.textContent)
    .join()
}

const answers = {
  Name: 'Ada Lovelace',
  Email: 'ada@analytical.example',
  Subject: 'Engines',
  Message: 'Does it compute?',
}

async function fillAll(): Promise<void> {
  for (const [name, value] of Object.entries(answers)) await userEvent.type(field(name), value)
}

let post = vi.fn<typeof fetch>()

beforeEach(() => {
  post = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('fetch', post)
})

describe('validation in the contact form', () => {
  it('runs on submit, shows errors below the fields and focuses the first', async () => {
    await renderBlock(blockWith('{ simulate: 0 }'))
    await userEvent.type(field('Name'), 'Ada')
    await userEvent.type(field('Message'), 'Too short')
    expect(errorOf('Message')).toBe('')
    await userEvent.click(button())
    expect(['Name', 'Email', 'Subject', 'Message'].map(errorOf)).toEqual([
      '',
      'Please enter a valid email address.',
      'Subject must be at least 3 characters.',
      'Message must be at least 10 characters.',
    ])
    expect(document.activeElement).toBe(field('Email'))
    expect(field('Email').getAttribute('aria-invalid')).toBe('true')
    expect(toasts()).toEqual([])

    await userEvent.type(field('Email'), answers.Email)
    expect(errorOf('Email')).toBe('')
    expect(field('Email').getAttribute('aria-invalid')).toBeNull()
  })

  it('uses the author’s limits and messages', async () => {
    const more = '  limits: { name: 4 }\n  messages: { name: "{{min}} at least." }'
    await renderBlock(blockWith('{ simulate: 0 }', more))
    await userEvent.type(field('Name'), 'Ada')
    await userEvent.click(button())
    expect(errorOf('Name')).toBe('4 at least.')
  })
})

describe('the character counter of the contact form', () => {
  it('counts typed characters and is announced near the limit', async () => {
    await renderBlock(blockWith('{ simulate: 0 }', '  limits: { longest: 20 }'))
    expect(screen.getByText('0/20 characters')).toBeTruthy()
    const status = screen.getByRole('status')
    await userEvent.type(field('Message'), 'Hello')
    expect(screen.getByText('5/20 characters')).toBeTruthy()
    expect(status.textContent).toBe('')
    await userEvent.type(field('Message'), ', this is a bit')
    expect(status.textContent).toBe('20/20 characters')
    await userEvent.type(field('Message'), '!')
    expect(screen.getByText('21/20 characters')).toBeTruthy()
    expect(status.textContent).toBe('Message must not be longer than 20 characters.')
  })
})

describe('a contact form that posts to a service', () => {
  it('sends the fields once, reads the response and resets itself', async () => {
    let answer = (_: Response) => {}
    post.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await renderBlock(blockWith('{ post: formCapture }'))
    await fillAll()
    await userEvent.click(button())
    expect(button().textContent).toBe('Processing...')
    expect(button().disabled).toBe(true)
    await act(async () => {
      document.querySelector('form')?.requestSubmit()
    })
    expect(post).toHaveBeenCalledOnce()

    const [url, init] = post.mock.calls[0] ?? []
    expect(url).toBe('/stand-ins/capture.json')
    expect(init?.method).toBe('POST')
    expect(init?.mode).toBeUndefined()
    expect(init?.body instanceof FormData && Object.fromEntries(init.body)).toEqual({
      name: answers.Name,
      email: answers.Email,
      subject: answers.Subject,
      message: answers.Message,
    })

    await act(async () => answer(new Response(null, { status: 204 })))
    expect(toasts()).toMatchObject([{ tone: 'success', title: 'Message Sent' }])
    expect(button().disabled).toBe(false)
    expect(button().textContent).toBe('Send message')
    expect(['Name', 'Email', 'Subject', 'Message'].map((name) => field(name).value)).toEqual(['', '', '', ''])
    expect(screen.getByText('0/500 characters')).toBeTruthy()

    await userEvent.click(button())
    expect(errorOf('Name')).toBe('Name must be at least 2 characters.')
    expect(post).toHaveBeenCalledOnce()
  })

  it.each([
    ['the connection fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the service refuses', () => Promise.resolve(new Response('No', { status: 422 }))],
    ['the service is out of order', () => Promise.resolve(new Response('Oh', { status: 500 }))],
  ])('keeps the typed text when %s', async (_, respond) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    post.mockImplementationOnce(respond)
    await renderBlock(blockWith('{ post: formCapture }'))
    await fillAll()
    await userEvent.click(button())
    expect(toasts()).toMatchObject([{ tone: 'error', title: 'Message Not Sent' }])
    expect(log).toHaveBeenCalledOnce()
    expect(Object.keys(answers).map((name) => field(name).value)).toEqual(Object.values(answers))
    expect(button().disabled).toBe(false)

    await userEvent.click(button())
    expect(toasts().at(-1)).toMatchObject({ tone: 'success', title: 'Message Sent' })
  })
})

describe('further fields of the contact form', () => {
  const more = `  fields:
    phone: { label: Phone, type: phone }
    topic: { label: Topic, options: [Bread, Cake], required: true }
    reply: { label: Other address, type: email }
    consent: { label: "I agree to the [policy](/)", type: checkbox, required: true, error: Please agree. }
    letter: { label: Send me the letter, type: checkbox }`
  const errorsShown = () =>
    ['Please fill in this field.', 'Please agree.'].map((text) => screen.queryByText(text) !== null)

  it('are labeled, validated like the others, and sent by their names', async () => {
    await renderBlock(blockWith('{ post: formCapture }', more))
    await fillAll()
    await userEvent.click(button())
    expect(errorsShown()).toEqual([true, true])
    const topic = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Topic' })
    const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree to the policy' })
    expect([topic.required, consent.required, consent.getAttribute('aria-invalid')]).toEqual([true, true, 'true'])
    expect(document.activeElement).toBe(topic)

    await userEvent.selectOptions(topic, 'Cake')
    await userEvent.click(consent)
    expect(errorsShown()).toEqual([false, false])
    await userEvent.type(field('Other address'), 'nobody')
    expect(errorOf('Other address')).toBe('Please fill in this field.')
    await userEvent.clear(field('Other address'))
    await userEvent.type(field('Phone'), '20')
    expect(errorOf('Phone')).toBe('Please fill in this field.')
    await userEvent.type(field('Phone'), '2 555 0143')
    await userEvent.click(button())
    const body = post.mock.calls[0]?.[1]?.body
    expect(body instanceof FormData && Object.fromEntries(body)).toEqual({
      name: answers.Name,
      email: answers.Email,
      subject: answers.Subject,
      phone: '202 555 0143',
      topic: 'Cake',
      reply: '',
      message: answers.Message,
      consent: 'yes',
    })
  })

  it('can’t have the name of a field that is always there', () => {
    const { text } = compileText(
      siteAround(blockWith('{ post: formCapture }', '  fields: { email: { label: Other address } }')),
    )
    expect(text).toContain('`email` can’t be a name here.\nThis name is taken. Choose another.')
  })
})

describe('a contact form that simulates sending', () => {
  it('sends no request', async () => {
    await renderBlock(blockWith('{ simulate: 1 }'))
    await fillAll()
    await userEvent.click(button())
    await vi.waitFor(() => expect(toasts()).toMatchObject([{ title: 'Message Sent' }]))
    expect(post).not.toHaveBeenCalled()
  })

  it('is reported by `check`', () => {
    const { notices } = compileText(siteAround(blockWith('{ simulate: 1500 }')))
    expect(notices).toContain('simulated-form')
    expect(compileText(siteAround(blockWith('{ post: formCapture }'))).notices).not.toContain('simulated-form')
  })

  it('must have exactly one of `post` and `simulate`', () => {
    expect(compileText(siteAround(blockWith('{ simulate: 1, post: formCapture }'))).site).toBeUndefined()
    expect(compileText(siteAround(blockWith('{}'))).site).toBeUndefined()
  })
})

describe('a contact form before hydration', () => {
  const form = withDefaults<NonNullable<ContactProps['form']>>(schema.properties.form, {
    heading: 'Write',
    submit: { simulate: 0 },
  })
  const alone = (
    <InSite>
      <MessageForm form={form} headingLevel={2} />
    </InSite>
  )

  it('doesn’t submit if no service receives the message', () => {
    const html = renderToString(alone)
    expect(html).toMatch(/method="dialog"/)
    expect(html).not.toMatch(/novalidate/i)
    expect(html).toMatch(/This form needs JavaScript/)
  })

  it('sends the fixed fields of its service, too', () => {
    const service = {
      id: 'mail',
      url: '/api/contact',
      title: 'Mail',
      host: '',
      origin: '',
      fields: { access_key: 'a-1' },
    }
    const html = renderToString(
      <InSite>
        <MessageForm form={{ ...form, submit: { post: service } }} headingLevel={2} />
      </InSite>,
    )
    expect(html).toContain('<input type="hidden" name="access_key" value="a-1"/>')
    expect(html).toContain(' action="/api/contact" encType="multipart/form-data" method="post"')
  })

  it('keeps the typed text through hydration and counts it', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(alone)
    field('Message').value = 'Early words'
    await act(async () => render(alone, { container, hydrate: true }))
    expect(field('Message').value).toBe('Early words')
    expect(screen.getByText('11/500 characters')).toBeTruthy()
    expect(document.querySelector('form')?.noValidate).toBe(true)
  })
})

describe('the booking prompt beside the contact form', () => {
  it('is shown once', async () => {
    const more = 'prompt: { heading: Rather see it?, actions: [{ label: Book, to: / }] }'
    await renderBlock(blockWith('{ simulate: 0 }', more))
    expect(screen.getAllByRole('link', { name: 'Book' })).toHaveLength(1)
  })

  it('can be left out', async () => {
    await renderBlock(blockWith('{ simulate: 0 }'))
    expect(screen.queryByRole('complementary')).toBeNull()
  })
})

describe('the person who answers', () => {
  const person = 'person: { name: Clara Lind, text: Answers **within a day**. }'

  it('is above the fields of the form', async () => {
    await renderBlock(blockWith('{ simulate: 0 }', person))
    const name = screen.getByText('Clara Lind')
    expect(name.compareDocumentPosition(screen.getByRole('form'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.getByText('Write').parentElement?.contains(name)).toBe(true)
  })

  it('is below the ways to reach them if there is no form', async () => {
    await renderBlock(`type: contact\ncard: { heading: Connect, items: [{ label: Hours, text: All day }] }\n${person}`)
    expect(screen.getByText('Connect').parentElement?.contains(screen.getByText('Clara Lind'))).toBe(true)
  })
})
