import { useState } from 'react'
import styled, { css } from 'styled-components'
import { color, media, radius } from '../../src/theme/tokens.ts'
import { Loading } from '../../src/ui/Loading.tsx'
import { Section } from '../../src/ui/Section.tsx'
import type { EmbedProps } from './schema.ts'

/** What an outside page may do in its frame. It cannot take over the window it stands in. */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-downloads',
].join(' ')

export function Embed({ service, height, aspect = '16/9', loading = 'Loading...', ...base }: EmbedProps) {
  const [state, setState] = useState<'loading' | 'loaded'>('loading')
  return (
    <Section {...base}>
      <Frame data-aspect={height ? undefined : aspect} $height={height}>
        {state === 'loading' ? (
          <Waiting aria-hidden="true">
            <Loading label={loading} />
          </Waiting>
        ) : null}
        <iframe
          src={service.url}
          title={service.title}
          loading="lazy"
          allow="autoplay; fullscreen; picture-in-picture; clipboard-write"
          referrerPolicy="strict-origin-when-cross-origin"
          sandbox={service.origin === '' ? undefined : sandbox}
          onLoad={() => setState('loaded')}
        />
      </Frame>
    </Section>
  )
}

interface FrameProps {
  readonly $height: { readonly mobile: number; readonly desktop: number } | undefined
}

const Frame = styled.div<FrameProps>`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.tint};

  &[data-aspect='16/9'] {
    aspect-ratio: 16 / 9;
  }
  &[data-aspect='4/3'] {
    aspect-ratio: 4 / 3;
  }
  &[data-aspect='1/1'] {
    aspect-ratio: 1;
  }
  &[data-aspect='9/16'] {
    aspect-ratio: 9 / 16;
  }

  ${({ $height }) =>
    $height &&
    css`
      height: ${$height.desktop}px;

      ${media.narrow} {
        height: ${$height.mobile}px;
      }
    `}

  iframe {
    position: relative;
    width: 100%;
    height: 100%;
  }
`

const Waiting = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
`
