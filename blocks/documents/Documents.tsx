import { useId } from 'react'
import styled, { css } from 'styled-components'
import { color, measure, media, mixin, space, text, tracking } from '../../src/site/theme/tokens.ts'
import { Accordion } from '../../src/site/ui/Accordion.tsx'
import { pill } from '../../src/site/ui/pill.ts'
import { Paragraph, RichText, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { maxDocuments } from './maxDocuments.ts'
import type { DocumentsProps } from './schema.ts'

/**
 * Anchors are inside the closed texts, so the browser opens a text if its anchor is in the address, if its link in
 * the index is clicked, or if it contains the words that a visitor searches for.
 */
export function Documents({ headline, index, items, note, ...base }: DocumentsProps) {
  const name = useId()
  const indexId = useId()
  return (
    <Section size="tight" {...base} heading={headline} headingLevel={1}>
      <Layout>
        <Index aria-labelledby={indexId}>
          <p id={indexId}>{index}</p>
          <ul>
            {items.map(({ id, title, label = title }) => (
              <li key={id}>
                <a href={`#${id}`}>{label}</a>
              </li>
            ))}
          </ul>
        </Index>
        <div>
          <Texts
            name={name}
            items={items.map(({ id, title, summary, text: words }) => ({
              id,
              summary: (
                <>
                  <h2>{title}</h2>
                  {summary ? <RichText html={summary} inline /> : null}
                </>
              ),
              body: <RichText html={words} />,
            }))}
          />
          <Paragraph html={note} as={Note} />
        </div>
      </Layout>
    </Section>
  )
}

const Texts = styled(Accordion)`
  border-top: 1px solid ${color.ink};
  border-bottom-color: ${color.ink};

  details:first-child {
    border-top: 0;
  }

  summary {
    padding-block: ${space[4]};
    color: ${color.soft};
    font: ${text.body};
    letter-spacing: normal;
  }
  summary > h2 + span {
    max-width: 32em;
    margin-top: ${space[1]};
  }
  summary > :last-child {
    margin-block: ${space[4]} auto;
  }
  h2 {
    font: ${text.title};
    font-size: clamp(1.5rem, 1.25rem + 1.2vw, 2.25rem);
    letter-spacing: ${tracking.snug};
  }

  /* Room for the index where it covers the text. */
  summary {
    scroll-margin-top: 5rem;
  }
  details > div {
    /* And for the summary. */
    scroll-margin-top: 14.5rem;
    padding-block: ${space[1]} ${space[8]};
  }
  ${media.narrow} {
    summary {
      scroll-margin-top: 7.5rem;
    }
    details > div {
      scroll-margin-top: 17rem;
    }
  }
  ${media.desktop} {
    summary {
      scroll-margin-top: 0;
    }
    details > div {
      scroll-margin-top: 9.5rem;
    }
  }
  h3 {
    margin-top: ${space[5]};
    font: ${text.label};
    letter-spacing: normal;
  }
  h3 + * {
    margin-top: ${space[1]};
  }

  /* Opens without a transition: a link into a long text needs its final height at once. */
  details::details-content {
    block-size: auto;
    opacity: 1;
    transition: none;
  }
`

const Layout = styled.div`
  ${media.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    column-gap: clamp(${space[4]}, 5vw, ${space[8]});
    align-items: start;
  }
`

/** Highlights the link to the open text: one rule for each position. */
const openLink = Array.from(
  { length: maxDocuments },
  (_, index) => css`
    ${Layout}:has(${Texts} > :nth-child(${index + 1})[open]) & li:nth-child(${index + 1}) a {
      border-color: transparent;
      background: ${color.ink};
      color: ${color.paper};
    }
  `,
)

const Index = styled.nav`
  position: sticky;
  top: var(--header-height);
  z-index: 1;
  padding-block: ${space[2]};
  background: ${color.paper};

  [data-tone='tinted'] & {
    background: ${color.tint};
  }
  [data-tone='dark'] & {
    background: none;
  }

  p {
    color: ${color.faint};
    font: ${text.small};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]};
  }
  a {
    ${pill}
    font-weight: 600;
    text-decoration: none;
  }
  ${media.hover} {
    a:hover {
      border-color: ${color.ink};
    }
  }
  ${media.narrow} {
    p {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: clip;
      clip-path: inset(50%);
    }
  }
  ${media.tablet} {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[1]} ${space[2]};
    align-items: center;
  }
  ${media.desktop} {
    top: calc(var(--header-height) + ${space[4]});
    display: block;
    padding-block: ${space[4]} 0;

    ul {
      flex-direction: column;
      gap: ${space.half};
      margin-top: ${space[2]};
      margin-inline-start: -1.125rem;
    }
    li {
      width: min(100%, 12rem);
    }
    a {
      display: flex;
      border-color: transparent;
      background: none;
    }
  }
  ${openLink}

  ${mixin.screenOnly}
`

const Note = styled(SmallPrint)`
  max-width: ${measure.text};
  margin-top: ${space[4]};
`
