import styled from 'styled-components'
import { color, radius, space, text } from '../theme/tokens.ts'

/** A part of an example, with a bar at its top. */
export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  border-radius: ${radius.control};
  background: ${color.surface};
  box-shadow: 0 0 0 1px ${color.line};
  overflow: hidden;
`

/** The bar of a panel. Its first child takes the free space. */
export const PanelBar = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.half};
  padding-inline: ${space[2]} ${space[1]};
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  font: ${text.caption};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`
