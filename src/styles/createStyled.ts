import { type ComponentType, createElement, type ElementType } from 'react'

interface StyledProps {
  readonly as?: ElementType
  readonly className?: string
}

/** A component made from an element or another component and a class, as `styled` of styled-components makes it. */
export type Styled = ComponentType<StyledProps> & {
  /** What it renders, unless `as` replaces it. */
  readonly target: ElementType
  /** Its class and those of the styled components that it extends, separated by spaces. */
  readonly classes: string
}

/** @param className Its own class. */
export function createStyled(extended: ElementType, className: string): Styled {
  const { target = extended, classes: inherited = '' } = extended as Partial<Styled>
  const classes = inherited ? `${inherited} ${className}` : className
  function StyledComponent({ as: Element = target, className: given, ...rest }: StyledProps) {
    return createElement(Element, { ...rest, className: given ? `${classes} ${given}` : classes } as object)
  }
  // In a selector, a styled component is its class.
  return Object.assign(StyledComponent, { target, classes, toString: () => `.${className}` })
}
