import type { CSSProperties } from 'react'
import styled, { css } from 'styled-components'
import { color, duration, fill, mixin, radius, shadow, space, text } from '../../src/site/theme/tokens.ts'

interface SliderProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** The initial value. From then on the browser keeps it. */
  readonly start: number
  readonly value: number
  /** The value as people write it: $150, 20%. */
  readonly valueText: string
}

/** A range input with its value beside the label. The track is filled up to the thumb. */
export function Slider({ id, name, label, min, max, step, start, value, valueText }: SliderProps) {
  const traveled = max > min ? (value - min) / (max - min) : 0
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Value aria-hidden="true">{valueText}</Value>
      <Range
        id={id}
        name={name}
        type="range"
        autoComplete="off"
        min={min}
        max={max}
        step={step}
        defaultValue={start}
        aria-valuetext={valueText}
        style={{ '--traveled': traveled } as CSSProperties}
      />
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 ${space[2]};
  align-items: baseline;

  label {
    color: ${color.soft};
    font: ${text.body};
  }
`

const Value = styled.strong`
  font: ${text.label};
  font-variant-numeric: tabular-nums lining-nums;
`

const track = css`
  height: 6px;
  border-radius: ${radius.pill};
`

const thumb = css`
  box-sizing: border-box;
  width: 1.75rem;
  height: 1.75rem;
  border: 6px solid ${color.surface};
  border-radius: ${radius.pill};
  background: ${color.accent};
  box-shadow:
    0 0 0 1px ${color.edge},
    ${shadow.soft};
  transition: border-width ${duration.quick};
`

const Range = styled.input`
  grid-column: 1 / -1;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  appearance: none;
  background: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }
  ${mixin.screenOnly}

  &::-webkit-slider-runnable-track {
    ${track}
    /* The end of the filled part is the middle of the thumb. */
    background:
      ${fill.aurora} 0 / calc(0.875rem + (100% - 1.75rem) * var(--traveled)) 100% no-repeat,
      ${color.line};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: calc((6px - 1.75rem) / 2);
    ${thumb}
  }
  &:active::-webkit-slider-thumb {
    border-width: 4px;
  }

  &::-moz-range-track {
    ${track}
    background: ${color.line};
  }
  &::-moz-range-progress {
    ${track}
    background: ${fill.aurora};
  }
  &::-moz-range-thumb {
    ${thumb}
  }
`
