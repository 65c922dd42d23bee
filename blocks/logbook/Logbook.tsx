import phone from 'icon:phone-check'
import styled from 'styled-components'
import { color, fill, media, mixin, radius, shadow, space, text, tracking } from '../../src/site/theme/tokens.ts'
import { Badge, Card } from '../../src/site/ui/Card.tsx'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { LogbookProps } from './schema.ts'

export function Logbook({ layout, title, when, entries, note, ...base }: LogbookProps) {
  return (
    <Section {...base} layout="split">
      <div>
        <Sheet as="figure" data-kind={layout}>
          <figcaption>
            <b>{title}</b> {when ? <span>{when}</span> : null}
          </figcaption>
          <dl>
            {entries.map((entry, index) => (
              <div key={index} data-marked={entry.mark ? '' : undefined}>
                <dt>{entry.label}</dt>
                <dd>
                  {entry.text}
                  {entry.detail ? <small>{entry.detail}</small> : null}
                  {entry.mark ? (
                    <Badge>
                      <Icon body={phone} size={14} />
                      {entry.mark}
                    </Badge>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
        <Paragraph html={note} as={Note} />
      </div>
    </Section>
  )
}

/** Each kind arranges the same entries. Those with a mark have a bar and the color of selected items. */
const Sheet = styled(Card)`
  padding: 0;

  figcaption {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space[2]};
    align-items: baseline;
    justify-content: space-between;
    padding: ${space[2]} ${space[3]};
    border-bottom: 1px solid ${color.line};
    font: ${text.small};
  }
  b {
    color: ${color.ink};
    font: ${text.label};
    letter-spacing: ${tracking.snug};
  }
  span {
    color: ${color.faint};
  }
  dl {
    overflow: clip;
    border-end-start-radius: ${radius.card};
    border-end-end-radius: ${radius.card};
  }
  dl > div {
    padding: ${space[2]} ${space[3]};
  }
  dt {
    color: ${color.soft};
    font: ${text.small};
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  dd {
    display: grid;
    gap: 0.15em;
    justify-items: start;
    color: ${color.ink};
  }
  small {
    color: ${color.soft};
    font: ${text.small};
  }
  dd > :last-child:not(small) {
    margin-top: ${space[1]};
    background: ${color.surface};
    color: ${color.accent};
  }
  [data-marked] {
    background-color: ${color.accentSoft};
    box-shadow: inset 3px 0 ${color.accent};
  }
  [data-marked] dd {
    font-weight: 600;
  }
  [data-marked] small {
    font-weight: 400;
  }

  &:is([data-kind='book'], [data-kind='setlist']) dl > div {
    display: grid;
    grid-template-columns: min(5.5rem, 28%) minmax(0, 1fr);
    gap: ${space[3]};
    align-items: baseline;
  }

  /* Ruled paper with a margin. */
  &[data-kind='book'] {
    dl > div {
      background-image: linear-gradient(
        90deg,
        transparent min(6.5rem, 34%),
        ${color.first} 0 calc(min(6.5rem, 34%) + 1px),
        transparent 0
      );
    }
    dl > div + div {
      border-top: 1px solid ${color.line};
    }
  }

  /* Cards pinned to a board. */
  &[data-kind='board'] dl {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, max(12rem, 40%)), 1fr));
    gap: ${space[2]};
    padding: ${space[3]};
    background: radial-gradient(${color.line} 1px, transparent 1.5px) 0 0 / 1rem 1rem ${color.tint};
  }
  &[data-kind='board'] dl > div {
    padding: ${space[2]};
    --pin: ${color.second};

    padding: ${space[2]};
    border: 1px solid ${color.line};
    border-radius: ${radius.small};
    background-color: ${color.surface};
    box-shadow: ${shadow.soft};

    &:nth-child(3n + 2) {
      --pin: ${color.third};
    }
    &:nth-child(3n) {
      --pin: ${color.first};
    }
    &[data-marked] {
      border-color: ${color.accent};
      background-color: ${color.accentSoft};
    }
    dt::before {
      content: '';
      display: inline-block;
      width: 0.5rem;
      height: 0.5rem;
      margin-inline-end: 0.5em;
      border-radius: ${radius.pill};
      background: var(--pin);
    }
  }

  /* Fields that are filled in. */
  &[data-kind='form'] {
    dl {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, max(12rem, 40%)), 1fr));
      gap: ${space[2]} ${space[3]};
      padding: ${space[3]};
    }
    dl > div {
      padding: 0;
      background: none;
      box-shadow: none;
    }
    dd {
      height: calc(100% - 1.7em);
      margin-top: ${space.half};
      padding: ${space[1]} ${space[2]};
      border: 1px solid ${color.edge};
      border-radius: ${radius.small};
    }
    [data-marked] dd {
      border-color: ${color.accent};
      background: ${color.accentSoft};
    }
  }

  /* Stops on the way through the day. */
  &[data-kind='route'] dl > div {
    position: relative;
    padding-inline-start: calc(${space[3]} + 2rem);

    &::before,
    &::after {
      content: '';
      position: absolute;
      inset-inline-start: calc(${space[3]} + 0.5rem);
    }
    &::before {
      inset-block: 0;
      border-inline-start: 2px dashed ${color.edge};
    }
    &:first-child::before {
      top: ${space[3]};
    }
    &:last-child::before {
      bottom: calc(100% - ${space[3]});
    }
    &::after {
      top: calc(${space[2]} + 0.25em);
      box-sizing: border-box;
      width: 0.9rem;
      height: 0.9rem;
      margin-inline-start: calc(1px - 0.45rem);
      border: 3px solid ${color.second};
      border-radius: 50%;
      background: ${color.surface};
    }
    &[data-marked]::after {
      background: ${color.second};
    }
  }

  /* Taped to the floor of a stage. */
  &[data-kind='setlist'] {
    &::before {
      content: '';
      position: absolute;
      inset: -0.7rem auto auto 50%;
      width: 6rem;
      height: 1.4rem;
      background: ${fill.aurora};
      opacity: 0.5;
      rotate: -2deg;
      translate: -50%;
    }
    dt {
      color: ${color.accent};
      font: ${text.heading};
    }
    dd {
      ${mixin.heading}
    }
  }

  ${media.forcedColors} {
    [data-marked] {
      outline: 2px solid;
    }
  }
`

const Note = styled(SmallPrint)`
  margin-top: ${space[2]};
`
