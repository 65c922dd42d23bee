/** A typeface in `src/make/assets/fonts`, or one of the site. */
interface LookTypeface {
  readonly name: string
  readonly file: string
}

/** What a theme has with a look, unless the site file says otherwise. `resolveTheme` has what most looks have. */
export interface LookTheme {
  readonly colors: {
    readonly accent: string
    readonly ink: string
    readonly paper: string
    /** Shades of `accent`, if they are left out: with another accent, they are anyway. */
    readonly first?: string
    readonly second?: string
    readonly third?: string
  }
  /** Typeface of texts. */
  readonly font: LookTypeface
  /** Typeface of headings and large numbers, in one weight. */
  readonly headingFont?: LookTypeface
  readonly hero: 'aurora' | 'dark' | 'plain' | 'tinted'
  readonly corners: 'round' | 'soft' | 'square'
  readonly shadow: 'soft' | 'none' | 'hard'
  readonly ornament: 'none' | 'dots' | 'waveform'
  readonly radius: number
  readonly motion: 'lively' | 'crisp' | 'calm' | 'slow' | 'sturdy'
}

/**
 * An art direction: values of the theme, of tokens, and rules for the compositions of hero and closing panel. A look is one
 * file in this folder, which `npm run new-look` creates and lists in `looks.ts`.
 */
export interface Look {
  /** What it looks like and whom it suits, in one line: editors show it beside the name. */
  readonly description: string
  readonly theme: Omit<LookTheme, 'hero' | 'shadow' | 'ornament' | 'radius'> & Partial<LookTheme>
  /** Weight of headings and large numbers: 400 to 700. */
  readonly headingWeight: number
  /** What dark sections, the closing panel and the footer stand on: night, the accent as a flat color, or the page's tint. */
  readonly deep: 'night' | 'accent' | 'tint'
  /** Tokens with values of their own, by the names of their custom properties without the dashes. */
  readonly tokens: Readonly<Record<string, string>>
  /**
   * CSS rules, each selector at the beginning of a line, for what is on the page itself: the hero (`[data-part=hero]`), its
   * words (`[data-part=words]`, or `[data-part=beside]` where they are beside the heading), its picture
   * (`[data-part=picture]`), the closing panel (`[data-part=closing]`),
   * `header` and `footer`.
   */
  readonly css: string
}
