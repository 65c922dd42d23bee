import { useId } from 'react'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space, text, tracking } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { WorkflowsProps } from './schema.ts'

type WorkflowItem = WorkflowsProps['items'][number]

export function Workflows({ items, color: lines, words, actions, ...base }: WorkflowsProps) {
  return (
    <Section {...base}>
      <List data-color={lines} data-count={items.length}>
        {items.map((item, index) => (
          <Workflow key={index} item={item} words={words} />
        ))}
      </List>
      <Actions actions={actions} />
    </Section>
  )
}

interface WorkflowProps {
  readonly item: WorkflowItem
  readonly words: WorkflowsProps['words']
}

function Workflow({ item: { icon, title, trigger, steps }, words }: WorkflowProps) {
  const id = useId()
  return (
    <Card as="li">
      <Head>
        {icon ? (
          <Mark>
            <Icon body={icon} size={24} />
          </Mark>
        ) : null}
        <h3>{title}</h3>
      </Head>
      <Start>
        <Label id={`${id}-trigger`}>{words.trigger}</Label>
        <p aria-describedby={`${id}-trigger`}>{trigger}</p>
      </Start>
      <Label id={`${id}-steps`}>{words.steps}</Label>
      <Line aria-labelledby={`${id}-steps`}>
        {steps.map(({ text: happening, at }, index) => (
          <li key={index}>
            <span>{happening}</span>
            {at ? <Time>{at}</Time> : null}
          </li>
        ))}
      </Line>
    </Card>
  )
}

const List = styled.ul`
  --from: ${color.first};
  --through: ${color.second};
  --to: ${color.third};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  &[data-color='first'] {
    --from: ${color.first};
    --through: ${color.first};
    --to: ${color.second};
  }
  &[data-color='second'] {
    --from: ${color.second};
    --through: ${color.second};
    --to: ${color.first};
  }
  &[data-color='third'] {
    --from: ${color.third};
    --through: ${color.third};
    --to: ${color.second};
  }

  ${media.wide} {
    &:not([data-count='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  align-items: center;
  margin-bottom: ${space[3]};

  h3 {
    flex: 1 1 8rem;
  }
`

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: ${radius.control};
  background: color-mix(in srgb, var(--from) 18%, transparent);
  color: ${color.ink};
`

const Label = styled.p`
  color: ${color.soft};
  ${mixin.strongCaption}
  letter-spacing: ${tracking.wide};
  text-transform: uppercase;
`

const Start = styled.div`
  display: grid;
  gap: ${space.half};
  margin-bottom: ${space[3]};
  padding: ${space[2]};
  border-radius: ${radius.control};
  background: color-mix(in srgb, var(--from) 10%, ${color.raised});

  p:last-child {
    color: ${color.ink};
    font: ${text.label};
  }
`

/** The line that connects the steps. */
const Line = styled.ol`
  margin-top: ${space[2]};

  li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: ${space.half} ${space[2]};
    align-items: baseline;
    justify-content: space-between;
    padding-block-end: ${space[2]};
    padding-inline-start: ${space[4]};
    color: ${color.ink};
  }

  li::before {
    content: '';
    position: absolute;
    inset-block: 0.9em 0;
    inset-inline-start: 0.4375rem;
    width: 2px;
    background: linear-gradient(var(--from), var(--through));
  }
  li:not(:last-child)::before {
    bottom: -0.9em;
  }
  li:last-child::before {
    display: none;
  }

  li::after {
    content: '';
    position: absolute;
    inset-block-start: 0.38em;
    inset-inline-start: 0;
    box-sizing: border-box;
    width: 1rem;
    height: 1rem;
    border: 3px solid var(--from);
    border-radius: ${radius.pill};
    background: ${color.surface};
  }
  li:last-child {
    padding-bottom: 0;
  }
  li:last-child::after {
    border-color: transparent;
    background: linear-gradient(var(--through), var(--to)) border-box;
  }

  ${media.forcedColors} {
    li::before {
      background: CanvasText;
    }
  }
`

const Time = styled.span`
  padding: 0.2em 0.75em;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accent};
  ${mixin.strongCaption}
`
