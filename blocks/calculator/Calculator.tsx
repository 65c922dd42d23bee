'use client'

import { useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space, text, tracking } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { usePrice } from '../../src/site/ui/usePrice.ts'
import { type Business, calculateSavings } from './calculateSavings.ts'
import { SavingsBar } from './SavingsBar.tsx'
import { Slider } from './Slider.tsx'
import type { CalculatorProps } from './schema.ts'
import { startValue } from './startValue.ts'

const names = ['calls', 'value', 'conversion'] as const satisfies readonly (keyof Business)[]

export function Calculator({
  calls,
  value,
  conversion,
  perCall,
  share,
  gain,
  time,
  timeCost,
  currency,
  result,
  parts,
  note,
  needsScript,
  actions,
  ...base
}: CalculatorProps) {
  const { language } = useLanguage()
  const priceOf = usePrice(currency)
  const id = useId()
  const desk = useRef<HTMLDivElement>(null)
  const sliders = { calls, value, conversion }
  const [business, setBusiness] = useState<Business>({
    calls: startValue(calls),
    value: startValue(value),
    conversion: startValue(conversion),
  })
  const savings = calculateSavings(business, { perCall, share, gain, time, timeCost })
  const said: Readonly<Record<keyof Business, string>> = {
    calls: business.calls.toLocaleString(language),
    value: priceOf(business.value),
    conversion: `${business.conversion}%`,
  }

  const read = () => {
    const [calls = 0, value = 0, conversion = 0] = names.map((name) =>
      Number(desk.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? 0),
    )
    setBusiness({ calls, value, conversion })
  }

  // The visitor may have moved a slider before hydration.
  useEffect(read, [])

  return (
    <Section {...base}>
      <Desk ref={desk} onInput={read}>
        <Sliders>
          {names.map((name) => (
            <Slider
              key={name}
              id={`${id}-${name}`}
              name={name}
              {...sliders[name]}
              value={business[name]}
              valueText={said[name]}
            />
          ))}
        </Sliders>
        <Result>
          <label htmlFor={`${id}-result`}>{result}</label>
          <output id={`${id}-result`} htmlFor={names.map((name) => `${id}-${name}`).join(' ')}>
            {priceOf(savings.total)}
          </output>
          {parts ? <SavingsBar savings={savings} parts={parts} /> : null}
        </Result>
      </Desk>
      <NeedsScript>{needsScript}</NeedsScript>
      <Paragraph html={note} as={SmallPrint} />
      <Actions actions={actions} />
    </Section>
  )
}

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const Sliders = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Result = styled.div`
  display: grid;
  gap: ${space[1]};
  padding: clamp(${space[3]}, 3vw, ${space[4]});
  border-radius: ${radius.control};
  background: ${color.raised};

  label {
    color: ${color.soft};
    ${mixin.strongSmall}
  }

  output {
    color: ${color.ink};
    font: ${text.bigNumber};
    font-variant-numeric: lining-nums;
    letter-spacing: ${tracking.tight};
  }
`

const NeedsScript = styled.p`
  display: none;
  font: ${text.small};

  ${media.noScript} {
    display: block;
  }
`
