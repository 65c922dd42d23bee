import { type ElementType, type ReactNode, useMemo } from 'react'
import styled from 'styled-components'
import type { Html } from '../../../schema/values.ts'
import { color, measure, mixin, radius, space, text } from '../theme/tokens.ts'
import { trustedMarkup } from './trusted.ts'

interface RichTextProps {
  readonly html: Html
  /** Set for inline text. Otherwise the text can contain paragraphs, lists and headings. */
  readonly inline?: boolean
  readonly className?: string
}

/** Renders HTML that the compiler made from an author's Markdown. */
export function RichText({ html, inline = false, className }: RichTextProps) {
  const markup = useMemo(() => trustedMarkup(html), [html])
  const Element = inline ? Inline : Prose
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the compiler made it from Markdown without raw HTML
  return <Element className={className} dangerouslySetInnerHTML={markup} />
}

interface ParagraphProps {
  readonly html: Html | undefined
  /** The styled element. Default: `p`. */
  readonly as?: ElementType<{ children: ReactNode }>
}

/** A paragraph of an author's text, or nothing if there is none. */
export function Paragraph({ html, as: Element = 'p' }: ParagraphProps) {
  if (!html) return null
  return (
    <Element>
      <RichText html={html} inline />
    </Element>
  )
}

/** Small text below something larger: where figures are from, when a text was updated. */
export const SmallPrint = styled.p`
  color: ${color.faint};
  font: ${text.small};
`

const Inline = styled.span`
  code {
    font-size: 0.92em;
  }
`

const Prose = styled.div`
  max-width: ${measure.text};

  > * + * {
    margin-top: ${space[2]};
  }
  > :is(h2, h3, h4, h5, h6) {
    margin-top: ${space[4]};
    color: ${color.ink};
    ${mixin.heading}
    text-wrap: balance;
  }
  > :is(h2, h3, h4, h5, h6) + * {
    margin-top: ${space[1]};
  }
  > h2 {
    margin-top: ${space[6]};
    font-size: min(clamp(1.5rem, 1.25rem + 1vw, 1.875rem), 6vw + 0.5rem);
  }
  > h4 {
    font: ${text.lead};
    font-weight: 600;
  }
  > :is(h5, h6) {
    font: ${text.label};
  }
  > :first-child {
    margin-top: 0;
  }
  ul,
  ol {
    padding-inline-start: 1.35em;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li + li {
    margin-top: ${space[1]};
  }
  li::marker {
    color: ${color.accent};
    font-weight: 600;
  }
  blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: 2px solid ${color.accent};
  }
  code {
    padding: 0.1em 0.35em;
    border-radius: ${radius.small};
    background: ${color.raised};
    font-size: 0.92em;
  }
  img {
    border-radius: ${radius.card};
  }
  pre {
    white-space: pre-wrap;
  }
  table {
    display: block;
    overflow-x: auto;
    /* A wide table scrolls and doesn't widen its container. */
    contain: inline-size;
  }
  th,
  td {
    padding: ${space[1]} ${space[2]};
    border-bottom: 1px solid ${color.line};
    text-align: start;
  }
`
