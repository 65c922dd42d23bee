import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ImageSource } from '../../schema/values.ts'
import { color, fill, radius, shadow, space, text } from '../theme/tokens.ts'

export interface IllustrationProps {
  readonly src: ImageSource
  /** What the drawing shows. */
  readonly alt: string
  /** Shown where the drawing cannot be. */
  readonly missing?: string | undefined
  readonly className?: string
}

/**
 * A drawing that brings its own ground, so that it stands on any background. An SVG that moves stops
 * where its `:target` is `#still`.
 */
export function Illustration({
  src: { src, width, height },
  alt,
  missing = 'Illustration not available',
  className,
}: IllustrationProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    // It may have failed before anybody listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  return (
    <Frame className={className} style={{ aspectRatio: `${width} / ${height}` }}>
      {failed ? (
        <p>{missing}</p>
      ) : (
        <picture>
          {/* A drawing does not learn everywhere that the visitor wants less motion: its anchor tells it. */}
          <source media="(prefers-reduced-motion: reduce)" srcSet={`${src}#still`} />
          <img
            ref={image}
            src={src}
            width={width}
            height={height}
            alt={alt}
            data-missing={missing}
            onError={() => setFailed(true)}
          />
        </picture>
      )}
    </Frame>
  )
}

/** It takes the visitor's scheme, as the drawing does, whatever the band around it has. */
const Frame = styled.div`
  color-scheme: light dark;
  position: relative;
  overflow: hidden;
  border-radius: calc(${radius.card} * 1.4);
  background: ${color.surface};
  color: ${color.soft};
  font: ${text.small};
  box-shadow: ${shadow.float};

  img {
    width: 100%;
    height: 100%;
  }

  /* Drawn only for a picture that did not arrive, over its alt text: the words before the app can say them. */
  img::after {
    content: attr(data-missing);
    font: ${text.small};
  }

  p,
  img::after {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    padding: ${space[3]};
    background:
      ${fill.glow},
      ${color.surface};
  }
`
