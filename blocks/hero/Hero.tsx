import { useId } from 'react'
import styled from 'styled-components'
import { Blocks } from '../../src/site/runtime/BlockRenderer.tsx'
import { useTheme } from '../../src/site/runtime/context.ts'
import { color, fill, measure, media, space, text } from '../../src/site/theme/tokens.ts'
import { Backdrop } from '../../src/site/ui/Backdrop.tsx'
import { Card } from '../../src/site/ui/Card.tsx'
import { Illustration } from '../../src/site/ui/Illustration.tsx'
import { Waveform } from '../../src/site/ui/Waveform.tsx'
import { CallCard } from './CallCard.tsx'
import { Sky } from './Sky.tsx'
import { Statement } from './Statement.tsx'
import type { HeroProps } from './schema.ts'

export function Hero({ id, size, color: lead, sky, illustration, call, blocks, tool, ...words }: HeroProps) {
  const { hero } = useTheme()
  const isBehind = illustration?.shape === 'full' && !call
  const ground = isBehind ? 'dark' : (sky ?? hero)
  const isLight = ground === 'plain' || ground === 'tinted'
  const headingId = useId()
  const Ground = isLight ? LightStage : Stage
  const hasToolBeside = blocks !== undefined && tool === 'beside'
  const callCard = call ? <CallCard call={call} /> : null
  return (
    <Ground
      id={id}
      data-part="hero"
      aria-labelledby={headingId}
      data-tone={isLight ? ground : undefined}
      data-picture={isBehind ? '' : undefined}
      data-under-header={isLight ? undefined : ''}
      data-size={size}
    >
      {isBehind ? <Backdrop {...illustration} {...(!blocks && { words: 'start' })} /> : null}
      {ground === 'aurora' ? <Sky lead={lead} isCalm={blocks !== undefined} /> : null}
      <Inner data-columns={hasToolBeside ? (call ? 'tool call' : 'tool') : columnsOf(call, illustration)}>
        <Statement
          {...words}
          headingId={headingId}
          isBeside={blocks ? !hasToolBeside : size === 'compact' && columnsOf(call, illustration) === 'one'}
        />
        {hasToolBeside ? null : callCard}
        {illustration && illustration.shape !== 'full' && !call ? (
          <Illustration {...illustration} shape={illustration.shape} sizes={beside} />
        ) : null}
        {blocks ? (
          <Tool as={hasToolBeside ? Card : 'div'} data-nested="">
            <Blocks blocks={blocks} />
          </Tool>
        ) : null}
        {hasToolBeside ? callCard : null}
      </Inner>
      {call ? <Horizon motion="live" shape="swell" /> : null}
    </Ground>
  )
}

function columnsOf(call: HeroProps['call'], illustration: HeroProps['illustration']): 'one' | 'two' | 'split' {
  if (call) return 'two'
  if (illustration === undefined || illustration.shape === 'full') return 'one'
  return illustration.shape === 'split' ? 'split' : 'two'
}

/** Widths of the picture: the smaller of two columns, or the only one. */
const beside = '(min-width: 64em) min(35vw, 30rem), (min-width: 57rem) 42vw, 90vw'

const Stage = styled.section`
  color-scheme: dark;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: clip;
  padding: calc(var(--header-height) + clamp(${space[4]}, 6vw, ${space[8]})) ${space.gutter}
    clamp(${space[6]}, 7vw, ${space[12]});
  background: ${color.night};
  color: ${color.soft};

  #main > &:first-child {
    margin-top: calc(-1 * var(--header-height));
  }
  &[data-size='full'] {
    align-items: center;
  }
  &[data-size='full']:not([data-tone]) {
    min-height: min(100svh, 46rem + 8vw);
  }
  &[data-size='compact'] {
    padding-bottom: ${space.band};
  }
  &&[data-size='compact'] h1 {
    font: ${text.opening};
  }
  &[data-size='compact'] [data-part='picture']:not([data-shape]) {
    width: 100%;
    max-height: 24rem;
  }

  &[data-picture] [data-columns='one'] > * {
    max-width: min(100%, 44rem);
  }
  h1 em {
    background: ${fill.aurora};
    background-clip: text;
    color: transparent;
    font-style: normal;

    ${media.forcedColors} {
      color: inherit;
    }
    ${media.moreContrast} {
      color: inherit;
    }
    ${media.print} {
      color: inherit;
    }
  }

  /* The colors of the aurora are not readable on every picture. */
  &[data-picture] h1 em {
    background: none;
    color: ${color.accent};
  }
  /*
   * An accent that ends the headline begins a line of its own rather than at the end of one, and a short one stays in
   * one line. The padding is for what hangs below the line.
   */
  h1[data-accent='whole'] em {
    display: inline-block;
    margin-bottom: -0.15em;
    padding-bottom: 0.15em;
  }

  ${media.print} {
    &,
    &[data-size] {
      min-height: 0;
      padding-block: ${space[3]};
    }
  }
`

/** Begins the page in the page's own colors; the header above it needs no dark scheme. */
const LightStage = styled(Stage)`
  color-scheme: inherit;
  background: ${color.paper};

  &[data-tone='tinted'] {
    background: ${color.tint};
  }
  h1 em {
    background: none;
    color: ${color.accent};
  }
`

const Inner = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]} clamp(${space[4]}, 6vw, ${space[12]});
  align-items: center;
  width: 100%;
  max-width: ${measure.page};
  margin-inline: auto;

  &[data-columns='one'] h1 {
    max-width: 60rem;
  }
  &[data-columns='tool call'] > :last-child {
    margin-inline: 0;
  }

  ${media.wide} {
    &[data-columns='two'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);

      h1 {
        font-size: calc(1.75rem + 3.25vw);
      }
    }
  }
  /* Beside the words, and not below them, is the picture. */
  ${media.wide} {
    &[data-columns='split'] > :first-child {
      max-width: 48%;

      h1 {
        font-size: min(1rem + 4vw, 4.5rem);
      }
    }
  }
  ${media.desktop} {
    &[data-columns='two'] h1 {
      font-size: min(1rem + 4.75vw, 5.25rem);

      &[data-long] {
        font-size: min(1rem + 3.9vw, 4.375rem);
      }
    }
    &[data-columns^='tool'] {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
      align-items: start;
    }
    /* The words stay beside a long form, unless a call is below them. */
    &[data-columns='tool'] > :first-child {
      position: sticky;
      top: calc(var(--header-height) + ${space[4]});
    }
    &[data-columns='tool call'] {
      grid-template-rows: auto 1fr;

      > :nth-child(2) {
        grid-area: 1 / 2 / span 2;
      }
    }
  }
`

/** What the page is for. The page of a service fills its card. */
const Tool = styled.div`
  min-width: 0;

  &&:has([data-visit][data-height]) {
    padding: 0;
    overflow: hidden;

    [data-height] {
      border-radius: 0;
    }
    [data-height] + * {
      padding: ${space.half} ${space[3]};
    }
  }
`

const Horizon = styled(Waveform)`
  position: absolute;
  inset: auto auto ${space[1]} 50%;
  z-index: -1;
  width: max(100%, 64rem);
  margin-inline-start: calc(max(100%, 64rem) / -2);
  height: clamp(2.5rem, 5vw, 5rem);
  opacity: 0.55;
`
