import styled, { css } from 'styled-components'
import { color, fill, measure, media, mixin, space, text, tracking } from '../../theme/tokens.ts'
import { disc } from '../../ui/disc.ts'
import { footerRoom } from '../../ui/Section.tsx'
import { useCurrentPage, useSiteShell, useTheme } from '../context.ts'
import { FooterContact } from './FooterContact.tsx'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LinkList } from './LinkList.tsx'
import { Logo } from './Logo.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'

/**
 * The end of every page. A plain page has only its last line.
 * @param buildYear Year of the build, in place of which the bootstrap writes the visitor's.
 */
export function SiteFooter({ buildYear }: { readonly buildYear: number }) {
  const { site, footer, analytics, languages } = useSiteShell()
  const counting = analytics?.provider
  const { ornament } = useTheme()
  const { frame, footerLinks } = useCurrentPage()
  const columns = footer.columns ?? []
  // More than two columns leave no room for it beside them.
  const hasContactBeside = columns.length < 3
  return (
    <Ground>
      <Inner>
        {frame === 'full' ? (
          <Top>
            <Lead>
              <Logo />
              {footer.tagline ? <p>{footer.tagline}</p> : null}
              {hasContactBeside ? null : <FooterContact />}
            </Lead>
            {hasContactBeside ? <FooterContact /> : null}
            {columns.map((column, index) => (
              <Column key={index} aria-label={column.title}>
                <h2>{column.title}</h2>
                <LinkList links={column.links} />
              </Column>
            ))}
          </Top>
        ) : null}
        <Bottom>
          <p>
            © <span data-year="">{buildYear}</span>
            {` ${footer.copyright ?? site.legalName ?? site.name}`}
          </p>
          {footerLinks ? <PageLinks links={footerLinks} /> : null}
          {languages ? (
            <PageLinks links={[]}>
              <LanguageLinks />
            </PageLinks>
          ) : null}
          {counting?.consent === 'ask' ? (
            <button type="button" data-privacy="" hidden>
              {counting.words.choices}
            </button>
          ) : null}
          {footer.schemeSwitch ? <SchemeSwitch /> : null}
          {frame === 'full' && footer.social ? <Social links={footer.social} content="icon" /> : null}
        </Bottom>
        {frame === 'full' ? ornaments[ornament](site.name) : null}
      </Inner>
    </Ground>
  )
}

/** Advance of an average letter of the typeface at its heaviest tracking, in hundredths of the font size. */
const letter = 50

/** The site's name across the whole width, fading out at the bottom. Decoration: the name is also in the text. */
function Wordmark({ name }: { readonly name: string }) {
  const width = Math.max(name.length, 5) * letter
  return (
    <Sign viewBox={`0 0 ${width} 74`} aria-hidden="true">
      <text x="-5" y="72" {...(name.length >= 5 ? { textLength: width + 3 } : {})}>
        {name}
      </text>
    </Sign>
  )
}

const Sign = styled.svg`
  width: 100%;
  max-height: 16rem;
  overflow: visible;
  /* Its letters reach up to the links: those are what one points at. */
  pointer-events: none;
  margin-bottom: -0.06em;
  color: ${color.ink};
  fill: currentColor;
  fill-opacity: 0.2;
  mask: linear-gradient(#000, transparent);

  text {
    font: 600 100px var(--headings, var(--font));
    letter-spacing: -0.05em;
  }
`

/** The last thing on a page, for each ornament of the theme. */
const ornaments = {
  none: () => null,
  dots: () => null,
  waveform: (name: string) => <Wordmark name={name} />,
}

/** Selects the footer below a page that ends with a dark section. Looks can win over it. */
const belowDark = ":where(#main:has(> [data-tone='dark']:last-child, > :last-child > [data-tone='dark'])) ~ &"

const Ground = styled.footer`
  ${mixin.deep}
  --color-line: color-mix(in srgb, currentColor 35%, transparent);
  position: relative;
  overflow: hidden;
  padding-inline: ${space.gutter};
  /* A page is a fraction of a pixel shorter than the screen draws it. */
  box-shadow: 0 1px ${color.tint};
  color: ${color.soft};
  font: ${text.small};

  /* Below a dark section it is the end of that, behind a line and without lights of its own. */
  ${belowDark} {
    background-image: none;

    > div {
      border-top: 1px solid ${color.line};
    }
  }

  /* Links lead nowhere on paper. */
  ${media.print} {
    break-before: avoid;

    ${belowDark} {
      margin-top: -${footerRoom};
    }

    nav,
    ul,
    a,
    svg {
      display: none;
    }
  }
`

const Inner = styled.div`
  max-width: ${measure.page};
  margin-inline: auto;
`

const Top = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  gap: ${space[5]} ${space[4]};
  padding-block: ${space[8]};

  > address {
    grid-column: 1 / -1;
  }
  ${media.wide} {
    > address {
      grid-column: span 2;
    }
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 3fr);
    grid-auto-columns: minmax(0, 2fr);
    grid-auto-flow: column;

    > address {
      grid-column: auto / span 2;
    }
  }

  ${media.print} {
    display: block;
    padding-block: ${space[2]} ${space[1]};
  }
`

/** The first column, or a row of its own. */
const Lead = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[2]};

  > p {
    max-width: 15em;
    color: ${color.ink};
    font: ${text.heading};
    font-weight: 500;
    letter-spacing: ${tracking.snug};
    text-wrap: balance;

    ${media.print} {
      display: none;
    }
  }

  ${media.upToDesktop} {
    grid-column: 1 / -1;
  }
  ${media.tablet} {
    ${media.upToDesktop} {
      > p {
        max-width: 24em;
      }
    }
  }
`

const footerLink = css`
  a,
  button {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    padding-block: 0.375rem;
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

const Column = styled.nav`
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
  gap: ${space[2]} ${space[3]};
  padding-block: ${space[3]};
  border-top: 1px solid ${color.line};

  /* Alone, it begins where the ground changes, or below a line. */
  &:first-child {
    border-top: 0;
  }
  ${media.tablet} {
    ${media.upToDesktop} {
      /* All of them need two rows. */
      &:has(> :nth-child(4)) > p {
        order: 1;
        flex-basis: 100%;
      }
    }
  }
`

const PageLinks = styled(LinkList)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[4]};

  ${footerLink}
`

const Social = styled(LinkList)`
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
