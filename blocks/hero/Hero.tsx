import tick from 'icon:check'
import { useId } from 'react'
import styled, { keyframes } from 'styled-components'
import { Actions } from '../../src/runtime/Actions.tsx'
import { color, fill, measure, media, space, text } from '../../src/theme/tokens.ts'
import { Icon } from '../../src/ui/Icon.tsx'
import { Illustration } from '../../src/ui/Illustration.tsx'
import { RichText } from '../../src/ui/RichText.tsx'
import { Eyebrow } from '../../src/ui/Section.tsx'
import { Waveform } from '../../src/ui/Waveform.tsx'
import { CallCard } from './CallCard.tsx'
import type { HeroProps } from './schema.ts'

export function Hero({
  id,
  eyebrow,
  headline,
  text: words,
  points,
  actions,
  note,
  size,
  color: lead,
  emblem,
  illustration,
  call,
}: HeroProps) {
  const headingId = useId()
  return (
    <Stage id={id} aria-labelledby={headingId} data-under-header="" data-size={size}>
      <Sky aria-hidden="true" data-color={lead}>
        <span />
        <span />
        <span />
      </Sky>
      {emblem ? <Emblem body={emblem} size={24} /> : null}
      <Inner data-columns={call || illustration ? 'two' : 'one'}>
        <div>
          {eyebrow ? <Eyebrow>{eyebrow}</Eyebrow> : null}
          <h1 id={headingId}>
            <RichText html={headline} inline />
          </h1>
          {words ? (
            <Words>
              <RichText html={words} inline />
            </Words>
          ) : null}
          {points ? (
            <Points>
              {points.map((point, index) => (
                <li key={index}>
                  <Icon body={tick} size={20} />
                  {point}
                </li>
              ))}
            </Points>
          ) : null}
          {actions ? <Buttons actions={actions} /> : null}
          {note ? (
            <Note>
              <RichText html={note} inline />
            </Note>
          ) : null}
        </div>
        {call ? <CallCard call={call} /> : null}
        {illustration && !call ? <Illustration {...illustration} sizes={beside} /> : null}
      </Inner>
      <Horizon bars={180} seed={4} motion="live" shape="swell" />
    </Stage>
  )
}

/** Widths of what stands beside the words: the smaller of two columns, or the only one. */
const beside = '(min-width: 1080px) min(35vw, 30rem), (min-width: 57rem) 42vw, 90vw'

const drift = keyframes`
  50% { transform: translate3d(6%, 4%, 0) scale(1.14); }
`

const Stage = styled.section`
  color-scheme: dark;
  position: relative;
  isolation: isolate;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  padding: calc(var(--header-height) + clamp(${space[4]}, 6vw, ${space[8]})) ${space.gutter}
    clamp(${space[10]}, 11vw, 10rem);
  background: ${color.night};
  color: ${color.soft};

  #main > &:first-child {
    margin-top: calc(-1 * var(--header-height));
  }
  &[data-size='full'] {
    align-items: center;
    min-height: min(100svh, 60rem);
  }
  &[data-size='compact'] h1 {
    font: ${text.title};
    font-size: clamp(2.375rem, 1.5rem + 3.6vw, 4.25rem);
  }

  h1 em {
    background: ${fill.aurora};
    background-clip: text;
    color: transparent;
    font-style: normal;

    ${media.forcedColors} {
      color: inherit;
    }
  }
`

/**
 * The aurora: a glow and two curtains of rays that drift against each other. Only finished layers move;
 * each curtain is painted once, inside the layer that carries it.
 */
const Sky = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  --high: ${color.violet};
  --side: ${color.pink};
  --low: ${color.aqua};

  &[data-color='pink'] {
    --high: ${color.pink};
    --side: ${color.violet};
    --low: ${color.pink};
  }
  &[data-color='violet'] {
    --side: ${color.violet};
    --low: ${color.pink};
  }
  &[data-color='aqua'] {
    --high: ${color.aqua};
    --side: ${color.violet};
  }

  > span {
    position: absolute;
    inset: -25% -15%;
    will-change: transform;
  }
  > :nth-child(1) {
    background:
      radial-gradient(42% 50% at 74% 22%, color-mix(in srgb, var(--high) 46%, transparent), transparent),
      radial-gradient(34% 42% at 92% 70%, color-mix(in srgb, var(--side) 30%, transparent), transparent),
      radial-gradient(46% 40% at 40% 96%, color-mix(in srgb, var(--low) 17%, transparent), transparent);
  }
  > span::before {
    position: absolute;
    inset: 0;
    opacity: 0.5;
    background: linear-gradient(
      96deg,
      transparent 34%,
      var(--side) 50%,
      var(--high) 64%,
      var(--low) 82%,
      transparent 96%
    );
    mask-composite: intersect;
  }
  > :nth-child(2)::before {
    content: '';
    mask-image:
      radial-gradient(44% 34% at 70% 40%, #000, transparent),
      repeating-linear-gradient(
        101deg,
        rgb(0 0 0 / 0.12) 0,
        #000 34px,
        rgb(0 0 0 / 0.3) 78px,
        rgb(0 0 0 / 0.85) 120px,
        rgb(0 0 0 / 0.12) 190px
      );
  }
  > :nth-child(3)::before {
    content: '';
    mask-image:
      radial-gradient(40% 26% at 80% 58%, #000, transparent),
      repeating-linear-gradient(
        94deg,
        rgb(0 0 0 / 0.1) 0,
        #000 52px,
        rgb(0 0 0 / 0.25) 96px,
        rgb(0 0 0 / 0.1) 230px
      );
  }

  ${media.narrow} {
    > :nth-child(3) {
      display: none;
    }
  }
  ${media.motion} {
    > span {
      animation: ${drift} 4.4s ease-in-out 0.6s;
    }
    > :nth-child(2) {
      animation-duration: 3.6s;
    }
  }
`

/** Line work as large as the band is high, cut off by its edge. */
const Emblem = styled(Icon)`
  position: absolute;
  inset: 50% auto auto 50%;
  z-index: -1;
  width: clamp(30rem, 62vw, 56rem);
  height: auto;
  transform: translate(-8%, -50%) rotate(-8deg);
  color: ${color.ink};
  opacity: 0.3;
  mask-image: radial-gradient(closest-side, #000 20%, transparent);

  * {
    stroke-width: 0.22;
  }

  ${media.narrow} {
    width: 30rem;
    transform: translate(-35%, -60%) rotate(-8deg);
    opacity: 0.2;
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

  &[data-columns='one'] > div {
    max-width: 60rem;
  }

  &[data-columns='two'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  }
  ${media.desktop} {
    &[data-columns='two'] {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`

const Words = styled.p`
  max-width: 36em;
  margin-top: ${space[3]};
  font: ${text.lead};
`

const Points = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin-top: ${space[3]};
  color: ${color.ink};
  font: ${text.small};
  font-weight: 500;

  li {
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  svg {
    flex: none;
    color: ${color.aqua};
  }
`

const Buttons = styled(Actions)`
  margin-top: clamp(${space[3]}, 3vw, ${space[5]});

  ${media.phone} {
    > * {
      flex: 1 1 100%;
    }
  }
`

const Note = styled.p`
  margin-top: ${space[3]};
  font: ${text.small};
`

const Horizon = styled(Waveform)`
  position: absolute;
  inset: auto auto ${space[2]} 50%;
  z-index: -1;
  width: max(100%, 64rem);
  margin-inline-start: calc(max(100%, 64rem) / -2);
  height: clamp(3rem, 5vw, 5rem);
  opacity: 0.55;
`
