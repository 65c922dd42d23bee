import external from 'icon:external-link'
import styled from 'styled-components'
import { color, media, radius, space, text } from '../../../site/theme/tokens.ts'
import { disc } from '../../../site/ui/disc.ts'
import { Icon } from '../../../site/ui/Icon.tsx'

declare module 'react' {
  interface CSSProperties {
    '--device'?: string
  }
}

/** Sizes of the page inside, in CSS pixels. */
const devices = {
  Desktop: { width: 1280, height: 800 },
  Phone: { width: 390, height: 844 },
} as const

interface Props {
  readonly device: keyof typeof devices
  /** Address of the page inside. */
  readonly address: string
  /** What it shows. */
  readonly subject: string
}

/** A live page in a frame, at the width of a device and scaled to fit. */
export function Preview({ device, address, subject }: Props) {
  const { width, height } = devices[device]
  const name = `${subject} on a ${device.toLowerCase()}`
  return (
    <Panel as="figure" data-device={device}>
      <PanelBar as="figcaption">
        <span>
          {device} {width} px
        </span>
        <NewTab
          href={address}
          target="_blank"
          // The new tab inherits the session storage, and with it the choice of an example visitor.
          rel="opener"
          aria-label={`Open ${name} in a new tab`}
          title="Open in a new tab"
        >
          <Icon body={external} size={18} />
        </NewTab>
      </PanelBar>
      <Stage style={{ '--device': `${width}px`, maxWidth: width, aspectRatio: `${width} / ${height}` }}>
        <iframe src={address} title={name} width={width} height={height} loading="lazy" />
      </Stage>
    </Panel>
  )
}

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
  gap: ${space[1]};
  padding-inline: ${space[2]} ${space[1]};
  border-bottom: 1px solid ${color.line};
  color: ${color.ink};
  font: ${text.caption};

  > :first-child {
    flex: 1;
    min-width: 0;
  }
`

const NewTab = styled.a`
  ${disc()}
  color: ${color.faint};

  &:focus-visible {
    outline-offset: -4px;
  }

  ${media.hover} {
    &:hover {
      color: ${color.ink};
    }
  }
`

/** Never larger than the device. The quotient of two lengths is the tangent of their angle. */
const Stage = styled.div`
  position: relative;
  container-type: inline-size;
  width: 100%;
  margin-inline: auto;
  overflow: hidden;
  background: ${color.paper};

  iframe {
    position: absolute;
    inset: 0 auto auto 0;
    max-width: none;
    scale: tan(atan2(100cqi, var(--device)));
    transform-origin: 0 0;
  }
`
