import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, media, space, text } from '../../src/theme/tokens.ts'
import { Paragraph } from '../../src/ui/RichText.tsx'
import { Eyebrow, Section } from '../../src/ui/Section.tsx'
import type { LogoStripProps } from './schema.ts'

export function LogoStrip({ id, tone, eyebrow, heading, intro, logos }: LogoStripProps) {
  const headingId = useId()
  return (
    <Section id={id} tone={tone} labelledBy={heading ? headingId : undefined}>
      <Strip>
        {eyebrow || heading || intro ? (
          <Words>
            {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
            {heading ? <h2 id={headingId}>{heading}</h2> : null}
            <Paragraph html={intro} />
          </Words>
        ) : null}
        <Logos aria-labelledby={heading ? headingId : undefined}>
          {logos.map(({ name, image }, index) => (
            <Logo key={index} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
              <Shape role="img" aria-label={name} $image={image.inline ?? encodeURI(image.src)} />
            </Logo>
          ))}
        </Logos>
      </Strip>
    </Section>
  )
}

const Strip = styled.div`
  display: grid;
  gap: ${space[4]};
  padding-block: ${space[6]};
  border-block: 1px solid ${color.line};

  ${media.desktop} {
    grid-template-columns: minmax(10rem, 1fr) 5fr;
    column-gap: clamp(${space[6]}, 7vw, ${space[12]});
    align-items: center;
  }
`

const Words = styled.div`
  h2 {
    color: ${color.faint};
    font: ${text.label};
    letter-spacing: normal;
  }
  p {
    font: ${text.small};
  }
`

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${space[4]} ${space[4]};
  align-items: center;

  ${media.desktop} {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
  }
`

const later = keyframes`
  from, to { content-visibility: auto; }
`

/** Drawing a mask is slow, so logos off screen are drawn after everything else. */
const Logo = styled.li`
  height: 1.75rem;
  max-width: 100%;

  ${media.motion} {
    animation: ${later} 0.1s;
  }
`

/** Only the shape of the picture is used, so it takes the color of the text in any scheme. */
const Shape = styled.span<{ $image: string }>`
  display: block;
  height: 100%;
  background: currentColor;
  color: ${color.faint};
  mask-image: ${({ $image }) => `url("${$image}")`};
  mask-repeat: no-repeat;
  mask-position: left;
  mask-size: contain;

  ${media.forcedColors} {
    background: CanvasText;
  }
`
