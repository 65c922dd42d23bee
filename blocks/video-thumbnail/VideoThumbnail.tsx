import play from 'icon:player-play-filled'
import styled from 'styled-components'
import { ActionLink } from '../../src/site/runtime/ActionLink.tsx'
import { color, duration, ease, look, media, radius, shadow, space, text } from '../../src/site/theme/tokens.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Picture } from '../../src/site/ui/Picture.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import type { VideoThumbnailProps } from './schema.ts'

export function VideoThumbnail({ image, action, caption, ...base }: VideoThumbnailProps) {
  const { width, height } = image.src
  return (
    <Section size="tight" {...base}>
      <Figure as={caption ? 'figure' : 'div'}>
        <Screen style={{ aspectRatio: `${width} / ${height}` }}>
          <Picture image={image.src} alt={image.alt} sizes={wholeBand} />
          <Label>
            <Disc>
              <Icon body={play} size={28} />
            </Disc>
            <Play action={action} variant="plain" />
          </Label>
        </Screen>
        {caption ? <Caption>{caption}</Caption> : null}
      </Figure>
    </Section>
  )
}

const wholeBand = '(min-width: 85.5rem) 77rem, 90vw'

/** Only a picture with a caption is a figure. */
const Figure = styled.figure``

const Screen = styled.div`
  color-scheme: dark;
  position: relative;
  display: grid;
  isolation: isolate;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.night};
  box-shadow: ${shadow.lifted};

  /* In a narrow column, not much lower than what is beside it, and no wider than the column. */
  [data-nested] & {
    width: 100%;
    min-height: 12.5rem;
  }

  > *,
  img {
    grid-area: 1 / 1;
  }

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 4px;
  }

  ${media.motion} {
    img {
      transition: transform ${duration.slow} ${ease.out};
    }
    ${media.hover} {
      &:hover img {
        transform: scale(1.02);
      }
    }
  }
`

const Label = styled.div`
  z-index: 1;
  display: flex;
  align-items: center;
  align-self: end;
  gap: ${space[2]};
  padding: 12% 5% 5%;
  background: linear-gradient(to top, color-mix(in srgb, ${color.night} 80%, transparent) 35%, transparent);
  color: ${color.ink};
  ${look.strongSmall}
  text-wrap: balance;

  ${look.screenOnly}
`

const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 13%;
  min-width: 3rem;
  max-width: 5.5rem;
  aspect-ratio: 1;
  border-radius: ${radius.pill};
  background: ${color.ink};
  color: ${color.night};
  transition:
    transform ${duration.calm} ${ease.spring},
    box-shadow ${duration.calm} ${ease.out};

  ${media.hover} {
    ${Figure}:hover & {
      box-shadow: 0 0 0 8px color-mix(in srgb, ${color.ink} 22%, transparent);
    }
  }
`

/** The label is beside the disc; the whole picture is clickable. */
const Play = styled(ActionLink)`
  min-height: 2.75rem;
  color: inherit;
  font: inherit;
  text-align: start;
  text-decoration: none;
  cursor: pointer;

  &:focus-visible {
    outline: none;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  ${media.forcedColors} {
    &::after {
      border: 1px solid;
      border-radius: ${radius.card};
    }
  }
`

const Caption = styled.figcaption`
  margin-top: ${space[2]};
  font: ${text.small};
`
