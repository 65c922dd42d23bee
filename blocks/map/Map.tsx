'use client'

import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, media, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Picture } from '../../src/site/ui/Picture.tsx'
import { Paragraph } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { ServiceFrame } from '../../src/site/ui/ServiceFrame.tsx'
import type { MapProps } from './schema.ts'

// biome-ignore lint/suspicious/noShadowRestrictedNames: a component has the name of its folder
export function Map({ image, address, text: words, actions, service, ...base }: MapProps) {
  return (
    <Section {...base}>
      <Sides>
        <Place>
          <Picture
            data-photo=""
            image={image.src}
            alt={image.alt}
            sizes="(min-width: 64em) 50rem, (min-width: 37.5em) 90vw, 140vw"
            style={{ objectPosition: image.focus }}
          />
          {service ? <ServiceFrame service={service} load="click" height={frameHeight} /> : null}
        </Place>
        <div>
          <Address>{address}</Address>
          <Paragraph html={words} />
          <Actions actions={actions} />
        </div>
      </Sides>
    </Section>
  )
}

const frameHeight = { mobile: 380, desktop: 520 }

const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]} clamp(${space[4]}, 5vw, ${space[8]});

  > :last-child {
    display: grid;
    gap: ${space[2]};
    align-content: start;
  }
  ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);

    > :last-child {
      align-content: center;
    }
  }
`

/** What loads a provider's map lies on the picture, on phones below it. The map replaces the picture. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  img {
    width: 100%;
    height: auto;
    border-radius: ${radius.card};
    background: ${color.raised};

    /* A part of it on phones, where the names of streets on all of it would be too small to read. */
    ${media.narrow} {
      aspect-ratio: 1;
      object-fit: cover;
    }
  }
  > [data-look] {
    min-height: 0;
    padding: ${space[3]};
    background: ${color.surface};
  }
  &:has(iframe) > picture {
    display: none;
  }

  ${media.tablet} {
    > *,
    img {
      grid-area: 1 / 1;
    }
    img {
      height: 100%;
      object-fit: cover;
    }
    > [data-look] {
      align-self: end;
      justify-self: center;
      margin: ${space[3]};
    }
  }
`

const Address = styled.p`
  color: ${color.ink};
  font: ${text.heading};
`
