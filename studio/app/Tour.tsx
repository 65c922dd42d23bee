import { useState } from 'react'
import styled from 'styled-components'
import { floating } from './look.ts'
import { Button } from './ui/Button.tsx'
import { Hint, Row } from './ui/fields.tsx'

const steps = [
  [
    'Click a text, and type',
    'What you see is your site, exactly as it is built. Enter saves a text, Esc gives it back.',
  ],
  [
    'Everything else is at the sides',
    'The blocks of the page before it: drag them, or add one. What the selected block can do after it.',
  ],
  [
    'Your file stays yours',
    'Every change is in site.yaml at once, and touches nothing else. Undo takes back all of it. Publish when you are ready.',
  ],
] as const

const seenKey = 'pagewright-studio-tour'

/** Three steps for those who are here for the first time. */
export function Tour() {
  const [step, setStep] = useState(() => (localStorage.getItem(seenKey) === null ? 0 : steps.length))
  const current = steps[step]
  if (current === undefined) return null
  const go = (next: number) => {
    setStep(next)
    if (next >= steps.length) localStorage.setItem(seenKey, 'seen')
  }
  const [title, text] = current
  const isLast = step === steps.length - 1
  return (
    <Card role="dialog" aria-label={title} aria-modal="false">
      <h2>{title}</h2>
      <p>{text}</p>
      <Row>
        <Button kind="strong" label={isLast ? 'Begin' : 'Next'} onClick={() => go(step + 1)} />
        {!isLast && <Button label="Skip the tour" onClick={() => go(steps.length)} />}
        <Hint>
          {step + 1} of {steps.length}
        </Hint>
      </Row>
    </Card>
  )
}

const Card = styled.section`
  position: fixed;
  z-index: 50;
  inset-block-end: 1.5rem;
  inset-inline: 0;
  display: grid;
  gap: 0.625rem;
  width: min(24rem, calc(100vw - 2rem));
  margin-inline: auto;
  padding: 1rem 1.125rem;
  ${floating}

  h2 {
    font-size: 0.9375rem;
  }
`
