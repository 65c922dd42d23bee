/** Data that a prerendered page passes to the bootstrap, and the bootstrap to the app. */

/** Written into every HTML file as JSON, in the element with the id `pagewright-boot`. */
export interface Boot {
  /** URLs of the app's entry module and of the modules that it imports. */
  readonly app: readonly string[]
  /** URL of the content of the page's islands. */
  readonly content?: string
  /** Hash of the content in the HTML; empty if there is none, as in development. */
  readonly hash?: string
  /** URLs of the modules of each island, by its number. */
  readonly islands?: readonly (readonly string[])[]
  /** URL of the module that shows the typeface if it is late. In development it never is. */
  readonly typeface?: string
  /** Duration of the page's loading indicator in milliseconds, if it has one. */
  readonly loader?: number
  /** In development, the number of the save that the page shows. */
  readonly save?: number
  /** URL that receives events, if the site has one. */
  readonly beacon?: string
  /** On the not-found page: addresses that a host without rules can't resolve. */
  readonly rules?: readonly BootRule[]
}

/**
 * A path with its query and fragment as a regular expression, and what replaces it: the address that visitors get there.
 */
export type BootRule = readonly [expression: string, replacement: string]

/** Where events go: nowhere, into `window.dataLayer`, or to the site's beacon. */
export type EventSink = 'none' | 'page' | 'beacon'

/** Shared between the inline bootstrap and the app. */
export interface BootState {
  readonly boot: Boot
  /** Controls of islands that don't respond yet, each with the last event on it or inside it. */
  readonly queue: Map<HTMLElement, Event>
  /** Loads the app, and with it other modules by their URLs. Rejects if one can't be fetched. */
  loadApp(files?: readonly string[]): Promise<AppEntry>
  /** Answer with the content of the page's islands, once an island has started. Undefined if the network failed. */
  content?: Promise<Response | undefined> | undefined
  /**
   * Hydrates an island unless that has begun, and fetches what it needs first. An island has the attribute `data-live`
   * once it responds.
   */
  start(island: HTMLElement): void
  /**
   * Helps a page whose files a deployment has replaced. Set at the end of the page.
   * @throws if no deployment has, or if the site can't be reached.
   */
  renew(): Promise<void>
  /**
   * Reports an event by its name. Set only on sites that report events.
   * @param label Label of the control that was used.
   */
  report?: (event: string, label?: string) => void
}

/** The first module of `Boot.app`. */
export interface AppEntry {
  /** Hydrates an island. Rejects if its code or its content can't be fetched. */
  readonly hydrateIsland: (island: HTMLElement) => Promise<void>
  /** Shows the toast that the previous page left, or restores what the visitor did before a reload. */
  readonly restoreKept: () => void
  /**
   * Helps a page whose files a deployment has replaced: reloads it once if the visitor waits for something, and keeps
   * what the visitor did. The page itself is of an earlier deployment, so this contract doesn't change.
   *
   * @param html The document as the host delivers it now.
   * @throws if a reload wouldn't help, or would lose what can't be kept.
   */
  readonly carryOver: (html: string) => Promise<void>
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
