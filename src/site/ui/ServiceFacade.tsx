import play from 'icon:player-play-filled'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import type { Service } from '../../../schema/values.ts'
import type { Permission } from '../stores/allowedServices.ts'
import { color, glowOn, media, mixin, radius, space, text, tracking } from '../theme/tokens.ts'
import { Button } from './Button.tsx'
import { FromHost } from './FromHost.tsx'
import { Icon } from './Icon.tsx'
import { useLanguage } from './language.ts'
import { RichText } from './RichText.tsx'
import { ServiceLink } from './ServiceLink.tsx'
import { withService } from './serviceWords.ts'
import { playMixin, type VideoImage, VideoStill } from './VideoStill.tsx'

/** Shape of a video: width to height. */
export type Aspect = '16/9' | '4/3' | '1/1' | '9/16'

interface ServiceFacadeProps {
  readonly service: Service
  /** Shape of a video. Without it, the height follows from the text. */
  readonly aspect: Aspect | undefined
  /** A still of the video. What there is to say then stands below it. */
  readonly image: VideoImage | undefined
  /** Whether the visitor is asked only for a click or also for consent. */
  readonly asks: 'click' | 'consent'
  readonly onLoad: (permission: Permission) => void
  /** Set if it replaces an element that had the focus. */
  readonly takesFocus: boolean
}

/**
 * Placeholder for a page of an outside service: names its host and loads nothing until the visitor asks for it.
 * Without scripts, only a link to the service is shown.
 */
export function ServiceFacade({ service, aspect, image, asks, takesFocus, onLoad }: ServiceFacadeProps) {
  const button = useRef<HTMLButtonElement>(null)
  const remember = useRef<HTMLInputElement>(null)
  const { words } = useLanguage()
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const control = {
    ref: button,
    'data-needs-app': 'click',
    onClick: () => onLoad(remember.current?.checked ? 'device' : 'visit'),
  }
  const label = withService(words.loadService, service)
  const note = (
    <Words>
      <p>
        <strong>
          <FromHost service={service} />
        </strong>{' '}
        <span>{words.beforeLoad}</span>
      </p>
      {asks === 'consent' && service.consent ? (
        <p>
          <RichText html={service.consent} inline />
        </p>
      ) : null}
    </Words>
  )
  const memory =
    asks === 'consent' ? (
      <Remember>
        <input ref={remember} type="checkbox" /> {words.remember}
      </Remember>
    ) : null
  if (image && aspect)
    return (
      <div>
        <VideoStill image={image} aspect={aspect}>
          <Play type="button" data-needs-script="" {...control}>
            {label}
          </Play>
        </VideoStill>
        <Below>
          {note}
          {memory}
          <ServiceLink service={service} />
        </Below>
      </div>
    )
  return (
    <Place data-look={aspect ? 'video' : 'page'} style={{ aspectRatio: aspect }}>
      {note}
      <Choice data-needs-script="">
        <Button {...control}>
          {aspect ? <Icon body={play} size={20} /> : null}
          {label}
        </Button>
        {memory}
      </Choice>
      <ServiceLink service={service} />
    </Place>
  )
}

const Place = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: clamp(${space[4]}, 5vw, ${space[8]}) clamp(${space[2]}, 5vw, ${space[6]});
  border-radius: ${radius.control};
  background: ${glowOn(color.tint)};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.soft};
  text-align: center;

  /* What to know and what to do stand in one row; the link is below. */
  &[data-look='page'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[2]} ${space[4]};
    padding: clamp(${space[3]}, 3vw, ${space[5]});
    text-align: start;

    > :last-child {
      flex-basis: 100%;
    }
  }
  &[data-look='video'] {
    color-scheme: dark;
    background: ${glowOn(color.night)};
  }

  ${mixin.outlined}
  /* On paper, one line says whose page it is. */
  ${media.print} {
    display: block;
    padding: 0;
    border: 0;
    aspect-ratio: auto !important;
    text-align: start;

    :is(span, p + p),
    > :not(:first-child) {
      display: none;
    }
  }
`

const Words = styled.div`
  display: grid;
  gap: ${space[1]};
  max-width: 32em;
  font: ${text.small};

  strong {
    display: block;
    font: ${text.label};
    letter-spacing: ${tracking.snug};
  }
`

const Play = styled.button`
  ${playMixin}
`

/** The note beside the link, below a still. */
const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  justify-content: space-between;
  padding-top: ${space[1]};

  p {
    color: ${color.faint};
    text-wrap: balance;
  }
  strong {
    display: inline;
    color: inherit;
    font: inherit;
  }
  ${media.print} {
    :is(span, a, label) {
      display: none;
    }
  }
`

/** Without scripts, only the link is shown. */
const Choice = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};

  ${mixin.scriptOnly}
`

const Remember = styled.label`
  display: flex;
  align-items: center;
  gap: 0.6em;
  min-height: 2.75rem;
  font: ${text.small};
  cursor: pointer;

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    accent-color: ${color.accent};
  }
`
