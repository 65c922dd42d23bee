import styled, { css } from 'styled-components'
import { color, duration, ease, glowOn, media, radius, space, text, tracking } from '../../src/theme/tokens.ts'
import { Button } from '../../src/ui/Button.tsx'
import { disc } from '../../src/ui/disc.ts'
import { optionLook } from '../../src/ui/OptionCard.tsx'
import { pill } from '../../src/ui/pill.ts'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden.tsx'
import { maxOptions } from './maxOptions.ts'
import type { FinderProps } from './schema.ts'

interface SecondStepProps extends Pick<FinderProps, 'options' | 'button'> {
  /** Name of the first step’s field. */
  readonly name: string
  readonly question: string
  readonly waiting: string | undefined
  readonly isReady: boolean
}

/** Name of the field with the choices that belong to an option. */
export const choiceName = (name: string, option: { readonly id: string }) => `${name}-${option.id}`

/** The choices of every option. CSS shows those of the selected one, so it works before hydration. */
export function SecondStep({ name, question, waiting, options, button, isReady }: SecondStepProps) {
  return (
    <Second>
      <Waiting>
        <p>
          <StepNumber aria-hidden="true">2</StepNumber>
          {waiting}
        </p>
        <Chips aria-hidden="true">
          {Array.from({ length: 5 }, (_, index) => (
            <Ghost key={index} />
          ))}
        </Chips>
      </Waiting>
      {options.map((option, index) => (
        <Choices key={option.id} data-choices={index}>
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
      <Open type="submit" disabled={!isReady} data-needs-app="click">
        {button}
      </Open>
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
  font: ${text.small};
  font-weight: 600;
`

const Waiting = styled.div`
  flex: 1;

  p {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    min-height: 2.25rem;
    margin-bottom: ${space[3]};
  }
`

const Choices = styled.fieldset`
  display: none;
  flex: 1;
  min-width: 0;
`

/** Shows the choices of the selected option: one rule for each position. */
const chosenList = Array.from(
  { length: maxOptions },
  (_, index) => css`
    form:has([data-option='${index}']:checked) & [data-choices='${index}'] {
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
  background: ${glowOn(color.surface)};
  box-shadow: inset 0 0 0 1px ${color.line};

  form:has([data-option]:checked) & ${Waiting} {
    display: none;
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
  ${optionLook}
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

/** Where a choice will be. */
const Ghost = styled.span`
  width: 8rem;
  min-height: 2.75rem;
  border: 1px dashed ${color.edge};
  border-radius: ${radius.pill};
  opacity: 0.7;

  &:nth-child(even) {
    width: 6rem;
  }
  &:nth-child(3) {
    width: 10rem;
  }
`

const Open = styled(Button)`
  align-self: start;

  ${media.narrow} {
    align-self: stretch;
  }
`
