import styled from 'styled-components'
import { Actions } from '../../src/runtime/Actions.tsx'
import { color, space, text } from '../../src/theme/tokens.ts'
import { RichText } from '../../src/ui/RichText.tsx'
import { Section } from '../../src/ui/Section.tsx'
import { Waveform } from '../../src/ui/Waveform.tsx'
import type { CtaProps } from './schema.ts'

export function Cta({ tone = 'dark', actions, note, ...base }: CtaProps) {
  return (
    <Section {...base} tone={tone} align="center">
      <Sound bars={96} seed={7} shape="swell" motion="live" />
      <div>
        <Actions actions={actions} align="center" />
        {note ? (
          <Note>
            <RichText html={note} inline />
          </Note>
        ) : null}
      </div>
    </Section>
  )
}

const Sound = styled(Waveform)`
  height: clamp(${space[8]}, 9vw, ${space[12]});
  max-width: 56rem;
  margin-inline: auto;
`

const Note = styled.p`
  margin-top: ${space[3]};
  color: ${color.faint};
  font: ${text.small};
  text-align: center;
`
