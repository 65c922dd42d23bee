import { type RefObject, useEffect } from 'react'

/**
 * Keeps a popover above everything else, open dialogs included.
 * @param host Element without a place of its own that holds the popover; it moves into the dialog on top.
 * @param change The popover rises again whenever this changes.
 */
export function useTopLayer(
  host: HTMLElement,
  popover: RefObject<HTMLElement | null>,
  change: unknown,
): void {
  useEffect(() => {
    riseToTop(host, popover.current)
    // A dialog that opened would cover the toasts, one that closed would take them along.
    const follow = (event: Event) => {
      if (event.target instanceof HTMLDialogElement) riseToTop(host, popover.current)
    }
    document.addEventListener('toggle', follow, true)
    document.addEventListener('close', follow, true)
    return () => {
      document.removeEventListener('toggle', follow, true)
      document.removeEventListener('close', follow, true)
      host.remove()
    }
  }, [host, popover])

  useEffect(() => {
    if (change !== undefined) riseToTop(host, popover.current)
  }, [host, popover, change])
}

/** Moves the toasts into the topmost open dialog, outside of which everything is inert, and above it. */
function riseToTop(host: HTMLElement, region: HTMLElement | null): void {
  const dialogs = [...document.querySelectorAll<HTMLElement>('dialog[open]')]
  const place = dialogs.find((dialog) => dialog.contains(document.activeElement)) ?? dialogs.at(-1)
  const parent = place ?? document.body
  if (host.parentElement !== parent) parent.append(host)
  if (region?.matches(':popover-open')) region.hidePopover()
  region?.showPopover()
}
