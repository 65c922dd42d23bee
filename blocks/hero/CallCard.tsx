import done from 'icon:circle-check-filled'
import type { CSSProperties } from 'react'
import styled, { keyframes } from 'styled-components'
import { color, ease, fill, media, mixin, radius, shadow, space, text } from '../../src/site/theme/tokens.ts'
import { disc } from '../../src/site/ui/disc.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import { Waveform } from '../../src/site/ui/Waveform.tsx'
import { callSeconds } from './callSeconds.ts'
import type { HeroProps } from './schema.ts'

type Call = NonNullable<HeroProps['call']>

/** A phone call as it happens. Each line moves when it is its turn. */
export function CallCard({ call }: { readonly call: Call }) {
  const { status, agent, caller, lines, outcome } = call
  return (
    <Figure aria-label={status}>
      <Glass>
        <Head>
          <Face>
            <Waveform motion="live" tone="current" />
          </Face>
          <div>
            <strong>{agent}</strong>
            <span>{caller}</span>
          </div>
          <Status>
            {status}
            <Timer aria-hidden="true" style={{ '--seconds': callSeconds(lines) } as CSSProperties} />
          </Status>
        </Head>
        <Sound motion="live" shape="swell" />
        <Lines>
          {lines.map((line, index) => (
            <li key={index} data-who={line.who}>
              <VisuallyHidden>{`${line.who === 'agent' ? agent : caller}: `}</VisuallyHidden>
              {line.text}
            </li>
          ))}
        </Lines>
      </Glass>
      {outcome ? (
        <Outcome>
          <Icon body={done} size={24} />
          {outcome}
        </Outcome>
      ) : null}
    </Figure>
  )
}

/** Lines are visible from the start and only lift when it is their turn, so nothing waits for an animation. */
const speak = keyframes`
  35% { transform: translateY(-.2rem) scale(1.035); }
`

const pulse = keyframes`
  from { opacity: .7; }
  to { opacity: 0; transform: scale(2.6); }
`

const Figure = styled.figure`
  position: relative;
  width: 100%;
  max-width: 29rem;
  margin-inline: auto;

  /* A second sheet of glass behind the first. */
  &::before {
    content: '';
    position: absolute;
    inset-block: 1.5rem 0.375rem;
    inset-inline: 1.5rem -1.125rem;
    border-radius: calc(${radius.card} * 1.4);
    background: color-mix(in srgb, ${color.ink} 5%, transparent);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${color.ink} 8%, transparent);

    ${media.narrow} {
      inset-block: 1.25rem 0.75rem;
      inset-inline: 0.75rem -0.5rem;
    }
  }
`

/** Dark in every look. */
const Glass = styled.div`
  color-scheme: dark;
  position: relative;
  padding: clamp(${space[2]}, 5vw, ${space[3]});
  padding-bottom: ${space[6]};
  border: 1px solid transparent;
  border-radius: calc(${radius.card} * 1.4);
  background:
    linear-gradient(
        160deg,
        color-mix(in srgb, ${color.night} 78%, ${color.second}),
        color-mix(in srgb, ${color.night} 94%, ${color.second})
      )
      padding-box,
    linear-gradient(150deg, color-mix(in srgb, ${color.ink} 40%, transparent), color-mix(in srgb, ${color.ink} 6%, transparent) 45%, color-mix(in srgb, ${color.ink} 20%, transparent)) border-box;
  box-shadow: ${shadow.float};
  color: ${color.soft};
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.875rem;
  font: ${text.small};

  > div {
    display: grid;
    flex: 1 1 8rem;
    line-height: 1.35;
  }
`

const Face = styled.span`
  ${disc()}
  background: ${fill.aurora};
  color: ${color.onAccent};

  > span {
    --pitch: 0.3rem;

    width: 1.375rem;
    height: 1.25rem;
  }
`

const Status = styled.span`
  position: relative;
  display: flex;
  flex: none;
  max-width: 70%;
  align-items: center;
  gap: 0.55em;
  padding: 0.35em 0.8em;
  border-radius: ${radius.pill};
  background: color-mix(in srgb, ${color.ink} 8%, transparent);
  color: ${color.ink};
  font: ${text.caption};

  &::before,
  &::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border-radius: ${radius.pill};
    background: ${color.third};
  }
  &::after {
    position: absolute;
    opacity: 0;
  }

  ${media.motion} {
    &::after {
      animation: ${pulse} 1.4s ${ease.out} 0.6s 3;
    }
  }
`

/** How many seconds the timer counts. */
const before = 5

/** One keyframe for each second, because browsers don't interpolate counters. */
const count = keyframes`
  ${Array.from(
    { length: before },
    (_, second) => `${(100 * second) / before}% { counter-reset: seconds calc(var(--seconds) - ${before - second}); }`,
  ).join(' ')}
`

/** Seconds of the call, ending with its last line. */
const Timer = styled.span`
  &::after {
    content: '0:' counter(seconds, decimal-leading-zero);
    counter-reset: seconds var(--seconds);
    font-variant-numeric: tabular-nums;
    opacity: 0.75;
  }

  ${media.phone} {
    display: none;
  }

  ${media.motion} {
    &::after {
      animation: ${count} ${before}s step-end;
    }
  }
`

const Sound = styled(Waveform)`
  height: 4rem;
  margin-block: ${space[2]} ${space[3]};
`

/** Seconds until each line lifts. */
const turns = [0.3, 1, 1.8, 2.6, 3.2, 3.8]

const Lines = styled.ol`
  display: grid;
  gap: 0.625rem;
  color: ${color.ink};
  font: ${text.small};
  line-height: 1.45;

  li {
    width: fit-content;
    max-width: 86%;
    padding: 0.625rem 0.9375rem;
    border-radius: calc(${radius.card} * 0.9);
    text-wrap: pretty;

    ${mixin.outlined}
    ${media.print} {
      border: 1px solid ${color.line};
    }
  }
  [data-who='caller'] {
    border-end-start-radius: calc(${radius.card} * 0.25);
    background: color-mix(in srgb, ${color.ink} 8%, transparent);
    transform-origin: 0 100%;
  }
  [data-who='agent'] {
    justify-self: end;
    transform-origin: 100% 100%;
    border-end-end-radius: calc(${radius.card} * 0.25);
    /* The second color, as dark as white words need. */
    background: color-mix(in srgb, oklch(from ${color.second} min(l, 0.6) c h) 64%, ${color.night});
  }

  ${media.motion} {
    li {
      animation: ${speak} 0.7s ${ease.inOut};
    }
    ${turns.map((delay, index) => `li:nth-child(${index + 1}) { animation-delay: ${delay}s; }`).join('')}
  }
`

const Outcome = styled.p`
  color-scheme: light;
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.625rem;
  width: fit-content;
  max-width: calc(100% - ${space[4]});
  margin-block-start: -1.625rem;
  margin-inline: ${space[3]} auto;
  padding-block: 0.8rem;
  padding-inline: 0.9rem 1.25rem;
  border-radius: calc(${radius.card} * 1.4);
  background: ${color.surface};
  color: ${color.ink};
  ${mixin.strongSmall}
  line-height: 1.3;
  box-shadow: ${shadow.float};

  svg {
    flex: none;
    color: ${color.success};
  }

  ${media.motion} {
    animation: ${speak} 0.9s ${ease.inOut} 3.4s;
  }
`
