import left from 'icon:chevron-left'
import right from 'icon:chevron-right'
import close from 'icon:x'
import { useId } from 'react'
import styled from 'styled-components'
import { largestUrl } from '../../schema/imageCopies.ts'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, duration, media, radius, space, text } from '../../src/site/theme/tokens.ts'
import { CloseButton } from '../../src/site/ui/Dialog.tsx'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { useLanguage } from '../../src/site/ui/language.ts'
import { Picture } from '../../src/site/ui/Picture.tsx'
import { passProps } from '../../src/site/ui/passProps.ts'
import { Section } from '../../src/site/ui/Section.tsx'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import type { GalleryProps } from './schema.ts'

/** Links to the large pictures. The script of the page shows them in a window, which is empty before. */
export function Gallery({ pictures, actions, labels, ...base }: GalleryProps) {
  const { words } = useLanguage()
  const id = useId()
  const hasOthers = pictures.length > 1
  return (
    <Section {...base}>
      <Frame>
        <Grid data-gallery={id}>
          {pictures.map(({ src, alt, caption }, index) => (
            <li key={index}>
              <figure>
                <a href={largestUrl(src)} data-document="">
                  <Picture image={src} alt={alt} sizes="(min-width: 64em) 26rem, (min-width: 37.5em) 45vw, 90vw" />
                </a>
                {caption ? <figcaption>{caption}</figcaption> : null}
              </figure>
            </li>
          ))}
        </Grid>
      </Frame>
      <Window id={id} closedby="any" data-pictures="" aria-label={base.heading ?? labels.pictures}>
        <ul />
        <VisuallyHidden as="p" role="status" />
        <div>
          {hasOthers && (
            <CloseButton type="button" data-step={-1} aria-label={labels.previous}>
              <Icon body={left} size={22} />
            </CloseButton>
          )}
          <CloseButton type="button" command="close" commandfor={id} aria-label={words.close}>
            <Icon body={close} size={22} />
          </CloseButton>
          {hasOthers && (
            <CloseButton type="button" data-step={1} aria-label={labels.next}>
              <Icon body={right} size={22} />
            </CloseButton>
          )}
        </div>
      </Window>
      <Actions actions={actions} />
    </Section>
  )
}

const Frame = styled.div`
  container-type: inline-size;
`

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(14rem, 30%)), 1fr));
  gap: ${space[3]};

  a {
    display: block;
    overflow: hidden;
    border: 1px solid transparent;
    border-radius: ${radius.card};
    background: ${color.raised};
  }
  img {
    width: 100%;
    aspect-ratio: var(--shape, 4 / 3);
    object-fit: cover;
  }
  figcaption {
    margin-top: ${space[1]};
    color: ${color.soft};
    font: ${text.small};
  }
  /* Where one place would be empty at the end, the first is as wide as two; where two would, the last one, as well. */
  @container (29.5rem <= width < 45rem) {
    > :first-child:nth-last-child(odd) {
      --shape: 2;
      grid-column: span 2;
    }
  }
  @container (width >= 45rem) {
    > :first-child:is(:nth-last-child(3n + 2), :nth-last-child(3n + 4)),
    > :last-child:nth-child(3n + 4) {
      --shape: 2.75;
      grid-column: span 2;
    }
  }

  ${media.motion} {
    img {
      transition: transform ${duration.slow};
    }
    ${media.hover} {
      a:hover img {
        transform: scale(1.03);
      }
    }
  }
`

const Window = styled.dialog.withConfig(passProps)`
  color-scheme: dark;
  width: 100%;
  height: 100dvh;
  background: ${color.night};
  color: ${color.soft};

  > ul {
    display: flex;
    height: 100%;
    overflow-x: auto;
    overscroll-behavior: contain;
    scroll-snap-type: x mandatory;
    scrollbar-width: none;
  }
  > ul > li {
    flex: none;
    width: 100%;
    height: 100%;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
  figure {
    display: grid;
    grid-template-rows: minmax(0, 1fr) auto;
    gap: ${space[2]};
    height: 100%;
    padding: ${space[2]} ${space[2]} 5.5rem;
    text-align: center;
  }
  img {
    width: 100%;
    min-height: 0;
    height: 100%;
    object-fit: contain;
  }
  > div {
    position: absolute;
    inset: auto 0 ${space[3]};
    display: flex;
    gap: ${space[2]};
    justify-content: center;
  }
  [data-step]:dir(rtl) svg {
    transform: scaleX(-1);
  }

  ${media.motion} {
    > ul {
      scroll-behavior: smooth;
    }
  }
  ${media.forcedColors} {
    button {
      border: 1px solid;
    }
  }
`
