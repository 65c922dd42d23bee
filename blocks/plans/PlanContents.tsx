import check from 'icon:check'
import minus from 'icon:minus'
import type { ComponentPropsWithRef, CSSProperties } from 'react'
import styled from 'styled-components'
import type { IconBody } from '../../schema/values.ts'
import { color, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { drawIn } from '../../src/site/ui/drawIn.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { keepCompounds } from '../../src/site/ui/keepCompounds.tsx'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import type { Plan } from './schema.ts'

interface PlanContentsProps {
  readonly plan: Plan
  readonly limitationsTitle: string
  /** The quota of the plan as a share of the largest, if all plans have one. */
  readonly quota: number | undefined
}

/** What a plan includes and what it does not. */
export function PlanContents({ plan, limitationsTitle, quota }: PlanContentsProps) {
  const { included, features, limitations } = plan
  if (!included && !features && !limitations) return null
  return (
    <Contents>
      {included ? <p>{included}</p> : null}
      {quota === undefined ? null : (
        <Scale aria-hidden="true" style={{ '--quota': `${Math.round(100 * quota)}%` } as CSSProperties} />
      )}
      {features ? <Lines lines={features} icon={check} /> : null}
      {limitations ? (
        <>
          <VisuallyHidden as="h4">{limitationsTitle}</VisuallyHidden>
          <Lines lines={limitations} icon={minus} data-kind="limitations" />
        </>
      ) : null}
    </Contents>
  )
}

interface LinesProps extends ComponentPropsWithRef<'ul'> {
  readonly lines: readonly string[]
  readonly icon: IconBody
}

function Lines({ lines, icon, ...rest }: LinesProps) {
  return (
    <ul {...rest}>
      {lines.map((line, index) => (
        <li key={index}>
          <Icon body={icon} size={20} />
          <span>{keepCompounds(line)}</span>
        </li>
      ))}
    </ul>
  )
}

/** The same scale in all cards of a block. */
const Scale = styled.span`
  height: 0.5rem;
  border-radius: ${radius.pill};
  background: ${color.raised};
  overflow: clip;

  &::before {
    content: '';
    display: block;
    width: var(--quota);
    height: 100%;
    border-radius: inherit;
    background: var(--plan, ${color.accent});
    ${drawIn}
  }

  ${mixin.screenOnly}
  ${media.forcedColors} {
    display: none;
  }
`

const Contents = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[2]};
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};
  font: ${text.small};

  p {
    color: ${color.ink};
    font: ${text.label};
  }
  ul {
    display: grid;
    gap: ${space[1]};
  }
  /* Dashes after the ticks, in one list. */
  ul ~ ul {
    margin-top: calc(${space[1]} - ${space[2]});
  }
  li {
    display: flex;
    gap: ${space[1]};
  }
  svg {
    flex: none;
    margin-top: 0.1em;
    color: ${color.success};
  }
  [data-kind='limitations'] :is(svg, &) {
    color: ${color.faint};
  }

  [data-layout='rows'] > &,
  [data-billing='both'] > [data-layout='cards'] > & {
    grid-column: 1 / -1;
  }
  [data-billing='both'] > [data-layout='cards'] > & > ul {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
    column-gap: ${space[6]};
  }
`
