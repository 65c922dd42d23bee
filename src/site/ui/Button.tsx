import type { ComponentPropsWithRef } from 'react'
import styled, { css } from 'styled-components'
import { color, duration, ease, fill, media, mixin, radius, text } from '../theme/tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

/**
 * The look of a button, for `a` and `button`. `data-variant` is `primary` (filled), `secondary` (outlined) or `quiet`
 * (underlined text).
 */
export const buttonLook = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6em;
  max-width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem min(1.625rem, 6vw);
  border-radius: ${radius.pill};
  font: ${text.body};
  font-weight: 600;
  line-height: 1.25;
  letter-spacing: -0.01em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  touch-action: manipulation;
  transition:
    background-color ${duration.quick},
    border-color ${duration.quick},
    color ${duration.quick},
    box-shadow ${duration.calm} ${ease.out},
    transform ${duration.calm} ${ease.out};

  svg {
    flex: none;
  }

  &:active {
    transform: scale(0.98);
  }

  &:disabled {
    color: ${color.soft};
    cursor: not-allowed;
    transform: none;
  }

  &[data-size='small'] {
    min-height: 2.75rem;
    padding: 0.5rem 1.25rem;
    ${mixin.strongSmall}
  }

  &[data-variant='primary'] {
    position: relative;
    background: ${color.ink};
    color: ${color.paper};

    &::before {
      content: '';
      position: absolute;
      inset: 0;
      z-index: -1;
      border-radius: inherit;
      background: ${fill.aurora};
      opacity: 0;
      transition:
        opacity ${duration.calm},
        transform ${duration.calm} ${ease.out};
    }

    isolation: isolate;

    &:disabled {
      background: color-mix(in srgb, ${color.ink} 11%, transparent);
      color: ${color.soft};
    }
  }

  &[data-variant='secondary'] {
    border: 1.5px solid color-mix(in srgb, ${color.ink} 36%, transparent);
    color: ${color.ink};
  }

  &[data-variant='quiet'] {
    padding-inline: 0;
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-thickness: 1.5px;
    text-underline-offset: 0.35em;
    text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
    transition: text-decoration-color ${duration.quick};
  }

  ${media.hover} {
    &[data-variant='primary']:hover:not(:disabled) {
      box-shadow:
        0 0 0 4px color-mix(in srgb, ${color.second} 24%, transparent),
        0 14px 32px -10px color-mix(in srgb, ${color.second} 60%, transparent);
    }
    &[data-variant='secondary']:hover:not(:disabled) {
      border-color: ${color.ink};
      background: color-mix(in srgb, ${color.ink} 6%, transparent);
    }
    &[data-variant='quiet']:hover:not(:disabled) {
      text-decoration-color: currentColor;
    }
  }

  ${media.moreContrast} {
    &[data-variant='secondary'] {
      border-color: currentColor;
    }
  }

  ${media.forcedColors} {
    border: 1px solid;

    &[data-variant='primary'] {
      background: ButtonText;
      color: ButtonFace;
      forced-color-adjust: none;
    }
  }

  ${media.print} {
    &:not([data-variant='quiet']) {
      display: none;
    }
  }
`

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly variant?: ButtonVariant
  readonly size?: 'medium' | 'small'
}

/** A button of the block itself. For an author's action, use `ActionLink`. */
export function Button({ variant = 'primary', size = 'medium', type = 'button', ...rest }: ButtonProps) {
  return <ButtonElement type={type} data-variant={variant} data-size={size} {...rest} />
}

const ButtonElement = styled.button`
  ${buttonLook}
`
