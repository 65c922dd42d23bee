import styled from 'styled-components'
import { color, duration, ease, space } from '../../theme/tokens.ts'
import { ActionLink } from '../ActionLink.tsx'
import { useCurrentAddress, useCurrentPage, useSiteShell } from '../context.ts'

/**
 * The button of the header at the bottom of a phone's screen, within reach of the thumb. The script at the end of a page
 * shows it for as long as the visitor sees neither the headline nor another main button, a form or the footer.
 */
export function ActionBar() {
  const { header } = useSiteShell()
  const { frame, headerAction } = useCurrentPage()
  const here = useCurrentAddress()
  const action = headerAction ?? (frame === 'full' ? header.action : undefined)
  if (action === undefined || !header.actionBar) return null
  const leadsHere = action.target.kind === 'to' && action.target.to === here
  return leadsHere ? null : (
    <Bar data-action-bar aria-label={action.label}>
      <ActionLink action={action} variant="primary" />
    </Bar>
  )
}

const Bar = styled.section`
  display: none;

  /* On a low screen, as at a zoom of 400 %, it would cover too much. The menu has the button, too. */
  @media screen and (max-width: 32.5em) and (min-height: 22em) {
    position: fixed;
    inset: auto 0 0;
    z-index: 40;
    display: grid;
    padding: ${space[1]} ${space.gutter} calc(${space[1]} + env(safe-area-inset-bottom));
    border-top: 1px solid ${color.line};
    background: ${color.paper};
    transition:
      visibility ${duration.calm},
      transform ${duration.calm} ${ease.out};

    &:not([data-shown]) {
      visibility: hidden;
      transform: translateY(100%);
    }
    /* It never covers what has the focus. */
    html:has(:focus-visible:not([data-action-bar] *)) & {
      display: none;
    }
    html:has(&[data-shown]) {
      scroll-padding-bottom: 5.5rem;
    }
  }
`
