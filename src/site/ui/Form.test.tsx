import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useForm } from './Form.tsx'

type Name = 'name' | 'email'

const send = vi.fn(async (_values: Record<Name, string>) => {})

function Form() {
  const { form, field, read, reset, submit } = useForm<Name>({
    rules: {
      name: (value) => value !== '' || 'Enter a name.',
      email: [(value) => value !== '' || 'Enter an address.', (value) => value.includes('@') || 'An address has an @.'],
    },
    send,
    failed: { title: 'Not sent' },
  })
  const { error: nameError, ...name } = field('name')
  const { error: emailError, ...email } = field('email')
  return (
    <form ref={form} onSubmit={submit}>
      <input aria-label="Name" {...name} />
      <input aria-label="Email" {...email} />
      <p>{[nameError, emailError].filter(Boolean).join(' ')}</p>
      <button type="submit">Send</button>
      <button type="button" onClick={reset}>
        Reset
      </button>
      <button type="button" onClick={() => void send({ name: read('name'), email: read('email') })}>
        Read
      </button>
    </form>
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text)
const errors = () => screen.getByRole('paragraph').textContent

it('says nothing before the first submit', async () => {
  render(<Form />)
  await type('Email', 'ada')
  expect(errors()).toBe('')
})

it('reports the first broken rule of each field and focuses the first invalid field', async () => {
  render(<Form />)
  await type('Email', 'ada')
  await press('Send')
  expect(errors()).toBe('Enter a name. An address has an @.')
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }))
  expect(send).not.toHaveBeenCalled()
})

it('reports a broken rule of a field that was filled in and left, and nothing of an empty one', async () => {
  render(<Form />)
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  await type('Email', 'ada')
  await userEvent.tab()
  await expect.poll(errors).toBe('An address has an @.')
  await type('Email', '@b')
  expect(errors()).toBe('')
})

it('moves nothing while the pointer that left a field is down', async () => {
  render(<Form />)
  await type('Email', 'ada')
  const pointer = userEvent.setup()
  const button = screen.getByRole('button', { name: 'Read' })
  await pointer.pointer({ keys: '[MouseLeft>]', target: button })
  expect(errors()).toBe('')
  await pointer.pointer({ keys: '[/MouseLeft]', target: button })
  await expect.poll(errors).toBe('An address has an @.')
})

it('validates a field while it changes, once the form was submitted', async () => {
  render(<Form />)
  await press('Send')
  await type('Email', 'a')
  expect(errors()).toBe('Enter a name. An address has an @.')
  await type('Email', '@b')
  expect(errors()).toBe('Enter a name.')
})

it('sends the values once all are valid', async () => {
  render(<Form />)
  await type('Name', 'Ada')
  await type('Email', 'ada@b')
  await press('Send')
  expect(send).toHaveBeenCalledWith({ name: 'Ada', email: 'ada@b' })
})

it('empties its fields and its errors on a reset, and is as before the first submit', async () => {
  render(<Form />)
  await type('Name', 'Ada')
  await press('Send')
  await press('Reset')
  expect(errors()).toBe('')
  await type('Email', 'a')
  expect(errors()).toBe('')
  await press('Read')
  expect(send).toHaveBeenLastCalledWith({ name: '', email: 'a' })
})
