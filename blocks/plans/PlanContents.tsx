import check from 'icon:check'
import minus from 'icon:minus'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import type { IconBody } from '../../schema/values.ts'
import { color, look, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import type { Plan } from './schema.ts'

interface PlanContentsProps {
  readonly plan: Plan
  readonly limitationsTitle: string
}

/** What a plan includes and what it does not. */
export function PlanContents({ plan, limitationsTitle }: PlanContentsProps) {
  const { included, features, limitations } = plan
  if (!included && !features && !limitations) return null
  return (
    <Contents>
      {included ? <p>{included}</p> : null}
      {features ? <Lines lines={features} icon={check} /> : null}
      {limitations ? (
        <>
          <h4>{limitationsTitle}</h4>
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
          {line}
        </li>
      ))}
    </ul>
  )
}

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
  h4 {
    color: ${color.soft};
    ${look.strongSmall}
  }
  ul {
    display: grid;
    gap: ${space[1]};
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
