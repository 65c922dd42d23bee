import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, mixin, space } from '../../src/site/theme/tokens.ts'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { Waveform } from '../../src/site/ui/Waveform.tsx'
import type { CtaProps } from './schema.ts'

export function Cta({ align, wave, figure, actions, note, ...base }: CtaProps) {
  const invitation = (
    <div>
      {figure ? (
        <Figure>
          <strong>{figure.value}</strong> {figure.label}
        </Figure>
      ) : null}
      <Actions actions={actions} align={align === 'center' ? 'center' : 'start'} />
      <Paragraph html={note} as={Note} />
    </div>
  )
  if (align === 'left') {
    return (
      <Section {...base} part="closing" layout="split" aside={wave ? invitation : undefined}>
        {wave ? <Sound shape="swell" motion="live" /> : <Beside>{invitation}</Beside>}
      </Section>
    )
  }
  return (
    <Section {...base} part="closing" size="grand" align="center">
      {wave ? <Sound shape="swell" motion="live" /> : null}
      {invitation}
    </Section>
  )
}

const Sound = styled(Waveform)`
  height: clamp(${space[8]}, 9vw, ${space[12]});
  width: 100%;
  max-width: 56rem;
  margin-inline: auto;
`

const Beside = styled.div`
  ${media.desktop} {
    place-self: center end;
  }
`

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  align-items: baseline;
  margin-bottom: ${space[3]};

  strong {
    flex-basis: 100%;
    color: ${color.ink};
    ${mixin.bigNumber}
  }
  [data-align='center'] & {
    justify-content: center;
  }
`

const Note = styled(SmallPrint)`
  margin-top: ${space[3]};

  [data-align='center'] & {
    text-align: center;
  }
`
