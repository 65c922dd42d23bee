import check from 'icon:check'
import { type ChangeEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import styled, { css } from 'styled-components'
import { ActionLink } from '../../src/runtime/ActionLink.tsx'
import { useGoTo } from '../../src/runtime/useGoTo.ts'
import { showToast } from '../../src/stores/toasts.ts'
import { color, duration, ease, fill, media, radius, space, text, tracking } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button.tsx'
import { Icon } from '../../src/ui/Icon.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { useIsHydrated } from '../../src/ui/useIsHydrated.ts'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
import { Waveform } from '../../src/ui/Waveform.tsx'
import { type HydratedStyle, whenHydrated } from '../../src/ui/whenHydrated.ts'
import { maxOptions } from './maxOptions.ts'
import { rememberChoice } from './rememberChoice.ts'
import type { FinderProps } from './schema.ts'

type Option = FinderProps['options'][number]

interface Answer {
  readonly option: Option
  readonly choice: string
}

export function Finder({
  first,
  second,
  waiting,
  options,
  button,
  remember,
  message,
  needsScript,
  ...base
}: FinderProps) {
  const name = useId()
  const form = useRef<HTMLFormElement>(null)
  const goTo = useGoTo()
  const [answer, setAnswer] = useState<Answer>()
  const choiceName = (option: Option) => `${name}-${option.id}`

  const read = (filled: HTMLFormElement): Answer | undefined => {
    const data = new FormData(filled)
    const option = options.find(({ id }) => id === data.get(name))
    const choice = option && data.get(choiceName(option))
    return option && typeof choice === 'string' ? { option, choice } : undefined
  }

  // What was chosen before the app came stands in the fields alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields come alive
  useEffect(() => {
    if (form.current) setAnswer(read(form.current))
  }, [])

  const note = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const isFirstStep = target instanceof HTMLInputElement && target.name === name
    if (isFirstStep) clearChoices(currentTarget, name)
    setAnswer(read(currentTarget))
  }

  const isHydrated = useIsHydrated()
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!answer) return
    if (remember) rememberChoice(remember, answer.choice)
    if (message) showToast({ tone: 'success', ...message })
    goTo(answer.option.to, 'replace')
  }

  return (
    <Section {...base}>
      <div>
        <Steps ref={form} data-live="submit" autoComplete="off" onChange={note} onSubmit={open}>
          <Step>
            <Question>
              <StepNumber aria-hidden="true">1</StepNumber>
              {first}
            </Question>
            <Options>
              {options.map((option, index) => (
                <OptionCard key={option.id}>
                  <input type="radio" name={name} value={option.id} data-option={index} />
                  {option.icon ? <Icon body={option.icon} size={28} /> : null}
                  <span>
                    <strong>{option.title}</strong>
                    {option.description ? <small>{option.description}</small> : null}
                  </span>
                  <Tick body={check} size={20} />
                </OptionCard>
              ))}
            </Options>
          </Step>
          <Second>
            <Waiting>
              <StepNumber aria-hidden="true">2</StepNumber>
              <Sound bars={24} seed={2} shape="swell" />
              {waiting ? <p>{waiting}</p> : null}
            </Waiting>
            {options.map((option, index) => (
              <Choices key={option.id} data-choices={index}>
                <Question>
                  <StepNumber aria-hidden="true">2</StepNumber>
                  {second}
                  <VisuallyHidden> ({option.title})</VisuallyHidden>
                </Question>
                <Chips $isHydrated={isHydrated}>
                  {option.choices.map(({ value, label }, index) => (
                    <Chip key={index}>
                      <input type="radio" name={choiceName(option)} value={value} />
                      {label}
                    </Chip>
                  ))}
                </Chips>
              </Choices>
            ))}
            <Open type="submit" disabled={!answer} data-live="click">
              {button}
            </Open>
          </Second>
        </Steps>
        <WithoutScript>
          <p>{needsScript}</p>
          <ul>
            {options.map((option) => (
              <li key={option.id}>
                <ActionLink
                  action={{ label: option.title, target: { kind: 'to', to: option.to } }}
                  variant="quiet"
                />
                <p>{option.choices.map(({ label }) => label).join(', ')}</p>
              </li>
            ))}
          </ul>
        </WithoutScript>
      </div>
    </Section>
  )
}

