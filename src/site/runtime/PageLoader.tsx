import styled from 'styled-components'
import { duration, media, space } from '../theme/tokens.ts'
import { Loading } from '../ui/Loading.tsx'

/**
 * The loading indicator of a page with `loader`. While the document has `data-loading`, which only a script sets, it is
 * visible and the blocks after it are hidden.
 */
export function PageLoader() {
  return (
    <Place data-page-loader="">
      <Loading />
    </Place>
  )
}

const Place = styled.div`
  display: none;

  html[data-loading] & {
    position: relative;
    z-index: 1;
    display: block;
    height: 0;
  }
  html[data-loading] & ~ * {
    opacity: 0;
    pointer-events: none;
  }

  > * {
    margin-top: ${space[6]};
  }

  ${media.motion} {
    & ~ * {
      transition: opacity ${duration.calm};
    }
    html[data-loading] & ~ * {
      transition: none;
    }
  }
`
