import left from 'icon:chevron-left'
import right from 'icon:chevron-right'
import styled from 'styled-components'
import type { CompiledBlock } from '../../../schema/values.ts'
import { fillWords } from '../format/fillWords.ts'
import { color, duration, media, radius, space, text } from '../theme/tokens.ts'
import { Icon } from '../ui/Icon.tsx'
import { useLanguage } from '../ui/language.ts'

type Props = NonNullable<CompiledBlock['pageNumbers']>

/** Links to the pages on which a list continues: the one before and after, and the first, last and nearby ones. */
export function PageNumbers({ number, pages }: Props) {
  const { words } = useLanguage()
  const numbers = pages.map((_, index) => index + 1)
  const shown = numbers.filter((each) => each === 1 || each === pages.length || Math.abs(each - number) < 2)
  return (
    <Pages aria-label={words.pages}>
      <Turn href={pages[number - 2]} rel="prev" label={words.previous} icon={left} />
      <ol>
        {shown.map((each, index) => (
          <li key={each} data-gap={each - (shown[index - 1] ?? 0) > 1 ? '' : undefined}>
            <a
              href={pages[each - 1]}
              aria-current={each === number ? 'page' : undefined}
              aria-label={fillWords(words.pageNumber, { number: each })}
            >
              {each}
            </a>
          </li>
        ))}
      </ol>
      <Turn href={pages[number]} rel="next" label={words.next} icon={right} />
    </Pages>
  )
}

interface TurnProps {
  readonly href: string | undefined
  readonly rel: 'prev' | 'next'
  readonly label: string
  readonly icon: typeof left
}

/** The link to a neighbor; nothing but its room at an end. */
function Turn({ href, rel, label, icon }: TurnProps) {
  if (href === undefined) return <span />
  const arrow = <Icon body={icon} size={20} />
  return (
    <a href={href} rel={rel}>
      {rel === 'prev' && arrow}
      {label}
      {rel === 'next' && arrow}
    </a>
  )
}

const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  margin-top: ${space[6]};
  font: ${text.label};

  ol {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: ${space.half};
  }
  li[data-gap] {
    display: flex;
    align-items: center;
    gap: ${space.half};
  }
  li[data-gap]::before {
    content: '…';
    color: ${color.faint};
  }

  a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space[1]};
    min-width: 2.75rem;
    min-height: 2.75rem;
    padding-inline: ${space[1]};
    border-radius: ${radius.control};
    color: ${color.ink};
    text-decoration: none;
    transition: background-color ${duration.quick};
  }
  [aria-current] {
    box-shadow: inset 0 0 0 1px ${color.edge};
    color: ${color.accent};
  }

  svg:dir(rtl) {
    transform: scaleX(-1);
  }

  ${media.hover} {
    a:hover {
      background: ${color.raised};
    }
  }
  ${media.print} {
    display: none;
  }
`
