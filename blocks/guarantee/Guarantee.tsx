import { useId } from 'react'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, fill, media, radius, space, text, tracking } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { RichText } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { GuaranteeProps } from './schema.ts'

export function Guarantee({ seal, heading, text: words, actions, ...base }: GuaranteeProps) {
  const headingId = useId()
  return (
    <Section size="tight" {...base}>
      <Box role="group" aria-labelledby={headingId} data-seal={seal ? '' : undefined}>
        {seal ? (
          <Ring>
            <p>
              <strong>{seal.value}</strong> {seal.label ? <span>{seal.label}</span> : null}
            </p>
          </Ring>
        ) : null}
        <div>
          <h2 id={headingId}>{heading}</h2>
          <RichText html={words} />
          <Actions actions={actions} first="secondary" />
        </div>
      </Box>
    </Section>
  )
}

const sealSize = 'clamp(9rem, 20vw, 13rem)'

const Box = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} clamp(${space[4]}, 6vw, ${space[10]});
  align-items: center;
  padding: clamp(${space[3]}, 5vw, ${space[8]});

  &[data-seal] {
    ${media.tablet} {
      grid-template-columns: ${sealSize} minmax(0, 1fr);
    }
  }

  h2 {
    max-width: 14em;
  }
  h2 ~ * {
    margin-top: ${space[3]};
  }
`

/** A ring in the colors of the aurora around the core of the seal. */
const Ring = styled.div`
  display: grid;
  place-items: center;
  width: min(100%, ${sealSize});
  container-type: inline-size;
  aspect-ratio: 1;
  border: ${space[1]} solid transparent;
  border-radius: ${radius.pill};
  background:
    linear-gradient(${color.surface}, ${color.surface}) padding-box,
    ${fill.aurora} border-box;
  text-align: center;

  p {
    display: grid;
    gap: ${space.half};
  }
  strong {
    color: ${color.ink};
    font: ${text.bigNumber};
    /* Three characters fit inside the ring. */
    font-size: 36cqi;
    font-variant-numeric: lining-nums;
    letter-spacing: ${tracking.tight};
  }
  span {
    color: ${color.soft};
    font: ${text.label};
  }

  ${media.forcedColors} {
    border-color: CanvasText;
  }
`
