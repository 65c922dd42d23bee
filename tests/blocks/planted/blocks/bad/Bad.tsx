'use client'

import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { Section } from '../../../../../src/site/ui/Section.tsx'
import type { BadProps } from './schema.ts'

/** Renders one fault at a time in otherwise correct markup. */
export function Bad({ fault }: BadProps) {
  const Fault = faults[fault]
  return (
    <Section heading="A bad block">
      <p>What follows breaks a rule.</p>
      <Fault />
    </Section>
  )
}

const Button = ({ children = 'Press', ...rest }: { readonly children?: ReactNode } & Record<string, unknown>) => (
  <Pressed type="button" {...rest}>
    {children}
  </Pressed>
)

const Pressed = styled.button`
  min-height: 44px;
  padding-inline: 1rem;
  border: 1px solid currentColor;
`

const Row = styled.div`
  display: flex;
  gap: 1rem;
`

const Stack = styled.div`
  display: grid;
  gap: 3rem;
`

/** Differs between server and browser. */
const isInBrowser = () => typeof window !== 'undefined'

const faults: Record<BadProps['fault'], () => ReactNode> = {
  axe: () => <p style={{ color: '#777', background: '#888' }}>Grey on grey.</p>,

  'axe-by-name': () => (
    <Button>
      <svg aria-hidden="true" width="20" height="20" />
    </Button>
  ),

  // biome-ignore lint/a11y/useValidAriaRole: the fault.
  'axe-by-role': () => <p role="shopkeeper">Of no known role.</p>,

  'clipped-text': () => (
    <p style={{ height: '1.5em', overflow: 'hidden' }}>
      These are many more words than fit into a box of one line on a telephone, and so the end of them is never read by
      anybody who visits, neither on a telephone nor on a tablet, and on a wide screen hardly either.
    </p>
  ),

  console: function Console() {
    useEffect(() => console.warn('Only between us.'), [])
    return null
  },

  contained: () => <Global />,

  'contained-by-place': () => <p style={{ position: 'fixed', insetBlockEnd: 0 }}>Above everything.</p>,

  'control-edges': () => <Button style={{ border: 0, background: '#222', color: '#fff' }} />,

  'focus-visible': () => <Button style={{ outline: 'none' }} />,

  'focus-visible-when-cut': () => (
    <div style={{ overflow: 'hidden', width: 'fit-content' }}>
      <Button />
    </div>
  ),

  headings: () => <h4>Two levels too deep</h4>,

  'headings-by-second-h1': () => (
    <>
      <h1>The block’s heading</h1>
      <h1>One too many</h1>
    </>
  ),

  'hidden-focus': () => <Button style={{ opacity: 0 }} />,

  'hidden-focus-off-screen': () => <Button style={{ position: 'absolute', insetInlineStart: '-999px' }} />,

  hydration: () => <p>{isInBrowser() ? 'From the browser' : 'From the server'}</p>,

  'hydration-by-height': function Height() {
    const [height, setHeight] = useState(10)
    useEffect(() => setHeight(80), [])
    return <div style={{ height }} />
  },

  'hydration-by-elements': function Elements() {
    const [isHere, setHere] = useState(false)
    useEffect(() => setHere(true), [])
    return <div style={{ height: 60 }}>{isHere && <div />}</div>
  },

  // biome-ignore lint/a11y/useAltText: the fault.
  'axe-by-alt': () => <img src="/favicon.svg" width="48" height="48" />,

  images: () => <img src="/favicon.svg" alt="A speech bubble" />,

  keyboard: () => (
    <Row>
      <Button onKeyDown={(event: KeyboardEvent) => event.key === 'Tab' && event.preventDefault()}>Stay</Button>
      <Button>Never reached</Button>
    </Row>
  ),

  'gradient-contrast': () => <p style={{ color: '#777', background: 'linear-gradient(#888, #999)' }}>Grey on greys.</p>,

  mirrored: () => <p style={{ paddingLeft: '3rem' }}>Pushed to the right.</p>,

  motion: () => <Spinning aria-hidden="true" />,

  'outside-request': () => <img src="https://images.example.org/spy.gif" width="1" height="1" alt="" />,

  'overlapping-text': () => (
    <div>
      <p>Two lines of text</p>
      <p style={{ marginTop: '-1.4em' }}>in one and the same place</p>
    </div>
  ),

  'page-overflow': () => <div style={{ width: '1500px', height: '10px' }} />,

  'reading-order': () => (
    <Row style={{ flexDirection: 'row-reverse' }}>
      <p>First</p>
      <p>Second</p>
    </Row>
  ),

  'selected-state': () => (
    <Row>
      <Button aria-pressed="true">This</Button>
      <Button aria-pressed="false">That</Button>
    </Row>
  ),

  'axe-by-tabindex': () => (
    <Row>
      <Button>First</Button>
      {/* biome-ignore lint/a11y/noPositiveTabindex: the fault. */}
      <Button tabIndex={2}>Second</Button>
    </Row>
  ),

  'tab-order': () => (
    <Stack>
      <Button style={{ order: 2 }}>First</Button>
      <Button>Second</Button>
    </Stack>
  ),

  'axe-by-target': () => (
    <Row style={{ gap: '2px' }}>
      <Button style={small}>a</Button>
      <Button style={small}>b</Button>
    </Row>
  ),

  'target-size': () => (
    <label style={small}>
      <input type="checkbox" style={{ position: 'absolute', opacity: 0 }} aria-label="Agree" />✓
    </label>
  ),

  'text-grows': () => <p style={{ fontSize: '15px' }}>Always this small.</p>,

  'text-without-script': function Revealed() {
    const [isShown, setShown] = useState(false)
    useEffect(() => setShown(true), [])
    return <p style={{ opacity: isShown ? 1 : 0 }}>Only with a script.</p>
  },

  'unique-ids': () => (
    <>
      <p id="twin">One</p>
      <p id="twin">Two</p>
    </>
  ),

  'unique-ids-by-reference': () => <p aria-describedby="nobody">Described by nobody.</p>,
}

const small = { display: 'block', minHeight: 0, width: '16px', height: '16px', padding: 0 }

const Global = styled.div`
  body:has(&) {
    cursor: crosshair;
  }
`

const Spinning = styled.div`
  @keyframes spin {
    to {
      transform: rotate(1turn);
    }
  }
  width: 2rem;
  height: 2rem;
  background: currentColor;
  animation: spin 1s infinite !important;
`
