import done from 'icon:circle-check-filled'
import pause from 'icon:player-pause-filled'
import play from 'icon:player-play-filled'
import styled from 'styled-components'
import { Actions } from '../../src/site/runtime/Actions.tsx'
import { color, look, media, radius, space, text } from '../../src/site/theme/tokens.ts'
import { Card } from '../../src/site/ui/Card.tsx'
import { disc } from '../../src/site/ui/disc.ts'
import { Icon } from '../../src/site/ui/Icon.tsx'
import { Paragraph, SmallPrint } from '../../src/site/ui/RichText.tsx'
import { Section } from '../../src/site/ui/Section.tsx'
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
  const whole = clock(audio.seconds)
  return (
    <Section {...base}>
      <Player as="figure" data-player aria-label={labels.player}>
        <Side>
          {/* biome-ignore lint/a11y/useMediaCaption: the words are beside it, and the current ones are marked */}
          <audio src={audio.src} preload="none" controls />
          <Deck data-needs-script="">
            <Play type="button" aria-label={labels.play} aria-pressed="false">
              <Icon body={play} size={28} />
              <Icon body={pause} size={28} />
            </Play>
            <Track recording={audio} label={labels.position} />
            <Time>
              <b>{clock(0)}</b> <span>{`${labels.of} ${whole}`}</span>
            </Time>
            <select aria-label={labels.speed} defaultValue="1×">
              {[1, 1.25, 1.5].map((rate) => (
                <option key={rate}>{`${rate}×`}</option>
              ))}
            </select>
          </Deck>
          <p role="alert" hidden data-needs-script="">
            {labels.failed}
          </p>
          {outcome ? (
            <Outcome>
              <Icon body={done} size={22} />
              {outcome}
            </Outcome>
          ) : null}
          <Paragraph html={note} as={SmallPrint} />
          <Actions actions={actions} />
        </Side>
        <Lines>
          {lines.map((line) => (
            <li key={line.at}>
              <button type="button" data-at={line.at} data-who={line.who}>
                <b>{line.who === 'agent' ? agent : caller}</b>
                <i>{clock(line.at)}</i>
                <span>{line.text}</span>
              </button>
            </li>
          ))}
        </Lines>
      </Player>
    </Section>
  )
}

const Player = styled(Card)`
  display: grid;
  gap: ${space[4]};

  ${media.wide} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: clamp(${space[4]}, 5vw, ${space[8]});
  }
  /* On paper, nothing plays beside the words. */
  ${media.print} {
    grid-template-columns: minmax(0, 1fr);
  }
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

const Side = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: center;
`

const Deck = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[1]} min(${space[2]}, 3vw);
  align-items: center;

  ${look.responsiveOnly}
  select {
    min-height: 2.75rem;
    max-width: 24vw;
    padding-inline: min(${space[2]}, 3vw);
    border: 1px solid ${color.edge};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font: ${text.small};
  }
`

const Play = styled.button`
  ${disc('min(4rem, 16vw)')}
  grid-row: span 2;
  border: 1px solid transparent;
  background: ${color.ink};
  color: ${color.paper};
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
  &[aria-pressed='true'] svg:first-child,
  &[aria-pressed='false'] svg:last-child {
    display: none;
  }
`

const Time = styled.p`
  color: ${color.faint};
  font: ${text.small};
  font-variant-numeric: tabular-nums;

  b {
    color: ${color.ink};
    font-weight: 600;
  }
`

const Outcome = styled.p`
  display: flex;
  gap: ${space[1]};
  align-items: center;
  color: ${color.ink};
  font-weight: 600;

  svg {
    flex: none;
    color: ${color.success};
  }
`

const Lines = styled.ol`
  display: grid;
  gap: ${space.half};

  button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.15em ${space[2]};
    width: 100%;
    padding: ${space[1]} ${space[2]};
    border: 1px solid transparent;
    border-inline-start: 3px solid transparent;
    border-radius: ${radius.small};
    color: ${color.soft};
    font: ${text.body};
    text-align: start;
    cursor: pointer;
  }
  b,
  i {
    color: ${color.faint};
    font: ${text.caption};
  }
  i {
    font-variant-numeric: tabular-nums;
  }
  [data-who='agent'] b {
    color: ${color.secondText};
  }
  b {
    font-weight: 600;
  }
  span {
    grid-column: 1 / -1;
  }
  [aria-current] {
    border-inline-start-color: ${color.accent};
    background: ${color.accentSoft};
    color: ${color.ink};
  }
  ${media.hover} {
    button:hover {
      background: ${color.raised};
      color: ${color.ink};
    }
  }
  ${media.unresponsive} {
    button {
      padding-inline: 0;
      cursor: auto;
    }
  }
`
