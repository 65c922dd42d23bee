import { saysSent } from './saysSent.ts'

/** Starts the app when a form that loaded with the page was sent, and keeps the message for it. */
addEventListener('message', (event) => {
  for (const control of document.querySelectorAll<HTMLIFrameElement>(
    '[data-island]:not([data-live]) [data-visit] iframe',
  )) {
    const island = control.closest<HTMLElement>('[data-island]')
    if (!(island && saysSent(event, control))) continue
    window.pagewright.queue.set(control, event)
    window.pagewright.start(island)
  }
})
