import done from 'icon:circle-check-filled'
import pause from 'icon:player-pause-filled'
import play from 'icon:player-play-filled'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, duration, glowOn, media, mixin, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { disc } from '../../src/site/ui/disc.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
import { VisuallyHidden } from '../../src/site/ui/VisuallyHidden.tsx'
import { clock } from './clock.ts'
import type { CallSampleProps } from './schema.ts'
import { Track } from './Track.tsx'

/** Works with the audio element alone without scripts; `page.ts` runs the controls. */
export function CallSample({
  audio,
  agent,
  caller,
  lines,
  outcome,
  note,
  actions,
  labels,
  sample: _,
  ...base
}: CallSampleProps) {
  return (
    <Section {...base}>
      <Stage as="figure" data-player aria-label={labels.player}>
        {/* biome-ignore lint/a11y/useMediaCaption: the words are below it, and the current ones are marked */}
        <audio src={audio.src} preload="none" controls />
        <Deck data-needs-script="">
          <Track recording={audio} lines={lines} label={labels.position} />
          <Play type="button" aria-label={labels.play} aria-pressed="false">
            <Icon body={play} size={32} />
            <Icon body={pause} size={32} />
          </Play>
          <Time>
            <b>{clock(0)}</b> <span>{`${labels.of} ${clock(audio.seconds)}`}</span>
          </Time>
          <Speed type="button" data-speed="">
            <VisuallyHidden>{labels.speed}</VisuallyHidden> <span>1×</span>
          </Speed>
        </Deck>
        <p role="alert" hidden data-needs-script="">
          {labels.failed}
        </p>
        <Talk>
          <ol>
            {lines.map((line) => (
              <li key={line.at}>
                <button type="button" data-at={line.at} data-who={line.who}>
                  <b>{line.who === 'agent' ? agent : caller}</b>
                  <i>{clock(line.at)}</i>
                  <span>{line.text}</span>
                </button>
              </li>
            ))}
          </ol>
          {outcome ? (
            <Outcome>
              <Icon body={done} size={22} />
              {outcome}
            </Outcome>
          ) : null}
        </Talk>
        {note || actions ? (
          <Foot>
            <Paragraph html={note} as={SmallPrint} />
            <Actions actions={actions} />
          </Foot>
        ) : null}
      </Stage>
    </Section>
  )
}

/** A dark ground over the whole width, with a color for each voice. */
const Stage = styled(Card)`
  --agent: ${color.secondText};
  --caller: ${color.thirdText};

  color-scheme: dark;
  display: grid;
  gap: ${space[4]};
  padding: clamp(${space[3]}, 4vw, ${space[8]});
  border-radius: ${radius.band};
  background: ${glowOn(color.night)};
  color: ${color.soft};

  audio {
    display: none;
    width: 100%;
  }
  ${media.noScript} {
    audio {
      display: block;
    }
  }
`

const Deck = styled.div`
  display: grid;
  grid-template-columns: auto minmax(min-content, auto) 1fr;
  gap: ${space[3]} min(${space[2]}, 3vw);
  align-items: center;

  ${mixin.responsiveOnly}
`

const Play = styled.button`
  ${disc('clamp(min(4rem, 16vw), 6vw, 5rem)')}
  border: 1px solid transparent;
  background: ${color.ink};
  color: ${color.night};
  cursor: pointer;
  transition: transform ${duration.quick};

  ${media.hover} {
    &:hover {
      transform: scale(1.05);
    }
  }
  &[aria-pressed='true'] svg:first-child,
  &[aria-pressed='false'] svg:last-child {
    display: none;
  }
`

const Time = styled.p`
  font: ${text.small};
  overflow-wrap: normal;
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.ink};
    font-weight: 600;
  }
`

const Speed = styled.button`
  justify-self: start;
  min-width: 2.75rem;
  min-height: 2.75rem;
  color: ${color.ink};
  text-decoration: underline;
  text-decoration-color: ${color.edge};
  text-underline-offset: 0.35em;
  font-variant-numeric: tabular-nums;
  ${mixin.strongSmall}
`

/** The lines in two columns of the same height, and what became of the call after the last one. */
const Talk = styled.div`
  columns: 24rem 2;
  column-gap: clamp(${space[2]}, 3vw, ${space[5]});

  li {
    break-inside: avoid;
  }
  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15em ${space[2]};
    position: relative;
    /* The times end where the recording does, with or without a ground. */
    width: calc(100% + ${space[2]});
    margin-bottom: ${space.half};
    padding: ${space[1]} calc(${space[2]} - 1px) ${space[1]} ${space[2]};
    border: 1px solid transparent;
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${text.body};
    text-align: start;
    cursor: pointer;
  }
  button::before {
    content: '';
    position: absolute;
    inset-block: ${space[1]};
    inset-inline-start: -1px;
    width: 3px;
    border-radius: ${radius.pill};
    background: var(--voice);
  }
  [data-who='agent'] {
    --voice: var(--agent);
  }
  [data-who='caller'] {
    --voice: var(--caller);
  }
  b,
  i {
    color: var(--voice);
    font: ${text.caption};
  }
  i {
    color: ${color.faint};
    font-variant-numeric: tabular-nums;
  }
  b {
    font-weight: 600;
  }
  span {
    grid-column: 1 / -1;
  }
  [aria-current] {
    background: color-mix(in srgb, var(--voice) 20%, transparent);
    color: ${color.ink};
  }
  ${media.hover} {
    button:hover {
      background: color-mix(in srgb, var(--voice) 12%, transparent);
      color: ${color.ink};
    }
  }
  ${media.unresponsive} {
    button {
      cursor: auto;
    }
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[3]};
  border-top: 1px solid ${color.line};

  > small,
  > p {
    max-width: 28em;
  }
`

const Outcome = styled.p`
  break-inside: avoid;
  display: flex;
  gap: ${space[1]};
  align-items: center;
  padding-block: ${space[1]};
  color: ${color.ink};
  font-weight: 600;

  svg {
    flex: none;
    color: ${color.success};
  }
`
