import type { HeldEvent } from './boot.ts'

/** Repeats, once, what a visitor did before the app could answer. */
export function replayHeld(held: HeldEvent[]): void {
  for (const { type, target, submitter } of held.splice(0)) {
    if (type === 'click') target.click()
    else if (target instanceof HTMLFormElement) target.requestSubmit(submitter ?? undefined)
  }
}
