import styled, { css } from 'styled-components'
import { color, duration, media, radius, space, text } from '../theme/tokens.ts'

/**
 * The look of a label that is chosen by the radio button or checkbox in it. The input covers the label, so that the
 * browser scrolls to the right place when it takes the focus.
 */
export const optionMixin = css`
  position: relative;

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

/** A card for one of several options. Its input is the first child. */
export const OptionCard = styled.label`
  ${optionMixin}
  gap: ${space[2]};
  align-items: center;
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  transition:
    background-color ${duration.quick},
    border-color ${duration.quick};

  strong {
    display: block;
    font: ${text.label};
  }

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`
