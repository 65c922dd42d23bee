import type { AnalyticsSettings, FooterSettings, HeaderSettings, SiteSettings, ThemeSettings } from './site.ts'
import type { Action, CompiledBlock, Html, ImageSource, Recording } from './values.ts'

/** The site model: what the compiler makes of `site.yaml` and everything downstream reads. */

export interface CompiledDialog {
  readonly title: string
  readonly description?: Html
  readonly size: 'small' | 'medium' | 'large'
  readonly blocks: readonly CompiledBlock[]
}

/** Why something isn’t always shown. */
export interface Shown {
  /** Set if it is never shown. */
  readonly mark?: 'draft' | 'hidden'
  /** When it begins, by the clocks of the site: 2026-12-01T09:00. `''` for what has always been shown, `~` for never. */
  readonly from: string
  /** When it is no longer shown; `~` for what has no end. */
  readonly until: string
}

/** Something that isn’t always shown. */
export interface Condition extends Shown {
  readonly what: 'page' | 'block' | 'item'
  /** The `id` of a block or else its type, the name of a page, or where an item is in the file. */
  readonly name: string
  /** Path of the page that has it; the section of the file for what is on several pages. */
  readonly on: string
  /** Where it is in the file: the same for what several pages share. */
  readonly place: string
}

/** A piece of news in a feed. Days are as 2026-11-02. */
export interface FeedEntry {
  readonly title: string
  readonly date: string
  readonly updated?: string
  readonly author?: string
  readonly text?: string
  /** Path of its page. */
  readonly path: string
}

/** One page at one concrete path. */
export interface CompiledPage {
  /** Concrete path, without a trailing slash except for `/`. */
  readonly path: string
  /** Key under `pages`. */
  readonly name: string
  /** Values of the path's parameters. */
  readonly params: Readonly<Record<string, string>>
  readonly title: string
  /** The title as the main heading, for screen readers and search engines, if no block has one. */
  readonly heading?: string
  readonly description?: string
  /** The author's own picture for links to the page. */
  readonly shareImage?: { readonly src: ImageSource; readonly alt: string }
  /** Set if the page is an article. Days are as 2026-11-02. */
  readonly article?: { readonly date: string; readonly updated?: string; readonly author?: string }
  /** What the feed of the page has, in its order. */
  readonly feed?: readonly FeedEntry[]
  /** Path of the page that this one repeats if a parameter is missing; otherwise its own path. */
  readonly canonical: string
  readonly index: boolean
  readonly pinchZoom: boolean
  /** Milliseconds for which a loading indicator replaces everything below the first block. */
  readonly loader?: number
  readonly frame: 'full' | 'plain' | 'none'
  /** In the gallery: the theme of this page, in place of the site's. */
  readonly theme?: ThemeSettings
  /** A button of this page's own at the end of the bar at the top. */
  readonly headerAction?: Action
  /** Paths of the same page in each language, in the order of `SiteShell.languages`; `''` for one that doesn’t have it. */
  readonly translations?: readonly string[]
  /** Links of this page's own in the last line of its footer. */
  readonly footerLinks?: readonly Action[]
  /** In development: why a build may leave the page out. */
  readonly waits?: string
  readonly blocks: readonly CompiledBlock[]
  /** The dialogs that this page can open, directly or from another dialog. */
  readonly dialogs: Readonly<Record<string, CompiledDialog>>
}

/** What is at a concrete path. */
export type CompiledEntry =
  | { readonly kind: 'page'; readonly page: CompiledPage }
  | { readonly kind: 'redirect'; readonly to: string }

/** What to do with a path that has a pattern but no entry. */
export interface RouteRule {
  /**
   * Pattern in the notation of react-router: /industries/:industry. That of an old address is as browsers ask for it, with
   * `/*` at its end for everything below.
   */
  readonly pattern: string
  /** Parameters that an old address must have: `page=3`. */
  readonly query?: string
  /** The site had this address before. In `to`, a `*` at the end stands for what it has below its pattern. */
  readonly isOld?: true
  readonly unknown:
    | { readonly kind: 'redirect'; readonly to: string }
    /** Show the page at this path; the address stays. */
    | { readonly kind: 'show'; readonly path: string }
}

/** What all pages share. It is small, because it is part of the app's code. */
export interface SiteShell {
  readonly site: SiteSettings
  readonly theme: ThemeSettings
  readonly header: HeaderSettings
  readonly footer: FooterSettings
  /** What is reported about the use of the site. Without it, nothing is. */
  readonly analytics?: AnalyticsSettings
  /** Rules for paths without an entry, most specific first. Those of all languages are in each shell. */
  readonly rules: readonly RouteRule[]
  /** Path of the front page. Default: `/`. */
  readonly home?: string
  /** All languages of the site, if there are several. */
  readonly languages?: readonly SiteLanguage[]
}

export interface SiteLanguage {
  readonly tag: string
  /** In the language itself. */
  readonly name: string
  /** Path of its front page, with which the paths of all of its pages begin. */
  readonly home: string
}

/**
 * Origins of frames and requests, whole addresses of scripts without their query, and `data:` among the images where a
 * drawing is part of a page.
 */
export interface OutsideSources {
  readonly frame: readonly string[]
  readonly connect: readonly string[]
  readonly script: readonly string[]
  readonly image: readonly string[]
}

export interface CompiledSite {
  readonly shell: SiteShell
  /** What the pages of further languages share, by the first step of their paths: `es`. */
  readonly shells?: Readonly<Record<string, SiteShell>>
  /** The texts that their pages show in the first language, by the same step. */
  readonly untranslated?: Readonly<Record<string, readonly string[]>>
  /** Every concrete path: pages, `missing` values, redirects; `/404` always is a page. */
  readonly entries: ReadonlyMap<string, CompiledEntry>
  /** The author's style sheet, minified. */
  readonly styles?: string
  /** Every block type that some page or dialog uses. */
  readonly blockTypes: readonly string[]
  /** What pages load from elsewhere, as sources of the security policy. */
  readonly sources: OutsideSources
  /** Every image that some page or dialog shows in smaller copies, by its path. */
  readonly images: readonly ImageSource[]
  /** Every recording that some page or dialog plays and a build draws, by its path. */
  readonly recordings: readonly Recording[]
  /** Everything that isn’t always shown, except inside of what isn’t shown itself. */
  readonly conditions?: readonly Condition[]
  /** The moment whose site this is, by the clocks of the site: 2026-12-01T09:00. Without it, everything with a time is shown. */
  readonly moment?: { readonly time: string; readonly zone: string }
}
