import type { ValueRule } from './lintSite.ts'

/** An event that is sent nowhere. */
export const events: ValueRule = function* ({ value, path, groupSchema }, { site }) {
  if (groupSchema.title !== 'Action' || path.at(-1) !== 'event' || site.analytics !== undefined) return
  yield {
    code: 'unreported-event',
    message: `The event \`${value}\` is sent nowhere: the site has no section \`analytics\`.`,
    hint: 'Add one that says where events go, or remove the line.',
  }
}

/** A page that visitors can't zoom. */
export const pinchZoom: ValueRule = function* ({ value, path, groupSchema }) {
  if (groupSchema.title !== 'Page' || path.at(-1) !== 'pinchZoom' || value !== false) return
  yield {
    code: 'pinch-zoom',
    message: '`pinchZoom: false` stops visitors from zooming with two fingers, which WCAG 1.4.4 asks you not to do.',
    hint: 'Remove the line to let them.',
  }
}
