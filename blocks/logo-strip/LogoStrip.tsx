import { useId } from 'react'
import styled from 'styled-components'
import { plainUrl } from '../../schema/imageCopies.ts'
import { color, media, space, text } from '../../src/site/theme/tokens.ts'
import { Eyebrow } from '../../src/site/ui/Eyebrow.tsx'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { LogoStripProps } from './schema.ts'

export function LogoStrip({ id, tone, eyebrow, heading, intro, logos }: LogoStripProps) {
  const headingId = useId()
  const colorId = useId()
  return (
    <Section size="tight" id={id} tone={tone} labelledBy={heading ? headingId : undefined}>
      <Strip>
        {eyebrow || heading || intro ? (
          <Words>
            {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
            {heading ? <h2 id={headingId}>{heading}</h2> : null}
            <Paragraph html={intro} />
          </Words>
        ) : null}
        <Logos
          aria-labelledby={heading ? headingId : undefined}
          data-many={logos.length > 6 ? '' : undefined}
          style={{ filter: `url("#${colorId}")` }}
        >
          {logos.map(({ name, image }, index) => (
            <Logo key={index} style={{ aspectRatio: `${image.width} / ${image.height}` }}>
              <img loading="lazy" src={plainUrl(image)} width={image.width} height={image.height} alt={name} />
            </Logo>
          ))}
        </Logos>
        <Color width="0" height="0" aria-hidden="true">
          <filter id={colorId}>
            <feFlood />
            <feComposite in2="SourceAlpha" operator="in" />
          </filter>
        </Color>
      </Strip>
    </Section>
  )
}

const Strip = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-block: ${space[6]};
  border-block: 1px solid ${color.line};
`

const Words = styled.div`
  && h2 {
    max-width: none;
    color: ${color.faint};
    font: ${text.body};
    letter-spacing: normal;
  }
  p {
    font: ${text.small};
  }
`

const Logos = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]} ${space[4]};
  align-items: center;

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
    justify-self: center;
  }

  ${media.tablet} {
    display: flex;
    justify-content: space-between;

    &:not([data-many]) > li {
      min-width: 0;
      flex-shrink: 1;
    }
    &[data-many] {
      flex-wrap: wrap;
    }
  }
`

/**
 * Until the visitor has scrolled, `content-visibility` makes images wait: browsers fetch lazy images screens ahead, but
 * only if they are laid out.
 */
const Logo = styled.li`
  height: 2.25rem;
  max-width: 100%;

  html:not([data-moved]) & {
    content-visibility: auto;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    object-position: left;
  }
`

/** Uses only the shapes of the pictures, so logos have the color of the text in both schemes. */
const Color = styled.svg`
  position: absolute;

  feFlood {
    flood-color: ${color.faint};

    ${media.forcedColors} {
      flood-color: CanvasText;
      forced-color-adjust: none;
    }
  }
`
