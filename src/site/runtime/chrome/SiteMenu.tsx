import closeIcon from 'icon:x'
import styled from 'styled-components'
import { color, duration, ease, fill, media, mixin, space, text, tracking } from '../../theme/tokens.ts'
import { CloseButton, windowLook } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLanguage } from '../../ui/language.ts'
import { passProps } from '../../ui/passProps.ts'
import { ActionLink } from '../ActionLink.tsx'
import { useCurrentAddress, useCurrentPage, useSiteShell } from '../context.ts'
import { LanguageLinks } from './LanguageLinks.tsx'
import { LinkList } from './LinkList.tsx'

export const menuId = 'site-menu'

/** The links of the header in a dialog. */
export function SiteMenu() {
  const { header } = useSiteShell()
  const { words } = useLanguage()
  const { frame } = useCurrentPage()
  const here = useCurrentAddress()
  if (frame !== 'full') return null
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
          <LinkList links={header.links} current={here}>
            <LanguageLinks />
          </LinkList>
        </nav>
        {header.action ? (
          <PanelFoot>
            <ActionLink action={header.action} variant="primary" />
          </PanelFoot>
        ) : null}
      </PanelInside>
    </Panel>
  )
}

const Panel = styled.dialog.withConfig(passProps)`
  ${windowLook}
  ${mixin.deep}
  --aside: 100%;
  position: fixed;
  inset-block: 0;
  inset-inline: auto 0;
  width: min(25rem, 100vw - 2.5rem);
  height: 100dvh;
  margin: 0;

  &:dir(rtl) {
    --aside: -100%;
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
    font-size: min(1.625rem, 6vw);
    letter-spacing: ${tracking.snug};
    text-align: start;
    text-decoration: none;
  }
  [aria-current]::after {
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

    &[open] {
      transform: none;

      @starting-style {
        transform: translateX(var(--aside));
      }
    }
  }
`

/** Fills the panel, so that a click on the dialog element itself is a click on the backdrop. */
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
