import styled from 'styled-components'
import { space } from '../theme/tokens.ts'
import { useHomeAddress } from './context.ts'

const Panel = styled.main`
  display: grid;
  place-content: center;
  gap: ${space[3]};
  min-block-size: 100vh;
  padding: ${space[3]};
  text-align: center;
`

/** Replaces a page that failed to render. Its link loads a new document. */
export function UnexpectedError() {
  return (
    <Panel id="main">
      <h1>Unexpected Application Error!</h1>
      <p>
        <a href={useHomeAddress()} data-document="">
          Return to Home
        </a>
      </p>
    </Panel>
  )
}
