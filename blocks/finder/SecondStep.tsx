import { LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import styled, { css } from 'styled-components'
import {
  color,
  duration,
  ease,
  glowOn,
  media,
  mixin,
  radius,
  space,
  text,
  tracking,
} from '../../src/site/theme/tokens.ts'
import { Button } from '../../src/site/ui/Button.tsx'
import { disc } from '../../src/site/ui/disc.ts'
import { optionMixin } from '../../src/site/ui/OptionCard.tsx'
import { pill } from '../../src/site/ui/pill.ts'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import { maxOptions } from './maxOptions.ts'
import { prefersReducedMotion } from './prefersReducedMotion.ts'
import type { FinderProps } from './schema.ts'

interface SecondStepProps extends Pick<FinderProps, 'options' | 'button'> {
  /** Name of the first step’s field. */
  readonly name: string
  readonly question: string
  readonly waiting: string | undefined
  /** The option of the first step; undefined before hydration, when CSS finds it. */
  readonly chosen: FinderProps['options'][number] | 'none' | undefined
  readonly isReady: boolean
}

/** Name of the field with the choices that belong to an option. */
export const choiceName = (name: string, option: { readonly id: string }) => `${name}-${option.id}`

/** Never settles for visitors who asked for less motion: for them, nothing is fetched and nothing moves. */
const loadMotion = () =>
  prefersReducedMotion() ? new Promise<never>(() => {}) : import('./motion.ts').then(({ domMax }) => domMax)

/** How long changes take in this theme, in seconds. */
function calmSeconds(): number {
  if (typeof document === 'undefined') return 0
  const value = getComputedStyle(document.documentElement).getPropertyValue('--duration-calm')
  return Number.parseFloat(value) / (value.endsWith('ms') ? 1000 : 1)
}

/**
 * The choices of every option, of which one list is visible. The panel grows and shrinks with it, and the button moves to its
 * new place.
 */
export function SecondStep(props: SecondStepProps) {
  return (
    <LazyMotion features={loadMotion} strict>
      <Panel {...props} />
    </LazyMotion>
  )
}

function Panel({ name, question, waiting, options, button, chosen, isReady }: SecondStepProps) {
  const transition = { duration: calmSeconds() }
  return (
    <Second layout transition={transition} data-live={chosen && ''}>
      <Waiting layout="position" transition={transition} data-shown={chosen === 'none' ? '' : undefined}>
        <p>
          <StepNumber aria-hidden="true">2</StepNumber>
          {waiting}
        </p>
        <Preview aria-hidden="true">
          {options[0]?.choices.map(({ label }, index) => (
            <span key={index}>{label}</span>
          ))}
        </Preview>
      </Waiting>
      {options.map((option, index) => (
        <Choices
          key={option.id}
          layout="position"
          transition={transition}
          data-choices={index}
          data-shown={chosen === option ? '' : undefined}
        >
          <Question>
            <StepNumber aria-hidden="true">2</StepNumber>
            {question}
            <VisuallyHidden> ({option.title})</VisuallyHidden>
          </Question>
          <Chips>
            {option.choices.map(({ value, label }, index) => (
              <Chip key={index}>
                <input type="radio" name={choiceName(name, option)} value={value} />
                {label}
              </Chip>
            ))}
          </Chips>
        </Choices>
      ))}
      <Foot layout="position" transition={transition}>
        <Button type="submit" disabled={!isReady} data-needs-app="click">
          {button}
        </Button>
      </Foot>
    </Second>
  )
}

export const Question = styled.legend`
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

export const StepNumber = styled.span`
  ${disc('2.25rem')}
  border: 1px solid ${color.edge};
  color: ${color.ink};
  ${mixin.strongSmall}
`

const Waiting = styled(m.div)`
  flex: 1;

  p {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 2.25rem;
    margin-bottom: ${space[3]};
  }
`

const Choices = styled(m.fieldset)`
  display: none;
  flex: 1;
  min-width: 0;
`

/** Shows the choices of the selected option before hydration: one rule for each position. */
const chosenList = Array.from(
  { length: maxOptions },
  (_, index) => css`
    form:has([data-option='${index}']:checked) &:not([data-live]) [data-choices='${index}'] {
      display: block;
    }
  `,
)

const Second = styled(m.div)`
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: clamp(${space[3]}, 4vw, ${space[6]});
  border-radius: ${radius.card};
  box-shadow: inset 0 0 0 1px ${color.line};

  /* The step to do next is the one that stands out. */
  form:has([data-option]:checked) & {
    background: ${glowOn(color.surface)};
  }

  form:has([data-option]:checked) &:not([data-live]) ${Waiting},
  &[data-live] ${Waiting}:not([data-shown]) {
    display: none;
  }
  [data-choices][data-shown] {
    display: block;
  }
  ${chosenList}
`

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};

  ${media.motion} {
    transition: opacity ${duration.calm} ${ease.out};

    @starting-style {
      opacity: 0;
    }
  }
`

const Chip = styled.label`
  ${optionMixin}
  ${pill}
  font-weight: 500;

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

/** What choices look like before there are any: those of the first option, in outline. */
const Preview = styled(Chips)`
  > * {
    ${pill}
    border: 1px dashed ${color.edge};
    background: none;
    color: ${color.soft};
    font-weight: 500;
  }
`

const Foot = styled(m.div)`
  button[type]:disabled {
    background: none;
    box-shadow: inset 0 0 0 1px ${color.edge};
  }
  ${media.narrow} {
    display: grid;
  }
`
