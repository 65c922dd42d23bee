import styled from 'styled-components'
import { Actions } from '../../src/runtime/Actions.tsx'
import { color, space, text } from '../../src/theme/tokens.ts'
import { Paragraph } from '../../src/ui/RichText.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { Waveform } from '../../src/ui/Waveform.tsx'
import type { CtaProps } from './schema.ts'

export function Cta({ tone, align, actions, note, ...base }: CtaProps) {
  const invitation = (
    <div>
      <Actions actions={actions} align={align === 'center' ? 'center' : 'start'} />
      <Paragraph html={note} as={Note} />
    </div>
  )
  if (align === 'left') {
    return (
      <Section {...base} tone={tone} layout="split" aside={invitation}>
        <Chorus aria-hidden="true">
          {[5, 8, 3].map((seed) => (
            <Waveform key={seed} bars={64} seed={seed} shape="swell" motion="live" />
          ))}
        </Chorus>
      </Section>
    )
  }
  return (
    <Section {...base} tone={tone} align="center">
      <Sound bars={96} seed={7} shape="swell" motion="live" />
      {invitation}
    </Section>
  )
}

/** Three waveforms, one below the other. */
const Chorus = styled.div`
  display: grid;
  grid-row: 1 / span 20;
  gap: ${space[2]};
  align-self: center;

  > * {
    height: ${space[6]};
  }
  > :nth-child(2) {
    height: ${space[10]};
  }
`

const Sound = styled(Waveform)`
  height: clamp(${space[8]}, 9vw, ${space[12]});
  max-width: 56rem;
  margin-inline: auto;
`

const Note = styled.p`
  margin-top: ${space[3]};
  color: ${color.faint};
  font: ${text.small};

  [data-align='center'] & {
    text-align: center;
  }
`
