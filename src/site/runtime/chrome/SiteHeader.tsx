import menuIcon from 'icon:menu-2'
import styled from 'styled-components'
import { isLongLabel } from '../../../../schema/textWidth.ts'
import { color, duration, fill, measure, media, radius, space, text } from '../../theme/tokens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useLanguage } from '../../ui/language.ts'
import { passProps } from '../../ui/passProps.ts'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ActionLink } from '../ActionLink.tsx'
import { useCurrentAddress, useCurrentPage, useSiteShell } from '../context.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LinkList } from './LinkList.tsx'
import { Logo } from './Logo.tsx'
import { longNameStyle } from './longNameStyle.ts'
import { menuId } from './SiteMenu.tsx'

/**
 * The bar at the top of every page. Where its links don't fit in one row, and in a bar of up to 43.2 times the text size,
 * which is a screen of 768 px, its button opens the `SiteMenu` instead. Browsers find out by themselves, whatever the
 * typeface: a copy that nobody sees is as wide as the links and shrinks, so that only what fits leaves space beside it.
 */
export function SiteHeader() {
  const { header, site, languages = [] } = useSiteShell()
  const { words } = useLanguage()
  const { frame, headerAction } = useCurrentPage()
  const here = useCurrentAddress()
  const action = headerAction ?? (frame === 'full' ? header.action : undefined)
  const style = longNameStyle(site.name)
  // It goes into the menu together with the links.
  const isLong = action !== undefined && (isLongLabel(action.label) || style?.copy !== undefined)
  const link = action && <ActionLink action={action} variant="primary" size="small" />
  const button = link && <HeaderAction>{link}</HeaderAction>
  const links = (
    <Links links={header.links} current={here}>
      {languages.length === 2 ? <LanguageLinks /> : null}
    </Links>
  )
  return (
    <Bar>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <Row>
        <Logo />
        {frame === 'full' ? (
          <>
            <Copy hidden style={style?.copy}>
              {links}
              {button}
            </Copy>
            <Space>
              <nav aria-label={words.navigation}>
                {links}
                {isLong ? button : null}
              </nav>
              {isLong ? null : button}
              <MenuButton type="button" command="show-modal" commandfor={menuId} aria-label={header.menuTitle}>
                <Icon body={menuIcon} size={26} />
              </MenuButton>
            </Space>
          </>
        ) : (
          link && <OnlyAction>{link}</OnlyAction>
        )}
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  container: bar / inline-size;
  padding-inline: ${space.gutter};
  color: ${color.ink};

  /* The grounds are layers of their own, so that only their opacity has to change. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    border-bottom: 1px solid ${color.line};
    background: ${color.paper};
    opacity: 0;
    transition:
      opacity ${duration.calm},
      background-color ${duration.calm};
  }

  html[data-scrolled] &::before {
    opacity: 1;
  }

  html[data-over-dark] & {
    color-scheme: var(--deep-scheme);
  }
  html:not([data-scrolled]):has(#main > [data-under-header]:first-child) & {
    color-scheme: dark;
    background: linear-gradient(${color.night}, transparent);
  }

  /* The name of the site, once, like a letterhead. */
  ${media.print} {
    && {
      position: static;
    }
    &::before {
      display: none;
    }
    && :is(nav, button, [data-variant], a[href='#main']) {
      display: none;
    }
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  max-width: ${measure.page};
  min-height: var(--header-height);
  margin-inline: auto;

  /* A word of the name fits, and would break for a fraction of a pixel. */
  > a > span {
    overflow-wrap: normal;
  }
`

/* Shrinks before the name does, down to the room for the menu's button, and in a bar of 29rem for the other one, too. */
const Copy = styled.div`
  display: flex;
  flex-shrink: 9999;
  min-width: clamp(2.25rem, 99 * (100cqi - 29rem), 17.5rem);
  margin-inline-start: ${space[1]};
  overflow: hidden;
  visibility: hidden;

  @container (width < 43.22rem) {
    flex-basis: 100vw;
  }
`

const Space = styled.div`
  flex: 1;
  display: flex;
  align-items: center;
  justify-content: end;
  container-type: inline-size;

  > nav {
    display: none;
  }
  @container (width > 0) {
    > nav {
      display: flex;
    }
    > button {
      display: none;
    }
  }
`

const Links = styled(LinkList)`
  display: flex;
  gap: min(4.2vw - 2rem, 1.5rem);

  a,
  button {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.375rem;
    border-radius: ${radius.pill};
    color: ${color.soft};
    font: ${text.small};
    font-weight: 500;
    font-size: clamp(0.875rem, 1.8vw, 0.9375rem);
    text-decoration: none;
    white-space: nowrap;
    transition: color ${duration.quick};
  }
  [aria-current] {
    color: ${color.ink};
  }
  [aria-current]::after {
    content: '';
    position: absolute;
    inset: auto 0.375rem 0.375rem;
    height: 2px;
    background: ${fill.aurora};
  }

  ${media.hover} {
    :is(a, button):hover {
      color: ${color.ink};
    }
  }
`

const HeaderAction = styled.div`
  flex: none;
  margin-inline-start: ${space[2]};
  white-space: nowrap;

  ${Space} > & {
    @container bar (width < 29rem) {
      display: none;
    }
  }
`

/* Without a menu to go into, it takes the place of the name where both don't fit: the name wraps out of sight, in one piece. */
const OnlyAction = styled(HeaderAction)`
  a:has(+ &) {
    flex-wrap: wrap;
    row-gap: 4rem;
    height: 3.5rem;
    overflow: hidden;
    overflow-wrap: normal;
  }
  a:has(+ &) > span {
    flex: 1 1 min-content;
  }
`

const MenuButton = styled.button.withConfig(passProps)`
  flex: none;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline-end: -0.5rem;
  color: ${color.ink};
`
