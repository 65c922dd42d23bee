import styled from 'styled-components'
import { card, color, media, mixin, radius, space } from '../theme/tokens.ts'

/** A surface that holds one thing. */
export const Card = styled.div`
  position: relative;
  padding: clamp(${space[3]}, 3vw, ${space[4]});
  border-radius: ${radius.card};
  background: ${card.fill};
  box-shadow: ${card.line}, ${card.edge};

  ${mixin.outlined}

  ${media.print} {
    break-inside: avoid;
    border: 1px solid ${color.line};
  }
`

/** A short mark on a card: “Most Popular”, “Selected”. `data-tone`: none, `aurora`, `quiet` or `success`. */
export const Badge = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 0.4em;
  max-width: 100%;
  padding: 0.3em 0.85em;
  border-radius: ${radius.pill};
  background: ${color.accentSoft};
  color: ${color.accent};
  ${mixin.strongCaption}

  &[data-tone='aurora'] {
    background: ${color.ink};
    color: ${color.paper};
  }
  &[data-tone='quiet'] {
    background: ${color.raised};
    color: ${color.soft};
  }
  &[data-tone='success'] {
    background: ${color.successSoft};
    color: ${color.success};
  }

  ${mixin.outlined}
  ${media.print} {
    &[data-tone] {
      border: 1px solid;
      color: ${color.ink};
    }
  }
`

/**
 * Columns of equal width; `data-columns` is the most there can be: 2, 3 (default) or 4.
 * @public For blocks.
 */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 17rem), (100% - 2 * ${space[3]}) / 3), 1fr));
  gap: ${space[3]};

  &[data-columns='2'] {
    grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 20rem), (100% - ${space[3]}) / 2), 1fr));
  }

  /* Four cards go from one row to two pairs to one column, never to three and one. */
  &[data-columns='4'] {
    grid-template-columns: repeat(auto-fit, minmax(max(min(100%, 15rem), (100% - ${space[3]}) / 2), 1fr));

    ${media.desktop} {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`

/**
 * Items below each other, evenly spaced; `data-gap`: `small`, none or `large`.
 * @public For blocks.
 */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};

  &[data-gap='small'] {
    gap: ${space[2]};
  }
  &[data-gap='large'] {
    gap: ${space[6]};
  }
`
