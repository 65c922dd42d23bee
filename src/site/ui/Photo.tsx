import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { color, radius } from '../theme/tokens.ts'
import { Picture } from './Picture.tsx'

type PhotoProps = Pick<ComponentProps<typeof Picture>, 'image' | 'alt' | 'sizes'>

/** A picture in the shape that all pictures of a row have: 3 to 2, cut to fit. Its element has `data-photo`. */
export function Photo(props: PhotoProps) {
  return (
    <Frame data-photo="">
      <Picture {...props} />
    </Frame>
  )
}

const Frame = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.card};
  background: ${color.raised};

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
