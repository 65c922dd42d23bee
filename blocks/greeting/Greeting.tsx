import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { color, measure, space, text } from '../../src/site/theme/tokens.ts'
import type { GreetingProps } from './schema.ts'

export function Greeting({ id, text: words, actions }: GreetingProps) {
  return (
    <Band id={id} data-needs-script="">
      <div>
        <p>
          {/* `page.ts` fills in the choice. */}
          {words} <b data-choice="" />
        </p>
        {actions?.map((action) => (
          <ActionLink key={action.label} action={action} variant="quiet" />
        ))}
      </div>
    </Band>
  )
}

/**
 * Shown before the first paint, by `beforePaint.ts`, so that nothing moves. Where it is below the first screen, it waits at
 * the bottom of that.
 */
const Band = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding: ${space[1]} ${space.gutter};
  background: ${color.accentSoft};
  color: ${color.soft};
  font: ${text.small};

  html:not([data-chosen]) & {
    display: none;
  }
  /* It never covers what has the focus. */
  html[data-chosen]:has(&) {
    scroll-padding-bottom: 4.5rem;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[3]};
    align-items: center;
    justify-content: space-between;
    max-width: ${measure.page};
    min-height: 2.75rem;
    margin-inline: auto;
  }
  b {
    color: ${color.ink};
    font-weight: 600;
  }
`
