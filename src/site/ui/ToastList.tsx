import errorIcon from 'icon:alert-circle-filled'
import successIcon from 'icon:circle-check-filled'
import infoIcon from 'icon:info-circle-filled'
import closeIcon from 'icon:x'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { dialogs } from '../stores/dialogs.ts'
import { dismissToast, dismissToasts, type Toast, useToasts } from '../stores/toasts.ts'
import { color, duration, ease, media, mixin, radius, shadow, space, text, tracking, travel } from '../theme/tokens.ts'
import { openDialogs } from './dialogs.ts'
import { disc } from './disc.ts'
import { Icon } from './Icon.tsx'
import { useLanguage } from './language.ts'

/** How long a toast stays, in milliseconds; not while it is hovered or has focus. */
const stay = 6000

const icons = { success: successIcon, error: errorIcon, info: infoIcon }

/** Short messages about what has just happened, above everything else on the page. */
export function ToastList() {
  const toasts = useToasts((state) => state.toasts)
  const newest = toasts.at(-1)?.id
  // A dismissed toast stays until it has moved out.
  const [shown, setShown] = useState<readonly Toast[]>([])
  if (!toasts.every((toast) => shown.includes(toast))) setShown([...new Set([...shown, ...toasts])])
  const [host] = useState(() => document.createElement('div'))
  const region = useRef<HTMLDivElement>(null)
  const isAnnounced = useAfterFirstPaint()
  const { words } = useLanguage()

  useEffect(() => {
    riseToTop(host, region.current)
    // Otherwise an opening dialog would cover the toasts, and a closing one would remove them.
    const unsubscribe = dialogs.subscribe(({ open }, { open: before }) => {
      // What happened on the page is read; on a phone, it would cover the title of the dialog.
      if (open.length > before.length) dismissToasts()
      riseToTop(host, region.current)
    })
    return () => {
      unsubscribe()
      host.remove()
    }
  }, [host])

  useEffect(() => {
    if (newest !== undefined) riseToTop(host, region.current)
  }, [host, newest])

  return createPortal(
    <Region ref={region} popover="manual" role="region" aria-label={words.notifications}>
      {isAnnounced
        ? shown.map((toast) => (
            <ToastCard
              key={toast.id}
              toast={toast}
              isLeaving={!toasts.includes(toast)}
              onGone={() => setShown((current) => current.filter((other) => other !== toast))}
            />
          ))
        : null}
    </Region>,
    host,
  )
}

/** A live region announces what is added to it, so it must exist before the first toast. */
function useAfterFirstPaint(): boolean {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setIsAfter(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isAfter
}

/** Moves the toasts into the topmost open dialog, because everything outside it is inert, and above it. */
function riseToTop(host: HTMLElement, region: HTMLElement | null): void {
  const open = openDialogs()
  const place = open.find((dialog) => dialog.contains(document.activeElement)) ?? open.at(-1)
  const parent = place ?? document.body
  if (host.parentElement !== parent) parent.append(host)
  if (region?.matches(':popover-open')) region.hidePopover()
  region?.showPopover()
}

interface ToastCardProps {
  readonly toast: Toast
  readonly isLeaving: boolean
  onGone(): void
}

function ToastCard({ toast, isLeaving, onGone }: ToastCardProps) {
  const { id, tone, title, text: details, note } = toast
  const { words } = useLanguage()
  const [isHeld, setIsHeld] = useState(false)
  const card = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (isHeld || isLeaving) return
    const timer = setTimeout(() => dismissToast(id), stay)
    return () => clearTimeout(timer)
  }, [id, isHeld, isLeaving])

  const gone = useEffectEvent(onGone)
  useEffect(() => {
    // Reading the animations starts the transitions; without motion there are none.
    const movements = isLeaving ? (card.current?.getAnimations?.() ?? []) : []
    if (isLeaving) void Promise.allSettled(movements.map(({ finished }) => finished)).then(gone)
  }, [isLeaving])

  return (
    <Card
      role={tone === 'error' ? 'alert' : 'status'}
      ref={card}
      data-tone={tone}
      data-state={isLeaving ? 'closed' : 'open'}
      inert={isLeaving}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon body={icons[tone]} size={24} />
      <div>
        <strong>{title}</strong>
        {details ? <p>{details}</p> : null}
        {note ? <p>{note}</p> : null}
      </div>
      <Close type="button" aria-label={words.dismiss} onClick={() => dismissToast(id)}>
        <Icon body={closeIcon} size={18} />
      </Close>
    </Card>
  )
}

const Region = styled.div`
  position: fixed;
  inset-block: auto 0;
  inset-inline: auto 0;
  gap: 0.75rem;
  width: min(27rem, 100vw);
  max-height: 100dvh;
  margin: 0;
  padding: ${space[2]} ${space[2]} max(${space[2]}, env(safe-area-inset-bottom));
  overflow: visible;
  border: 0;
  background: none;
  color: ${color.soft};
  font: ${text.small};
  pointer-events: none;

  &:popover-open {
    display: grid;
  }

  /* A sheet on a phone has its buttons at the bottom. */
  ${media.narrow} {
    dialog & {
      inset-block: 0 auto;
      padding-top: max(${space[2]}, env(safe-area-inset-top));
    }
  }
`

const Card = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 0.875rem;
  align-items: start;
  padding-block: 0.875rem;
  padding-inline: 1.125rem 0.625rem;
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow:
    inset 0 0 0 1px ${color.line},
    ${shadow.float};
  pointer-events: auto;

  &[data-state='closed'] {
    display: none;
    opacity: 0;
    transform: translateX(${travel.far});
  }
  ${media.motion} {
    transition:
      opacity ${duration.calm},
      transform ${duration.calm} ${ease.spring};

    @starting-style {
      opacity: 0;
      transform: translateY(${travel.far}) scale(0.96);
    }
    &[data-state='closed'] {
      transition:
        opacity ${duration.quick},
        transform ${duration.quick},
        display ${duration.quick} allow-discrete;
    }
  }

  > svg {
    margin-top: 0.6rem;
    color: ${color.accent};
  }
  &[data-tone='success'] > svg {
    color: ${color.success};
  }
  &[data-tone='error'] > svg {
    color: ${color.danger};
  }
  > div {
    padding-block: 0.6rem;
  }
  strong {
    display: block;
    letter-spacing: ${tracking.snug};
  }

  ${mixin.outlined}
`

const Close = styled.button`
  ${disc()}
  color: ${color.faint};
  transition: background-color ${duration.quick};

  ${media.hover} {
    &:hover {
      background: ${color.raised};
      color: ${color.ink};
    }
  }
`
