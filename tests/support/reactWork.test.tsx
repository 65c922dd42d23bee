import { render } from '@testing-library/react'
import { useEffect, useId, useState } from 'react'
import { expect, it } from 'vitest'
import { workOutsideIslands } from './reactWork.ts'

function Stateful() {
  return useState('state')[0]
}

function Effectful() {
  useEffect(() => {})
  return useId()
}

const Both = () => (
  <>
    <button type="button" onClick={() => {}}>
      x
    </button>
    <Stateful />
    <Effectful />
  </>
)

it('workOutsideIslands finds handlers, state and effects', () => {
  expect(workOutsideIslands(render(<Both />).container)).toEqual([
    '<button> has the handler onClick',
    'Stateful has state',
    'Effectful has an effect',
  ])
})

it('workOutsideIslands leaves islands alone', () => {
  const { container } = render(
    <div data-island="0">
      <Both />
    </div>,
  )
  expect(workOutsideIslands(container)).toEqual([])
})
