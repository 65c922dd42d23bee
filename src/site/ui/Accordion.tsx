import plus from 'icon:plus'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color, duration, ease, media, mixin, space } from '../theme/tokens.ts'
import { disc } from './disc.ts'
import { Icon } from './Icon.tsx'

interface AccordionItem {
  /** Anchor of the item, inside the `details` element, so that browsers open it for a link. */
  readonly id?: string | undefined
  /** Visible part of a closed row. Pass a heading as an element of its own. */
  readonly summary: ReactNode
  readonly body: ReactNode
  readonly open?: boolean | undefined
}

interface AccordionProps {
  /** Name of the group, unique on the page. Only one item of a group is open at a time. */
  readonly name: string
  readonly items: readonly AccordionItem[]
  readonly className?: string
}

/** Rows that open to show more. Native `details` elements, so they work before hydration and without scripts. */
export function Accordion({ name, items, className }: AccordionProps) {
  return (
    <List className={className}>
      {items.map((item, index) => (
        // The visitor may have opened another item before hydration.
        <Item key={item.id ?? index} name={name} open={item.open === true} suppressHydrationWarning>
          <Summary>
            {item.summary}
            <Marker>
              <Icon body={plus} size={20} />
            </Marker>
          </Summary>
          <Body id={item.id}>{item.body}</Body>
        </Item>
      ))}
    </List>
  )
}

const List = styled.div`
  border-bottom: 1px solid ${color.line};
`

const Item = styled.details`
  border-top: 1px solid ${color.line};

  interpolate-size: allow-keywords;

  ${media.motion} {
    &::details-content {
      block-size: 0;
      overflow: clip;
      opacity: 0;
      transition:
        block-size ${duration.calm} ${ease.out},
        opacity ${duration.calm},
        content-visibility ${duration.calm} allow-discrete;
    }
    &[open]::details-content {
      block-size: auto;
      opacity: 1;
    }
  }

  ${media.print} {
    &::details-content {
      content-visibility: visible;
      block-size: auto;
      opacity: 1;
    }
  }
`

const markerSize = 'min(2.5rem, 12vw)'

/** Positioned absolutely, because a summary can't wrap headings in another element: a `span` can't contain them. */
const Marker = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  ${disc(markerSize)}
  margin-block: auto;
  background: color-mix(in srgb, ${color.ink} 6%, transparent);
  color: ${color.ink};
  transition:
    background-color ${duration.calm},
    color ${duration.calm};

  svg {
    transition: transform ${duration.calm} ${ease.out};
  }

  ${mixin.screenOnly}
`

const Summary = styled.summary`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 4.5rem;
  padding-block: ${space[2]};
  padding-inline-end: calc(${markerSize} + min(${space[3]}, 6vw));
  color: ${color.ink};
  ${mixin.heading}
  text-wrap: pretty;

  ${media.hover} {
    &:hover ${Marker} {
      background: ${color.accentSoft};
      color: ${color.accent};
    }
  }

  ${media.print} {
    min-height: 0;
  }

  [open] > & ${Marker} {
    background: ${color.ink};
    color: ${color.paper};

    svg {
      transform: rotate(45deg);
    }
  }
`

const Body = styled.div`
  /* A link to the item shows its summary as well. */
  scroll-margin-top: 4.5rem;
  padding-block-end: ${space[4]};
  padding-inline-end: ${space[8]};

  ${media.narrow} {
    padding-inline-end: 0;
  }
`
