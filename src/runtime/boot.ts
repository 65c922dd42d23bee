/** Data that a prerendered page passes to the bootstrap, and the bootstrap to the app. */

/** Written into every HTML file as JSON, in the element with the id `pagewright-boot`. */
export interface Boot {
  /** URL of the app's entry module. */
  readonly entry: string
  /** Path whose content the HTML shows; it can differ from the path in the address bar. */
  readonly path: string
  /** Hash of the content in the HTML; empty if there is none, as in development. */
  readonly hash: string
  /** Files that the app needs to hydrate this page; empty once they are being fetched. */
  readonly files: string[]
  /** Duration of the page's loading indicator in milliseconds, if it has one. */
  readonly loader?: number
  /** In development, the number of the save that the page shows. */
  readonly save?: number
  /** Year of the build. */
  readonly year: number
  /** URL that receives events, if the site has one. */
  readonly beacon?: string
  /** On the not-found page: patterns of paths that the app can still resolve, as regular expressions. */
  readonly rules?: readonly string[]
}

/** An event on a control that needs the app, from before hydration. */
interface QueuedEvent {
  readonly event: Event
  /** The control that handles it; the event target can be inside. */
  readonly control: HTMLElement
}

/** Where events go: nowhere, into `window.dataLayer`, or to the site's beacon. */
export type EventSink = 'none' | 'page' | 'beacon'

/** Shared between the inline bootstrap and the app. */
export interface BootState {
  readonly boot: Boot
  /** Set when the app takes over: events from then on reach it directly. */
  live: boolean
  /** Set once everything on the page responds, links included. */
  ready?: boolean
  /** Events from before that. */
  readonly queue: QueuedEvent[]
  /**
   * Reports an event by its name. Set only on sites that report events.
   * @param label Label of the control that was used.
   */
  report?: (event: string, label?: string) => void
  /** The path that was not found, already logged and shown on the page. */
  missing?: string
}

declare global {
  /** Where a site's events go: known when its bootstrap is built. */
  const __EVENTS__: EventSink
  /** Whether the bootstrap is that of the not-found page. */
  const __IS_NOT_FOUND__: boolean
  interface Window {
    pagewright: BootState
    /** Receives events if there is no beacon. */
    dataLayer?: object[]
  }
}
