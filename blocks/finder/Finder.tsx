'use client'

import check from 'icon:check'
import selector from 'icon:selector'
import { type ChangeEvent, type MouseEvent, type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { choiceKey } from '../../src/site/runtime/choiceKey.ts'
import { keep } from '../../src/site/stores/storage.ts'
import { keepToast } from '../../src/site/stores/toasts.ts'
import { color, glowOn, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { OptionCard } from '../../src/site/ui/OptionCard.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { prefersReducedMotion } from './prefersReducedMotion.ts'
import { choiceName, Question, SecondStep, StepNumber } from './SecondStep.tsx'
import type { FinderProps } from './schema.ts'

type Option = FinderProps['options'][number]

interface Answer {
  readonly option?: Option | undefined
  readonly choice?: string | undefined
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
  /** Undefined until hydration: the visitor may have chosen before it. */
  const [answer, setAnswer] = useState<Answer>()
  const [isFolded, setFolded] = useState(false)

  const read = (filled: HTMLFormElement): Answer => {
    const data = new FormData(filled)
    const option = options.find(({ id }) => id === data.get(name))
    const choice = option && data.get(choiceName(name, option))
    return { option, choice: typeof choice === 'string' ? choice : undefined }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    if (!form.current) return
    const already = read(form.current)
    setAnswer(already)
    setFolded(already.option !== undefined && matchMedia(oneColumn).matches)
  }, [])

  useEffect(() => {
    if (isFolded) form.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
  }, [isFolded])

  const note = ({ target, currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const isFirstStep = target instanceof HTMLInputElement && target.name === name
    if (isFirstStep) clearChoices(currentTarget, name)
    setAnswer(read(currentTarget))
  }

  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { option, choice } = answer ?? {}
    if (!option || choice === undefined) return
    const label = option.choices.find(({ value }) => value === choice)?.label
    if (remember) {
      keep('sessionStorage', remember, choice)
      keep('sessionStorage', choiceKey(option.to), label ?? null)
    }
    if (message) keepToast({ tone: 'success', ...toastFor(message, label) })
    location.replace(option.to)
  }

  return (
    <Section {...base}>
      <div>
        <Steps ref={form} data-needs-app="submit" autoComplete="off" onChange={note} onSubmit={open}>
          <FirstStep
            name={name}
            question={first}
            options={options}
            isFolded={isFolded}
            onPress={() => setFolded(!isFolded && matchMedia(oneColumn).matches)}
          />
          <SecondStep
            name={name}
            question={second}
            waiting={waiting}
            options={options}
            button={button}
            chosen={answer && (answer.option ?? 'none')}
            isReady={answer?.choice !== undefined}
          />
        </Steps>
        <PlainLinks options={options} needsScript={needsScript} />
      </div>
    </Section>
  )
}

interface FirstStepProps extends Pick<FinderProps, 'options'> {
  readonly name: string
  readonly question: FinderProps['first']
  /** In a single column, only the chosen option is in sight once there is one, until the visitor taps it. */
  readonly isFolded: boolean
  /** Called when a visitor taps an option, not when an arrow key moves to it. */
  readonly onPress: () => void
}

function FirstStep({ name, question, options, isFolded, onPress }: FirstStepProps) {
  const press = ({ detail }: MouseEvent) => {
    if (detail > 0) onPress()
  }
  return (
    <Step data-folded={isFolded ? '' : undefined}>
      <Question>
        <StepNumber aria-hidden="true">1</StepNumber>
        {question}
      </Question>
      <Options>
        {options.map((option, index) => (
          <FirstOption key={option.id}>
            <input type="radio" name={name} value={option.id} data-option={index} onClick={press} />
            {option.icon ? <Icon body={option.icon} size={28} /> : null}
            <span>
              <strong>{option.title}</strong>
              {option.description ? <small>{option.description}</small> : null}
            </span>
            <Tick body={isFolded ? selector : check} size={20} />
          </FirstOption>
        ))}
      </Options>
    </Step>
  )
}

function toastFor({ chosen, ...message }: NonNullable<FinderProps['message']>, label: string | undefined) {
  return chosen && label ? { ...message, note: `${chosen} ${label}` } : message
}

/** Where the guide leads, for visitors without a script. */
function PlainLinks({ options, needsScript }: Pick<FinderProps, 'options' | 'needsScript'>) {
  return (
    <WithoutScript>
      <p>{needsScript}</p>
      <ul>
        {options.map(({ id, title, to, choices }) => (
          <li key={id}>
            <ActionLink action={{ label: title, target: { kind: 'to', to } }} variant="quiet" />
            <p>{choices.map(({ label }) => label).join(', ')}</p>
          </li>
        ))}
      </ul>
    </WithoutScript>
  )
}

/** Clears the second step, because its options depend on the first. */
function clearChoices(form: HTMLFormElement, firstName: string): void {
  for (const input of form.querySelectorAll('input')) if (input.name !== firstName) input.checked = false
}

const Steps = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(${space[3]}, 3vw, ${space[5]});
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  }

  ${mixin.scriptOnly}
`

const oneColumn = '(max-width: 47.99em)'

const Step = styled.fieldset`
  min-width: 0;

  ${media.wide} {
    padding: clamp(${space[2]}, 2.5vw, ${space[4]});
    border-radius: ${radius.card};
    box-shadow: inset 0 0 0 1px ${color.line};

    form:not(:has([data-option]:checked)) > & {
      background: ${glowOn(color.surface)};
    }
    /* A legend would stand on the edge. */
    > legend {
      float: inline-start;
      width: 100%;
    }
    > legend + * {
      clear: both;
    }
  }

  /* Out of sight, but in reach of arrow keys and screen readers. */
  @media ${oneColumn} {
    &[data-folded] label:not(:has(:checked)) {
      position: absolute;
      width: 1px;
      min-height: 0;
      height: 1px;
      padding: 0;
      border: 0;
      clip-path: inset(50%);
      overflow: hidden;
    }
  }
`

const Options = styled.div`
  display: grid;
  gap: ${space[1]};

  /* On phones, tiles: the second question is in sight below them. */
  ${media.narrow} {
    fieldset:not([data-folded]) > & {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));

      > label {
        padding-inline-end: ${space[2]};
      }
      > :last-child:nth-child(odd) {
        grid-column: 1 / -1;
      }
      small {
        display: none;
      }
      label > :last-child {
        position: absolute;
        inset-block-start: ${space[2]};
        inset-inline-end: ${space[2]};
      }
    }
  }
`

const Tick = styled(Icon)`
  color: ${color.accent};
  visibility: hidden;
`

const FirstOption = styled(OptionCard)`
  display: flex;
  flex-wrap: wrap;
  min-height: 4.75rem;
  padding-inline-end: ${space[3]};
  background: ${color.surface};
  color: ${color.soft};

  > span {
    flex: 1 1 8rem;
  }
  small {
    display: block;
    font: ${text.small};
  }

  &:has(:checked) svg {
    color: ${color.accent};
    visibility: visible;
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
