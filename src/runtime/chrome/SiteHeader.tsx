import menuIcon from 'icon:menu-2'
import styled, { css } from 'styled-components'
import { color, duration, fill, measure, media, radius, space, text } from '../../theme/tokens.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useLanguage } from '../../ui/language.ts'
import { passProps } from '../../ui/passProps.ts'
import { SkipLink } from '../../ui/SkipLink.tsx'
import { ActionLink } from '../ActionLink.tsx'
import { useCurrentAddress, useCurrentPage, useSiteShell } from '../context.ts'
import { LinkList } from './LinkList.tsx'
import { Logo } from './Logo.tsx'
import { menuId } from './SiteMenu.tsx'

/**
 * The bar at the top of every page. Where its links don't fit, its button opens the `SiteMenu` instead: in a bar of up to
 * 43.2 times the text size, which is a screen of 768 px, or in a wider one if there are many links.
 */
export function SiteHeader() {
  const { header } = useSiteShell()
  const { words } = useLanguage()
  const { frame, headerAction } = useCurrentPage()
  const here = useCurrentAddress()
  const isFull = frame === 'full'
  const action = headerAction ?? (isFull ? header.action : undefined)
  const labels = [...header.links, ...(action ? [action] : [])]
  const length = labels.reduce((sum, { label }) => sum + label.length + 3, 0)
  return (
    <Bar>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <Row data-long={length > 80 ? '' : undefined}>
        <Logo />
        {isFull ? (
          <Nav aria-label={words.navigation}>
            <LinkList links={header.links} current={here} />
          </Nav>
        ) : null}
        {action ? (
          <HeaderAction data-alone={isFull ? undefined : ''}>
            <ActionLink action={action} variant="primary" size="small" />
          </HeaderAction>
        ) : null}
        {isFull ? (
          <MenuButton type="button" command="show-modal" commandfor={menuId} aria-label={header.menuTitle}>
            <Icon body={menuIcon} size={26} />
          </MenuButton>
        ) : null}
      </Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
  container-type: inline-size;
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
    transition: opacity ${duration.calm};
  }

  html[data-scrolled] &::before {
    opacity: 1;
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
    nav,
    button,
    [data-variant],
    > a {
      display: none;
    }
  }
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: ${measure.page};
  min-height: var(--header-height);
  margin-inline: auto;
`

/** Declarations for a bar without room for the links. */
const whereNarrow = (declarations: string) => css`
  @container (width < 43.22rem) {
    ${declarations}
  }
  @container (width < 64rem) {
    [data-long] > & {
      ${declarations}
    }
  }
`

const Nav = styled.nav`
  margin-inline-start: auto;

  ul {
    display: flex;
    gap: clamp(0px, 0.6vw, ${space[1]});
  }
  a,
  button {
    position: relative;
    display: flex;
    align-items: center;
    min-height: 2.75rem;
    padding-inline: 0.875rem;
    border-radius: ${radius.pill};
    color: ${color.soft};
    font: ${text.small};
    font-weight: 500;
    text-decoration: none;
    transition: color ${duration.quick};
  }
  [aria-current='page'] {
    color: ${color.ink};
  }
  [aria-current='page']::after {
    content: '';
    position: absolute;
    inset: auto 0.875rem 0.375rem;
    height: 2px;
    border-radius: 2px;
    background: ${fill.aurora};
  }

  ${media.hover} {
    :is(a, button):hover {
      color: ${color.ink};
    }
  }
  @container (width < 51rem) {
    ul {
      gap: 0;
    }
    a,
    button {
      padding-inline: 0.375rem;
      font-size: 0.875rem;
    }
    [aria-current='page']::after {
      inset-inline: 0.375rem;
    }
  }
  ${whereNarrow('display: none;')}
`

const HeaderAction = styled.div`
  margin-inline-start: ${space[1]};
  white-space: nowrap;

  &[data-alone] {
    margin-inline-start: auto;
  }
  ${whereNarrow('margin-inline-start: auto;')}
  @container (width < 29rem) {
    &:not([data-alone]) {
      display: none;
    }
  }
`

const MenuButton = styled.button.withConfig(passProps)`
  display: none;
  flex: none;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-inline: auto -0.5rem;
  color: ${color.ink};

  ${HeaderAction} + & {
    @container (width >= 29rem) {
      margin-inline-start: 0;
    }
  }
  ${whereNarrow('display: grid;')}
`
