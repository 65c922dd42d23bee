import styled from 'styled-components'
import { fillWords } from '../../src/site/format/fillWords.ts'
import { formatDate } from '../../src/site/format/formatDate.ts'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, space, text } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { PriceNote } from '../../src/site/ui/PriceNote.tsx'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { titleTag } from '../../src/site/ui/titleTag.ts'
import { usePrice } from '../../src/site/ui/usePrice.ts'
import type { PriceListProps } from './schema.ts'

type Item = PriceListProps['groups'][number]['items'][number]

export function PriceList({ groups, currency, note, actions, labels, ...base }: PriceListProps) {
  const { language } = useLanguage()
  const amount = usePrice(currency)
  const priceOf = ({ price, atLeast, per }: Item) => {
    if (price === 0) return labels.free
    const plain = atLeast ? fillWords(labels.atLeast, { price: amount(price) }) : amount(price)
    return per === undefined ? plain : fillWords(labels.per, { price: plain, unit: per })
  }
  const dayOf = (date: string) => formatDate(new Date(`${date}T12:00`), language)
  const listed = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  const Title = titleTag(base.heading)
  // The heading of the section is that of its only list.
  const isAlone = groups.length === 1
  return (
    <Section {...base}>
      <Groups data-count={groups.length}>
        {groups.map(({ title, items }, index) => (
          <div key={index}>
            {title && !(isAlone && base.heading) ? <Title>{title}</Title> : null}
            <dl>
              {items.map((item) => (
                <Row key={item.name}>
                  <dt>
                    {item.name}
                    <Paragraph html={item.text} as={Words} />
                    {item.contains ? (
                      <Words data-part="contains">
                        {fillWords(labels.contains, { list: listed.format(item.contains) })}
                      </Words>
                    ) : null}
                  </dt>
                  <dd>
                    {priceOf(item)}
                    {item.since ? <small>{fillWords(labels.since, { date: dayOf(item.since) })}</small> : null}
                  </dd>
                </Row>
              ))}
            </dl>
          </div>
        ))}
      </Groups>
      <PriceNote note={note} as={Note} />
      <Actions actions={actions} />
    </Section>
  )
}

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]} clamp(${space[4]}, 5vw, ${space[8]});

  ${media.wide} {
    &:not([data-count='1']) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      background: linear-gradient(${color.line} 0 0) 50% / 1px 100% no-repeat;
    }
  }
  ${media.desktop} {
    &[data-count='3'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      background: none;
    }
  }
  h2,
  h3 {
    margin-bottom: ${space[2]};
    ${mixin.heading}
  }
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.half} ${space[3]};
  justify-content: space-between;
  padding-block: ${space[2]};
  border-top: 1px solid ${color.line};

  dt {
    flex: 1 1 6rem;
    color: ${color.ink};
    font-weight: 600;
  }
  dd {
    margin-inline-start: auto;
    color: ${color.ink};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    text-align: end;
  }
  small {
    display: block;
    color: ${color.faint};
    font: ${text.small};
  }
`

const Words = styled.span`
  display: block;
  color: ${color.soft};
  font: ${text.small};

  &[data-part='contains'] {
    color: ${color.faint};
    font: ${text.caption};
  }
`

const Note = styled(SmallPrint)`
  margin-top: ${space[3]};
`
