'use client'

import { useId, useState } from 'react'
import styled from 'styled-components'
import { Actions } from '../../../../../src/site/runtime/Actions.tsx'
import { color, media, space } from '../../../../../src/site/theme/tokens.ts'
import { Section } from '../../../../../src/site/ui/Section.tsx'
import type { GoodProps } from './schema.ts'

export function Good({ text, actions, ...section }: GoodProps) {
  const id = useId()
  const [count, setCount] = useState(0)
  return (
    <Section {...section}>
      <p>{text}</p>
      <Brink>Words that fit a line exactly</Brink>
      <img src="/favicon.svg" width="48" height="48" alt="A speech bubble" />
      <Field>
        <label htmlFor={id}>Your name</label>
        <input id={id} autoComplete="name" />
        <button type="button" onClick={() => setCount(count + 1)}>
          Count
        </button>
        <output>{count}</output>
      </Field>
      <fieldset>
        <legend>Size</legend>
        <Choice>
          <input type="radio" name={`${id}size`} defaultChecked /> Small
        </Choice>
        <Choice>
          <input type="radio" name={`${id}size`} /> Large
        </Choice>
      </fieldset>
      <details>
        <summary>More</summary>
        <p>More of it.</p>
      </details>
      <Pulse aria-hidden="true" />
      <Actions actions={actions} />
    </Section>
  )
}

const Field = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  input,
  button {
    min-width: 0;
    max-width: 100%;
    min-height: 44px;
    padding-inline: ${space[2]};
    border: 1px solid ${color.edge};
    background: ${color.surface};
  }
`

/** Its line is full, and breaks where the last letters of a text are set apart. */
const Brink = styled.p`
  width: min(16rem, 100%);

  &:dir(rtl) {
    width: min(7rem, 100%);
  }
`

const Choice = styled.label`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  min-height: 44px;
`

const Pulse = styled.div`
  width: 2rem;
  height: 2rem;
  background: ${color.second};

  ${media.motion} {
    @keyframes pulse {
      to {
        opacity: 0.5;
      }
    }
    animation: pulse 1s infinite alternate;
  }
`
