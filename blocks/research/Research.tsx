'use client'

import external from 'icon:external-link'
import { useId } from 'react'
import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { color, measure, media, space, text } from '../../src/site/theme/tokens.ts'
import { Accordion } from '../../src/site/ui/Accordion.tsx'
import { disc } from '../../src/site/ui/disc.ts'
import { Paragraph, RichText, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { ResearchProps } from './schema.ts'
import { Tooltip } from './Tooltip.tsx'

export function Research({ items, sourceLabel, highlightsTitle, summaryTitle, disclaimer, ...base }: ResearchProps) {
  const name = useId()
  return (
    <Section {...base}>
      <Accordion
        name={name}
        items={items.map((item) => ({
          summary: (
            <>
              <Title>{item.title}</Title>
              <Origin>{`${item.authors} · ${item.source}`}</Origin>
            </>
          ),
          body: (
            <Body>
              <div>
                <h4>{highlightsTitle}</h4>
                <Highlights>
                  {item.highlights.map((highlight, index) => (
                    <li key={index}>
                      <RichText html={highlight} inline />
                    </li>
                  ))}
                </Highlights>
              </div>
              <div>
                <h4>{summaryTitle}</h4>
                <RichText html={item.summary} />
                <Links>
                  {item.note ? <ActionLink action={item.note} variant="quiet" /> : null}
                  <Tooltip text={sourceLabel}>
                    <SourceLink
                      action={{
                        label: sourceLabel,
                        icon: external,
                        target: { kind: 'href', href: item.url, newTab: true },
                      }}
                      aria-label={`${sourceLabel}: ${item.title}`}
                      content="icon"
                      variant="plain"
                    />
                  </Tooltip>
                </Links>
              </div>
            </Body>
          ),
        }))}
      />
      <Paragraph html={disclaimer} as={Disclaimer} />
    </Section>
  )
}

const Title = styled.h3`
  max-width: 30em;
  font: inherit;
  letter-spacing: inherit;
`

const Origin = styled.span`
  margin-top: ${space.half};
  color: ${color.faint};
  font: ${text.small};
  letter-spacing: normal;
`

const Body = styled.div`
  display: grid;
  gap: ${space[4]} clamp(${space[4]}, 5vw, ${space[8]});
  padding-block: ${space[1]} ${space[3]};

  h4 {
    margin-bottom: ${space[1]};
  }

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const Highlights = styled.ul`
  display: grid;
  gap: ${space[2]};

  li {
    padding-inline-start: ${space[2]};
    border-inline-start: 2px solid ${color.accent};
  }
`

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  margin-top: ${space[2]};
`

const SourceLink = styled(ActionLink)`
  ${disc()}
  background: color-mix(in srgb, ${color.ink} 6%, transparent);
  color: ${color.ink};
`

const Disclaimer = styled(SmallPrint)`
  max-width: ${measure.text};
`
