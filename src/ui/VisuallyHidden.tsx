import styled from 'styled-components'

/** Words for those who hear the page. (`clip` is the old way, and the one that every checker knows to be heard.) */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip: rect(0 0 0 0);
  white-space: nowrap;
`
