import menuIcon from 'icon:menu-2'
import closeIcon from 'icon:x'
import styled, { keyframes } from 'styled-components'
import type { Action } from '../../../schema/values.ts'
import {
  color,
  duration,
  ease,
  fill,
  measure,
  media,
  radius,
  shadow,
  space,
  text,
  tracking,
} from '../../theme/tokens.ts'
import { appear, CloseButton } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLanguage } from '../../ui/language.ts'
import { passProps } from '../../ui/passProps.ts'
import { Waveform } from '../../ui/Waveform.tsx'
import { ActionLink } from '../ActionLink.tsx'
import { useSiteFrame } from '../context.ts'
import { Logo } from './Logo.tsx'

const menuId = 'site-menu'

interface Props {
  /** Path of the page that is shown; the link that leads there is marked. */
  readonly currentPath: string
  /** `plain` shows the logo alone. */
  readonly layout: 'full' | 'plain'
}

/** The bar at the top of every page. On narrow screens its button opens the `SiteMenu` in place of its links. */
export function SiteHeader({ currentPath, layout }: Props) {
  const { header } = useSiteFrame()
  const { words } = useLanguage()
  const isFull = layout === 'full'
  return (
    <Bar>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <Row>
        <Logo />
        {isFull ? (
          <>
            <Nav aria-label={words.navigation}>
              <Links links={header.links} currentPath={currentPath} />
            </Nav>
            {header.action ? (
              <HeaderAction>
                <ActionLink action={header.action} variant="primary" size="small" />
              </HeaderAction>
            ) : null}
            <MenuButton type="button" command="show-modal" commandfor={menuId} aria-label={header.menuTitle}>
              <Icon body={menuIcon} size={26} />
            </MenuButton>
          </>
        ) : null}
      </Row>
    </Bar>
  )
}

/** The links of the header as a window of its own. It stands behind the page, whose headings begin with its own. */
export function SiteMenu({ currentPath, layout }: Props) {
  const { header } = useSiteFrame()
  const { words } = useLanguage()
  if (layout === 'plain') return null
  return (
    <Panel id={menuId} closedby="any" aria-labelledby={`${menuId}-title`}>
      <PanelInside>
        <PanelHead>
          <h2 id={`${menuId}-title`}>{header.menuTitle}</h2>
          <CloseButton type="button" command="close" commandfor={menuId} aria-label={words.close}>
            <Icon body={closeIcon} size={22} />
          </CloseButton>
        </PanelHead>
        <nav aria-label={header.menuTitle}>
          <Links links={header.links} currentPath={currentPath} />
        </nav>
        <PanelFoot>
          <Waveform bars={36} seed={5} motion="live" shape="swell" />
          {header.action ? <ActionLink action={header.action} variant="primary" /> : null}
        </PanelFoot>
      </PanelInside>
    </Panel>
  )
}

function Links({ links, currentPath }: { readonly links: readonly Action[]; readonly currentPath: string }) {
  return (
    <ul>
      {links.map((link, index) => (
        <li key={index}>
          <ActionLink
            action={link}
            variant="plain"
            aria-current={link.target.kind === 'to' && link.target.to === currentPath ? 'page' : undefined}
          />
        </li>
      ))}
    </ul>
  )
}

const SkipLink = styled.a`
  position: fixed;
  top: ${space[1]};
  inset-inline-start: ${space[1]};
  z-index: 60;
  padding: 0.75rem 1.25rem;
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.paper};
  font-weight: 600;
  text-decoration: none;

  &:not(:focus) {
    transform: translateY(-200%);
  }
`

const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  z-index: 50;
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
`

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  max-width: ${measure.page};
  height: var(--header-height);
  margin-inline: auto;
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
  ${media.menu} {
    display: none;
  }
`

const HeaderAction = styled.div`
  margin-inline-start: ${space[1]};
  white-space: nowrap;

  ${media.menu} {
    margin-inline-start: auto;
  }
  @media (max-width: 520px) {
    display: none;
  }
`

const MenuButton = styled.button.withConfig(passProps)`
  display: none;

  ${media.menu} {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    margin-inline: auto -0.5rem;
    color: ${color.ink};

    ${HeaderAction} + & {
      @media (min-width: 521px) {
        margin-inline-start: 0;
      }
    }
  }
`

const slideIn = keyframes`
  from { transform: translateX(var(--aside)); }
`

const Panel = styled.dialog.withConfig(passProps)`
  color-scheme: dark;
  --aside: 100%;
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  width: min(25rem, 100vw - 2.5rem);
  height: 100dvh;
  margin: 0;
  overflow: hidden;
  background:
    ${fill.glow},
    ${color.night};
  color: ${color.soft};
  box-shadow: ${shadow.float};

  &:dir(rtl) {
    --aside: -100%;
  }
  &::backdrop {
    background: ${color.backdrop};
  }

  li {
    border-top: 1px solid ${color.line};
  }
  li :is(a, button) {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 4rem;
    color: ${color.ink};
    font: ${text.heading};
    font-size: 1.625rem;
    letter-spacing: ${tracking.snug};
    text-align: start;
    text-decoration: none;
  }
  [aria-current='page']::after {
    content: '';
    width: 2rem;
    height: 3px;
    margin-inline-start: auto;
    border-radius: 2px;
    background: ${fill.aurora};
  }

  ${media.motion} {
    transform: translateX(var(--aside));
    transition:
      transform ${duration.calm} ${ease.out},
      overlay ${duration.calm} allow-discrete,
      display ${duration.calm} allow-discrete;

    &::backdrop {
      opacity: 0;
      transition:
        opacity ${duration.calm},
        overlay ${duration.calm} allow-discrete,
        display ${duration.calm} allow-discrete;
    }
    &[open] {
      transform: none;
      animation: ${slideIn} ${duration.calm} ${ease.out};
    }
    &[open]::backdrop {
      opacity: 1;
      animation: ${appear} ${duration.calm};
    }
  }
`

/** Fills the panel: whoever clicks the panel itself has clicked what lies behind it. */
const PanelInside = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${space[2]} ${space[3]} max(${space[3]}, env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
`

const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: ${space[3]};

  h2 {
    font: ${text.label};
    color: ${color.soft};
    letter-spacing: 0;
  }
`

const PanelFoot = styled.div`
  display: grid;
  gap: ${space[3]};
  margin-top: auto;
  padding-top: ${space[4]};
`
