import type { ComponentType, ElementType } from 'react'
import { jsx } from 'react/jsx-runtime'

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
  // Neither rest properties nor `createElement`: a build runs this for most elements of each page.
  function StyledComponent(props: StyledProps) {
    const { as: Element = target, className } = props
    return jsx(Element, { ...props, as: undefined, className: className ? `${classes} ${className}` : classes })
  }
  // In a selector, a styled component is its class.
  return Object.assign(StyledComponent, { target, classes, toString: () => `.${className}` })
}
