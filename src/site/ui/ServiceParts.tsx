import type { ComponentProps, CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import type { Service } from '../../../schema/values.ts'
import { color, media, mixin, radius, space, text } from '../theme/tokens.ts'
import { FromHost } from './FromHost.tsx'
import type { Aspect } from './ServiceFacade.tsx'
import { ServiceLink } from './ServiceLink.tsx'

export interface FrameHeight {
  /** Pixels, up to 768 pixels of width. */
  readonly mobile: number
  /** Pixels, on anything wider. */
  readonly desktop: number
}

export interface FrameShape {
  /** Minimum height, which a script of the service can increase. Without it, `aspect` sets the shape. */
  readonly height?: FrameHeight | undefined
  readonly aspect?: Aspect | undefined
}

/** The space that a service has on the page. */
export function ServiceBox({
  service,
  height,
  aspect,
  ...rest
}: FrameShape & { readonly service: Service } & ComponentProps<typeof Box>) {
  return (
    <Box
      role="group"
      aria-label={service.title}
      tabIndex={-1}
      style={
        height
          ? ({ '--mobile': `${height.mobile}px`, '--desktop': `${height.desktop}px` } as CSSProperties)
          : { aspectRatio: aspect }
      }
      data-height={height ? '' : undefined}
      {...rest}
    />
  )
}

/** The page of a service. */
export function ServicePage({
  service,
  ...rest
}: { readonly service: Service } & Omit<ComponentProps<'iframe'>, 'src' | 'title'>) {
  return (
    <iframe
      {...rest}
      src={service.url}
      title={service.title}
      allow="autoplay; fullscreen; picture-in-picture; clipboard-write"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={service.standIn ? standInSandbox : service.origin === '' ? undefined : sandbox}
      {...dataAttributes(service.data)}
    />
  )
}

/** One quiet line: whose service it is, a direct link, and what else there is to do. */
export function ServiceOrigin({ service, children }: { readonly service: Service; readonly children?: ReactNode }) {
  return (
    <Origin>
      <span>
        <FromHost service={service} />
      </span>
      <ServiceLink service={service} />
      {children}
    </Origin>
  )
}

/**
 * Sandbox permissions of an outside page. It can't navigate the window around it. Another page of the site itself has
 * none: with scripts and its own origin it could leave any sandbox, and without its origin it loses its storage.
 */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
].join(' ')

/** Stand-ins run scripts and take forms, as a stranger: without an origin, and with no way into the page around them. */
const standInSandbox = 'allow-scripts allow-forms'

/** Lowercases attribute names: HTML ignores their case, and React warns about capital letters. */
function dataAttributes(data: Service['data'] = {}): Record<`data-${string}`, string> {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [`data-${name.toLowerCase()}`, value]))
}

/** Behind the iframe until it has loaded, and above it once there is something to click. */
export const Sign = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`

const Box = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.tint};

  &[data-height] {
    --height: var(--desktop);
    min-height: var(--height);

    @media (max-width: 768px) {
      --height: var(--mobile);
    }
    > iframe {
      height: auto;
      min-height: var(--height);
    }
  }

  /* Where nothing can come, nothing is waited for. */
  ${media.noScript} {
    &[data-needs-script] {
      display: none;
    }
  }

  /* Nothing is waited for once it is there, or where no script could tell. */
  &[data-visit='loaded'] > ${Sign} {
    display: none;
  }
  &[data-visit] > ${Sign} {
    ${mixin.scriptOnly}
  }
  &[data-visit='slow'] > ${Sign} > :first-child,
  &:not([data-visit='slow']) > ${Sign} > :nth-child(2) {
    display: none;
  }
  &[data-visit='slow'] > ${Sign} {
    z-index: 1;
    pointer-events: none;

    > * {
      pointer-events: auto;
    }
  }

  /* Fields in outline, where a form will be. */
  &[data-height]:not([data-visit='slow']) > ${Sign} {
    place-content: start stretch;
    padding: clamp(${space[3]}, 5vw, ${space[6]});

    &::after {
      content: '';
      height: 18rem;
      border-radius: ${radius.small};
      background: repeating-linear-gradient(${color.raised} 0 3.25rem, transparent 0 5rem);
    }
  }

  iframe {
    position: relative;
    width: 100%;
    height: 100%;
  }

  /* On paper, one line says whose page it is. */
  ${mixin.screenOnly}
`

const Origin = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[3]};
  min-height: 2.75rem;
  padding-top: ${space.half};
  color: ${color.faint};
  font: ${text.small};

  button {
    min-height: 2.75rem;
    color: ${color.ink};
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }

  ${media.print} {
    :is(a, button) {
      display: none;
    }
  }
`
