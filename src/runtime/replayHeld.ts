import type { BootState } from './boot.ts'

/** Repeats, once, what a visitor did before the app could answer. */
export function replayHeld(held: BootState['held']): void {
  for (const event of held.splice(0)) {
    if (event.type === 'click') event.target.click()
    else if (event.target instanceof HTMLFormElement) event.target.requestSubmit(event.submitter ?? undefined)
  }
}
