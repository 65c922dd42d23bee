import styled from 'styled-components'
import type { SiteShell } from '../../../../schema/model.ts'
import type { Action } from '../../../../schema/values.ts'
import { weekLines } from '../../format/openingHours.ts'
import { color, media, space } from '../../theme/tokens.ts'
import { OpenSign } from '../../ui/OpenSign.tsx'
import { ActionLink } from '../ActionLink.tsx'
import { useSiteShell } from '../context.ts'

/** How to reach the business and when, from what the site says about it. On paper, it is text in one line. */
export function FooterContact() {
  const shell = useSiteShell()
  const { hours, openingHours, language, words } = shell.site
  const shown = shell.footer.contact
  const links = shown.flatMap((fact) => linkOf(fact, shell) ?? [])
  const lines = openingHours
    ? weekLines(openingHours.week, language, words.alwaysOpen)
    : hours
      ? [{ days: '', times: hours }]
      : []
  const showsHours = shown.includes('hours') && lines.length > 0
  if (links.length === 0 && !showsHours) return null
  return (
    <Facts>
      {links.length > 0 ? (
        <div>
          {links.map(({ action, isElsewhere }) =>
            isElsewhere ? (
              <OnPaper key={action.label}>{action.label}</OnPaper>
            ) : (
              <ActionLink key={action.label} action={action} variant="plain" />
            ),
          )}
        </div>
      ) : null}
      {showsHours ? (
        <p>
          {openingHours ? <OpenSign hours={openingHours} /> : null}
          {lines.map(({ days, times }) => (
            <span key={days}>{`${days} ${times}`.trim()}</span>
          ))}
        </p>
      ) : null}
    </Facts>
  )
}

/** The link of a fact, and whether a link of a column has it, too. */
function linkOf(
  fact: string,
  { site, footer }: SiteShell,
): { readonly action: Action; readonly isElsewhere: boolean } | undefined {
  const action = actionOf(fact, site)
  const others = footer.columns?.flatMap(({ links }) => links) ?? []
  return action && { action, isElsewhere: others.some(({ target }) => addressOf(target) === addressOf(action.target)) }
}

function actionOf(fact: string, { phone, email, address, map }: SiteShell['site']): Action | undefined {
  if (fact === 'phone' && phone) return { label: phone.shown, target: { kind: 'call', tel: phone.tel } }
  if (fact === 'email' && email)
    return { label: email, target: { kind: 'href', href: `mailto:${email}`, newTab: false } }
  if (fact === 'address' && address) {
    const href = map ?? `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`
    return { label: address, target: { kind: 'href', href, newTab: true } }
  }
  return undefined
}

function addressOf(target: Action['target']): string | undefined {
  if (target.kind === 'call') return `tel:${target.tel}`
  return target.kind === 'href' ? target.href : undefined
}

const Facts = styled.address`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};
  align-content: start;
  justify-self: stretch;
  font-style: normal;

  a {
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    unicode-bidi: plaintext;
    color: ${color.ink};
    text-decoration-color: transparent;
    overflow-wrap: anywhere;
  }
  ${media.hover} {
    a:hover {
      text-decoration-color: currentColor;
    }
  }
  p {
    display: grid;
    align-content: start;
    padding-top: 0.625rem;
  }

  /* The first line is level with the names of columns. */
  ${media.wide} {
    margin-top: -0.625rem;
  }

  ${media.print} {
    display: flex;
    flex-wrap: wrap;
    margin-top: 0;

    && :is(a, div) {
      display: inline;
      min-height: 0;
    }
    p {
      display: flex;
      flex-wrap: wrap;
      gap: 0 ${space[1]};
      min-height: 0;
    }
  }
`

/** What a column has as a link, which leads nowhere on paper. */
const OnPaper = styled.span`
  display: none;

  ${media.print} {
    display: inline;
  }
`