/** Another choice in the first step asks the second one anew. */
function clearChoices(form: HTMLFormElement, firstName: string): void {
  for (const input of form.querySelectorAll('input')) if (input.name !== firstName) input.checked = false
}

const Steps = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
    gap: clamp(${space[3]}, 3vw, ${space[5]});
    align-items: stretch;
  }

  ${media.noScript} {
    display: none;
  }
`

const Step = styled.fieldset`
  min-width: 0;
`

const Question = styled.legend`
  display: flex;
  gap: ${space[2]};
  align-items: center;
  max-width: 100%;
  margin-bottom: ${space[3]};
  color: ${color.ink};
  font: ${text.heading};
  overflow-wrap: anywhere;
  letter-spacing: ${tracking.snug};
`

const StepNumber = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  color: ${color.ink};
  font: ${text.small};
  font-weight: 600;
`

const Options = styled.div`
  display: grid;
  gap: ${space[1]};
`

/** The input covers its label, so that the browser scrolls to the right place when it takes the focus. */
const hiddenInput = css`
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 3px;
  }

  ${media.forcedColors} {
    &:has(:checked):not(:has(:focus-visible)) {
      outline: 2px solid Highlight;
    }
  }
`

const Tick = styled(Icon)`
  color: ${color.accent};
  visibility: hidden;
`

const OptionCard = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: ${space[2]};
  align-items: center;
  min-height: 4.75rem;
  padding: ${space[2]};
  padding-inline-end: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  background: ${color.surface};
  color: ${color.soft};
  transition:
    background-color ${duration.quick},
    border-color ${duration.quick};

  ${hiddenInput}

  strong,
  small {
    display: block;
  }
  strong {
    font: ${text.label};
  }
  small {
    font: ${text.small};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};

    svg {
      color: ${color.accent};
      visibility: visible;
    }
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`

const Waiting = styled.div`
  display: grid;
  flex: 1;
  gap: ${space[2]};
  place-content: center;
  justify-items: center;
  min-height: 14rem;
  color: ${color.faint};
  text-align: center;
`

const Sound = styled(Waveform)`
  width: 9rem;
  opacity: 0.5;
`

const Choices = styled.fieldset`
  display: none;
  flex: 1;
  min-width: 0;
`

/** The list of the chosen option, one rule for each that there can be. */
const chosenList = Array.from(
  { length: maxOptions },
  (_, index) => css`
    ${Steps}:has([data-option='${index}']:checked) & [data-choices='${index}'] {
      display: block;
    }
  `,
)

const Second = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: clamp(${space[3]}, 4vw, ${space[6]});
  border-radius: ${radius.card};
  background:
    ${fill.glow},
    ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};

  ${Steps}:has([data-option]:checked) & ${Waiting} {
    display: none;
  }
  ${chosenList}
`

const Chips = styled.div<HydratedStyle>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  ${media.motion} {
    transition: opacity ${duration.calm} ${ease.out};

    ${whenHydrated(css`
      @starting-style {
        opacity: 0;
      }
    `)}
  }
`

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  padding: 0.5rem 1.125rem;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.surface};
  color: ${color.ink};
  font: ${text.small};
  font-weight: 500;
  transition:
    background-color ${duration.quick},
    border-color ${duration.quick},
    color ${duration.quick};

  ${hiddenInput}

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
  }

  ${media.hover} {
    &:hover:not(:has(:checked)) {
      border-color: ${color.ink};
    }
  }
`

const Open = styled(Button)`
  align-self: start;

  ${media.narrow} {
    align-self: stretch;
  }
`

const WithoutScript = styled.div`
  display: none;

  ${media.noScript} {
    display: grid;
    gap: ${space[3]};
  }

  li {
    padding-block: ${space[2]};
    border-top: 1px solid ${color.line};
  }
`
