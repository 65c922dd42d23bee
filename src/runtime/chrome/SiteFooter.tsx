import { useSyncExternalStore } from 'react'
import styled, { css } from 'styled-components'
import type { FooterSettings } from '../../../schema/site.ts'
import type { Action } from '../../../schema/values.ts'
import { color, fill, measure, media, space, text, tracking } from '../../theme/tokens.ts'
import { disc } from '../../ui/disc.ts'
import { Waveform } from '../../ui/Waveform.tsx'
import { ActionLink } from '../ActionLink.tsx'
import { useSiteShell } from '../context.ts'
import { Logo } from './Logo.tsx'
import { Wordmark } from './Wordmark.tsx'

interface Props {
  /** `plain` keeps the last line alone. */
  readonly layout: 'full' | 'plain'
  /** Links of the page's own, in the last line. */
  readonly links?: readonly Action[] | undefined
  /** Year of the build: what the prerendered page shows. */
  readonly buildYear: number
}

/** The end of every page. */
export function SiteFooter({ layout, links, buildYear }: Props) {
  const { site, footer } = useSiteShell()
  return (
    <Ground>
      <Inner>
        {layout === 'full' ? (
          <>
            <Closing bars={150} seed={2} shape="swell" />
            <Top>
              <Lead>
                <Logo />
                {footer.tagline ? <p>{footer.tagline}</p> : null}
              </Lead>
              {footer.columns?.map((column, index) => (
                <Column key={index} column={column} />
              ))}
            </Top>
          </>
        ) : null}
        <Bottom>
          <Copyright buildYear={buildYear} text={footer.copyright ?? site.name} />
          {links ? (
            <PageLinks>
              {links.map((link, index) => (
                <li key={index}>
                  <ActionLink action={link} variant="plain" />
                </li>
              ))}
            </PageLinks>
          ) : null}
          {layout === 'full' && footer.social ? (
            <Social>
              {footer.social.map((action, index) => (
                <li key={index}>
                  <ActionLink action={action} variant="plain" content="icon" />
                </li>
              ))}
            </Social>
          ) : null}
        </Bottom>
        {layout === 'full' ? <Wordmark name={site.name} /> : null}
      </Inner>
    </Ground>
  )
}

type ColumnSettings = NonNullable<FooterSettings['columns']>[number]

function Column({ column }: { readonly column: ColumnSettings }) {
  return (
    <Links aria-label={column.title}>
      <h2>{column.title}</h2>
      <ul>
        {column.links.map((link, index) => (
          <li key={index}>
            <ActionLink action={link} variant="plain" />
          </li>
        ))}
      </ul>
    </Links>
  )
}

const neverChanges = () => () => {}
const currentYear = () => new Date().getFullYear()

function Copyright({ buildYear, text: words }: { readonly buildYear: number; readonly text: string }) {
  const year = useSyncExternalStore(neverChanges, currentYear, () => buildYear)
  return (
    <p>
      © {year} {words}
    </p>
  )
}

const Ground = styled.footer`
  color-scheme: dark;
  position: relative;
  overflow: hidden;
  padding-inline: ${space.gutter};
  background: ${color.night};
  color: ${color.soft};
  font: ${text.small};
`

const Inner = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
`

const Closing = styled(Waveform)`
  width: max(100%, 48rem);
  height: 5.5rem;
  margin-top: ${space[8]};
  margin-inline-start: calc((100% - max(100%, 48rem)) / 2);

  /* The page has just ended in the dark: the wave falls silent. */
  #main:has(> [data-tone='dark']:last-child) ~ footer & {
    width: 100%;
    height: 2px;
    margin-top: 0;
    margin-inline-start: 0;
    overflow: hidden;
  }
`

const Top = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[6]} ${space[4]};
  padding-block: ${space[8]};

  ${media.wide} {
    grid-template-columns: minmax(0, 2fr);
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`

const Lead = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};

  p {
    max-width: 15em;
    color: ${color.ink};
    font: ${text.heading};
    font-weight: 500;
    letter-spacing: ${tracking.snug};
    text-wrap: balance;
  }

  ${media.narrow} {
    grid-column: 1 / -1;
  }
`

const footerLink = css`
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.ink};
    text-align: start;
    text-decoration-color: transparent;
  }
  ${media.hover} {
    :is(a, button):hover {
      text-decoration-color: currentColor;
    }
  }
`

const Links = styled.nav`
  h2 {
    margin-bottom: ${space[1]};
    color: ${color.faint};
    font: ${text.small};
    font-weight: 500;
    letter-spacing: 0;
  }
  ${footerLink}
`

const Bottom = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};
`

const PageLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};

  ${footerLink}
`

const Social = styled.ul`
  display: flex;
  gap: ${space[1]};

  a {
    ${disc()}
    box-shadow: inset 0 0 0 1px ${color.line};
    color: ${color.ink};
  }
  ${media.hover} {
    a:hover {
      background: ${fill.aurora};
    }
  }
`
