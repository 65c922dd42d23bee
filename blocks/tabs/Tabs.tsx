import { useId } from 'react'
import styled from 'styled-components'
import { Blocks } from '../../src/site/runtime/BlockRenderer.tsx'
import {
  color,
  duration,
  ease,
  fill,
  media,
  mixin,
  radius,
  shadow,
  space,
  text,
  tracking,
  travel,
} from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { slidingMark } from '../../src/site/ui/slidingMark.ts'
import type { TabsProps } from './schema.ts'

/** Tabs that are links to their panels. `page.ts` makes them work; without scripts, all panels are visible. */
export function Tabs({ place, items, ...base }: TabsProps) {
  const listId = useId()
  return (
    <Section {...base}>
      <Stage data-place={place}>
        <List role="tablist" aria-label={base.heading} data-count={items.length}>
          {items.map(({ id, icon, label, text: words }, index) => (
            <Tab
              key={id}
              id={`${listId}${id}`}
              href={`#${id}`}
              role="tab"
              aria-controls={id}
              aria-selected={index === 0}
            >
              {icon ? <Icon body={icon} size={28} /> : null}
              <span>
                <b>{label}</b>
                {words ? <small>{words}</small> : null}
              </span>
            </Tab>
          ))}
        </List>
        <Panels>
          {items.map(({ id, label, blocks }, index) => (
            <Panel
              key={id}
              id={id}
              role="tabpanel"
              aria-labelledby={`${listId}${id}`}
              tabIndex={-1}
              data-nested=""
              data-state={index === 0 ? 'open' : 'closed'}
            >
              <Name>{label}</Name>
              <Blocks blocks={blocks} />
            </Panel>
          ))}
        </Panels>
      </Stage>
    </Section>
  )
}

/** With a line at its lower edge. */
const tabSurface = `border-radius:calc(${radius.card} - 4px);
background:${fill.aurora} 50% 100%/calc(100% - 2*${space[3]}) 3px no-repeat,${color.surface};
box-shadow:${shadow.soft};`

const List = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${space.half};
  padding: ${space.half};
  border-radius: ${radius.card};
  background: ${color.raised};

  && {
    ${slidingMark("[aria-selected='true']", tabSurface)}
  }

  ${mixin.screenOnly}
`

const Tab = styled.a`
  position: relative;
  display: flex;
  gap: ${space[2]};
  align-items: center;
  min-height: 4.5rem;
  padding: ${space[2]} clamp(${space[1]}, 2vw, ${space[3]});
  border-radius: calc(${radius.card} - 4px);
  color: ${color.soft};
  font: ${text.small};
  text-decoration: none;
  transition:
    background-color ${duration.quick},
    color ${duration.quick};

  svg {
    flex: none;
  }
  b {
    display: block;
    color: inherit;
    font: ${text.label};
  }
  small {
    display: block;
    font: ${text.small};
  }

  ${media.hover} {
    &:hover {
      background: color-mix(in srgb, ${color.surface} 50%, transparent);
      color: ${color.ink};
    }
  }

  &[aria-selected='true'] {
    color: ${color.ink};

    svg {
      color: ${color.accent};
    }

    /* A background, because an outline marks the focus. */
    ${media.forcedColors} {
      &::after {
        content: '';
        position: absolute;
        inset: auto ${space[3]} 0;
        height: 3px;
        background: Highlight;
      }
    }
  }

  ${media.narrow} {
    flex-direction: column;
    gap: ${space.half};
    justify-content: center;
    min-height: 4rem;
    padding: ${space[1]} ${space.half};
    text-align: center;

    b {
      font: ${text.caption};
      font-size: min(0.8125rem, 5vw);
      font-weight: 600;
    }
    small {
      display: none;
    }
  }
`

const Panels = styled.div`
  position: relative;
  overflow: clip;
  padding: clamp(${space[3]}, 4.5vw, ${space[8]}) clamp(0.5rem, 4vw, ${space[6]}) clamp(0.5rem, 4vw, ${space[6]});
`

const Panel = styled.div`
  display: none;
  scroll-margin-top: 9.5rem;

  &[data-state='open'] {
    display: block;
  }

  /* The panels cross over once the visitor uses the tabs, in the place of the new one. */
  ${media.motion} {
    ${List}:focus-within + * > & {
      transition:
        opacity ${duration.calm} ${ease.out},
        translate ${duration.calm} ${ease.out},
        display ${duration.quick} allow-discrete;

      @starting-style {
        opacity: 0;
        translate: 0 ${travel.near};
      }
    }
    ${List}:focus-within + * > &[data-state='closed'] {
      position: absolute;
      inset-inline: 0;
      padding-inline: inherit;
      opacity: 0;
      transition-duration: ${duration.quick};
    }
  }

  &:focus {
    outline: none;
  }
  && h2 {
    font: ${text.title};
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem);
    letter-spacing: ${tracking.tight};
  }

  ${media.unresponsive} {
    display: block;
    scroll-margin-top: 0;

    & + & {
      margin-top: ${space[8]};
    }
  }
`

/** Title of a panel, visible if scripts are off. */
const Name = styled.p`
  display: none;

  ${media.unresponsive} {
    display: block;
    margin-bottom: ${space[2]};
    padding-bottom: ${space[1]};
    border-bottom: 1px solid ${color.line};
    color: ${color.accent};
    font: ${text.label};
  }
`

const Stage = styled.div`
  position: relative;
  padding: ${space[1]};
  border-radius: calc(${radius.card} + ${space.half});
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px color-mix(in srgb, ${color.line} 70%, transparent),
    ${shadow.soft};

  /* The tabs overlap the section above. On smaller screens, where its text is near its end, they overlap less. */
  &[data-place='over'] {
    margin-top: calc(-1 * (${space.band} + clamp(1rem, 4vw, 3.5rem)));

    ${media.print} {
      margin-top: 0;
    }
  }

  ${media.narrow} {
    margin-inline: calc(-1 * (${space.gutter} - ${space[1]}));
  }
  ${mixin.outlined}
`
