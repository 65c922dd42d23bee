import styled from 'styled-components'
import type { Action } from '../../../schema/values.ts'
import { media, space } from '../theme/tokens.ts'
import { ActionLink } from './ActionLink.tsx'

interface ActionsProps {
  /** The first one is primary, the others are secondary. */
  readonly actions: readonly Action[] | undefined
  readonly align?: 'start' | 'center'
  /** Look of the first action. Default: primary. */
  readonly first?: 'primary' | 'secondary' | 'quiet'
  readonly className?: string
}

/** A row of buttons; on narrow screens they wrap. Renders nothing without actions. */
export function Actions({ actions, align = 'start', first = 'primary', className }: ActionsProps) {
  if (!actions?.length) return null
  return (
    <Row className={className} data-align={align}>
      {actions.map((action, index) => (
        <ActionLink key={index} action={action} variant={index === 0 ? first : 'secondary'} />
      ))}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  max-width: 100%;

  &[data-align='center'] {
    justify-content: center;
  }

  ${media.phone} {
    > :not([data-variant='quiet']) {
      flex: 1 1 100%;
    }
  }
`
