import type { BootState } from './boot.ts'

/** Repeats, once, what a visitor did before the app could answer. */
export function replayQueued(queue: BootState['queue']): void {
  for (const { event, control } of queue.splice(0)) {
    if (event.type === 'click') control.click()
    else if (control instanceof HTMLFormElement) control.requestSubmit((event as SubmitEvent).submitter)
  }
}
