import styled from 'styled-components'
import { quoted } from '../../src/site/format/quoted.ts'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, radius, space, text, tracking } from '../../src/site/theme/tokens.ts'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { Waveform } from '../../src/site/ui/Waveform.tsx'
import { OtherPhone } from './OtherPhone.tsx'
import type { CallPanelProps } from './schema.ts'

export function CallPanel({ number, numberLabel, sayTitle, say, actions, otherPhone, note, ...base }: CallPanelProps) {
  const { language } = useLanguage()
  return (
    <Section {...base}>
      <Panel>
        <Sound shape="swell" motion="live" />
        <div>
          {numberLabel ? <Label>{numberLabel}</Label> : null}
          <PhoneNumber>
            <ActionLink action={{ label: number.shown, target: { kind: 'call', tel: number.tel } }} variant="plain" />
          </PhoneNumber>
        </div>
        {say ? (
          <div>
            {sayTitle ? <Label>{sayTitle}</Label> : null}
            <Say>
              {say.map((words, index) => (
                <li key={index}>{quoted(words, language)}</li>
              ))}
            </Say>
          </div>
        ) : null}
        <Actions actions={actions} />
        {otherPhone ? <OtherPhone {...otherPhone} tel={number.tel} /> : null}
        <Paragraph html={note} as={Note} />
      </Panel>
    </Section>
  )
}

const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
`

const Sound = styled(Waveform)`
  height: ${space[6]};
`

const Label = styled.p`
  color: ${color.soft};
  ${mixin.strongSmall}
`

const PhoneNumber = styled.p`
  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: ${color.ink};
    font: ${text.number};
    font-variant-numeric: lining-nums;
    letter-spacing: ${tracking.tight};
    text-decoration-color: transparent;
    text-wrap: balance;
  }
  ${media.desktop} {
    [data-nested] & a {
      font-size: min(0.5rem + 2.4vw, 2.5rem);
    }
  }
  /* Across the top of a page, the number is the reason for the visit. */
  [data-columns='one'] > [data-nested] & a {
    margin-top: ${space[1]};
    font: ${text.bigNumber};
    font-size: min(6.5rem, 9vw + 0.6rem);
  }
  ${media.hover} {
    a:hover {
      text-decoration-color: currentColor;
    }
  }
  ${media.phone} {
    a {
      font-size: clamp(1.5rem, 8vw, 2.25rem);
    }
  }
`

const Say = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  margin-top: ${space[1]};

  li {
    padding: 0.6em 1em;
    border-radius: ${radius.control};
    border-end-start-radius: 4px;
    background: ${color.accentSoft};
    color: ${color.ink};
    font: ${text.small};
  }
`

const Note = styled.p`
  font: ${text.small};
`
