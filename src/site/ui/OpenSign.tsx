import styled from 'styled-components'
import type { OpeningHours } from '../../../schema/openingHours.ts'
import { comingExceptions, spansOf } from '../format/openingHours.ts'
import type { OpeningTimes } from '../format/openState.ts'
import { weekdays } from '../format/weekTime.ts'
import { color, mixin, radius, space } from '../theme/tokens.ts'
import { useLanguage } from './language.ts'

interface OpenSignProps {
  readonly hours: OpeningHours
  /** Words in place of those of the site. */
  readonly words?: Partial<Pick<OpeningTimes, 'alwaysOpen' | 'openNow' | 'closedNow' | 'opens'>>
  readonly className?: string
  /** A sign in sight tells screen readers when it changes. */
  readonly role?: 'status'
}

/**
 * Says whether a place is open at the moment, by its own clock. It depends on the moment, so `openSigns.ts` writes it in
 * the browser; without scripts and on paper, nothing is claimed.
 */
export function OpenSign({ hours: { week, exceptions, timezone }, words = {}, ...rest }: OpenSignProps) {
  const { words: all } = useLanguage()
  const times: OpeningTimes = {
    zone: timezone,
    week: weekdays.map((day) => spansOf(week[day])),
    ...(exceptions && {
      exceptions: Object.fromEntries(
        comingExceptions(exceptions, timezone).map(({ date, open }) => [date, spansOf(open)]),
      ),
    }),
    alwaysOpen: words.alwaysOpen ?? all.alwaysOpen,
    openNow: words.openNow ?? all.openNow,
    closedNow: words.closedNow ?? all.closedNow,
    opens: words.opens ?? all.opens,
  }
  return <Sign {...rest} data-hours={JSON.stringify(times)} data-needs-script="" />
}

const Sign = styled.span`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  color: ${color.ink};

  &[data-state]::before {
    content: '';
    box-sizing: border-box;
    flex: none;
    width: 0.6rem;
    height: 0.6rem;
    border: 2px solid ${color.faint};
    border-radius: ${radius.pill};
  }
  &[data-state='open']::before {
    border-color: ${color.success};
    background: ${color.success};
  }
  ${mixin.responsiveOnly}
`
