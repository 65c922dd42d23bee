import arrow from 'icon:arrow-right'
import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { useCurrentAddress } from '../../src/site/runtime/context.ts'
import { color, duration, media, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { RelatedProps } from './schema.ts'

export function Related({ links, ...base }: RelatedProps) {
  const here = useCurrentAddress()
  return (
    <Section size="tight" {...base}>
      <Links>
        {links
          .filter(({ target }) => !(target.kind === 'to' && target.to === here))
          .map((link, index) => (
            <li key={index}>
              <ActionLink action={link} variant="plain" />
              <Arrow body={arrow} size={18} />
            </li>
          ))}
      </Links>
    </Section>
  )
}

const Links = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  column-gap: clamp(${space[3]}, 3vw, ${space[5]});

  ${media.desktop} {
    grid-template-columns: repeat(auto-fit, minmax(max(12rem, 20%), 1fr));
  }
  ${media.wide} {
    &:has(> :nth-child(3n):last-child) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]};
    border-top: 1px solid ${color.line};
    color: ${color.faint};
  }
  a {
    display: flex;
    flex: 1;
    gap: ${space[2]};
    align-items: center;
    min-width: 0;
    padding-block: ${space[2]};
    color: ${color.ink};
    font: ${text.label};
    text-decoration: none;
    transition: color ${duration.quick};
  }

  svg {
    flex: none;
    color: ${color.accent};
  }

  ${media.hover} {
    a:hover {
      color: ${color.accent};
    }
  }
`

const Arrow = styled(Icon)`

  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
