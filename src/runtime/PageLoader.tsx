import styled from 'styled-components'
import { duration, media, space } from '../theme/tokens.ts'
import { Loading } from '../ui/Loading.tsx'

/**
 * The loading sign of a page that asks for one. It shows, and what follows waits unseen in its place,
 * while the document carries `data-loading`: never without a script.
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
