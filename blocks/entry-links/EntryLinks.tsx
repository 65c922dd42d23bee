import left from 'icon:arrow-left'
import right from 'icon:arrow-right'
import styled from 'styled-components'
import { color, duration, media, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Section } from '../../src/site/ui/Section.tsx'
import type { EntryLinksProps } from './schema.ts'

export function EntryLinks({ entries, ...base }: EntryLinksProps) {
  const { words } = useLanguage()
  if (entries.length === 0) return null
  return (
    <Section size="tight" {...base}>
      <Links>
        {entries.map(({ title, path, place }) => (
          <li key={place ?? path} data-place={place}>
            <a href={path}>
              <Icon body={place === 'next' ? right : left} size={22} />
              <span>
                <small>{place === 'next' ? words.next : words.previous}</small> {title}
              </span>
            </a>
          </li>
        ))}
      </Links>
    </Section>
  )
}

const Links = styled.ul`
  display: grid;
  gap: ${space[2]} ${space[6]};

  ${media.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  li {
    border-top: 1px solid ${color.line};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    padding-block: ${space[3]};
    color: ${color.ink};
    font: ${text.heading};
    text-decoration: none;
    overflow-wrap: anywhere;
    transition: color ${duration.quick};
  }
  small {
    display: block;
    margin-bottom: ${space.half};
    color: ${color.faint};
    font: ${text.caption};
  }
  svg {
    flex: none;
    color: ${color.accent};

    &:dir(rtl) {
      transform: scaleX(-1);
    }
  }

  [data-place='next'] {
    text-align: end;

    a {
      flex-direction: row-reverse;
      justify-content: flex-start;
    }
    ${media.wide} {
      grid-column: 2;
    }
  }

  ${media.hover} {
    a:hover {
      color: ${color.accent};
    }
  }
`
