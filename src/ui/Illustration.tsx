import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ImageSource } from '../../schema/values.ts'
import { color, radius, shadow, space, text } from '../theme/tokens.ts'

export interface IllustrationProps {
  readonly src: ImageSource
  /** What the drawing shows. */
  readonly alt: string
  /** Shown where the drawing cannot be. */
  readonly missing?: string | undefined
  readonly className?: string
}

/** A drawing that brings its own ground, so that it stands on any background. */
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
        <img
          ref={image}
          src={src}
          width={width}
          height={height}
          alt={alt}
          data-missing={missing}
          onError={() => setFailed(true)}
        />
      )}
    </Frame>
  )
}

const Frame = styled.div`
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
    font-size: 0;
  }

  /* Only a picture that did not arrive has room for it: until the app says so, the style sheet does. */
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
    background: ${color.surface};
  }
`
