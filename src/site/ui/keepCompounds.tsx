import { createElement, Fragment, type ReactNode } from 'react'
import styled from 'styled-components'

/**
 * A text whose words with a hyphen stay on one line where they fit: “Healthcare HIPAA-Compliant Pricing”. A line has room
 * for the word that begins it, so that stays as it is.
 */
export function keepCompounds(text: string): ReactNode {
  const parts = text.split(/(?<=\s)(\S+-\S+)/)
  if (parts.length === 1) return text
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (index % 2 === 1 ? createElement(Compound, null, part) : part)),
  )
}

const Compound = styled.span`
  display: inline-block;
`
