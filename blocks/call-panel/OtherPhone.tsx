import encodeQR from 'qr'
import styled from 'styled-components'
import { color, media, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Button } from '../../src/site/ui/Button.tsx'
import type { CallPanelProps } from './schema.ts'

interface OtherPhoneProps extends NonNullable<CallPanelProps['otherPhone']> {
  /** The number to dial. */
  readonly tel: string
}

/** Takes the number to another phone: a QR code to scan, and a button that copies it, which `page.ts` makes work. */
export function OtherPhone({ tel, scan, copy, copied }: OtherPhoneProps) {
  const rows = encodeQR(`tel:${tel}`, 'raw', { border: 4 })
  return (
    <Transfer>
      <Code viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={scan}>
        <path d={codePath(rows)} />
      </Code>
      <div>
        <p aria-hidden="true">{scan}</p>
        <Button
          type="button"
          variant="secondary"
          size="small"
          data-copy={tel}
          data-copied={copied}
          aria-live="polite"
          hidden
        >
          {copy}
        </Button>
      </div>
    </Transfer>
  )
}

/** Path of the dark squares. Neighbors in a row are one rectangle. */
function codePath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      [
        ...row
          .map((isDark) => (isDark ? 'x' : ' '))
          .join('')
          .matchAll(/x+/g),
      ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}`),
    )
    .join('')
}

const Transfer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  align-items: center;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  > div {
    display: grid;
    flex: 1 1 11rem;
    gap: ${space[2]};
    justify-items: start;
    color: ${color.soft};
    font: ${text.small};
  }
  [hidden] {
    display: none;
  }
`

/** Black on white in both schemes: many cameras can't read other colors. */
const Code = styled.svg`
  width: 9rem;
  border-radius: ${radius.small};
  background: #fff;
  shape-rendering: crispEdges;

  ${media.forcedColors} {
    forced-color-adjust: none;
  }
`
