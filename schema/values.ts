import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts'

/**
 * The two states of a value. What an author writes is checked against the schema as it stands;
 * what a component receives has been compiled. `format` names the step between them, and
 * `Compiled` below says what each format becomes.
 */
declare const brand: unique symbol
type Branded<Value, Name extends string> = Value & { readonly [brand]: Name }

/** HTML that the compiler made from an author's Markdown: safe to insert as it is. */
export type Html = Branded<string, 'html'>

/** The inner SVG of a 24 × 24 icon, drawn in `currentColor`: safe to insert as it is. */
export type IconBody = Branded<string, 'icon'>

/** An image under `public/`, with its intrinsic size in CSS pixels. */
export interface ImageSource {
  readonly src: string
  readonly width: number
  readonly height: number
  /** Prefix of the names of its smaller copies, if a build makes any (`imageCopies.ts`). */
  readonly copies?: string
  /** Folder of the site on its host, if it is in one: `src` begins with it. */
  readonly base?: string
}

/** A short recording under `public/`, an MP3. */
export interface Recording {
  readonly src: string
  /** How long it lasts, to the tenth. */
  readonly seconds: number
  readonly bytes: number
  /** Address of the drawing of its loudness, if a build makes one: bars from left to right, for a mask. */
  readonly wave?: string
}

/** An outside service that the site names once, under `services`. */
export interface Service {
  readonly id: string
  readonly url: string
  readonly title: string
  /** Its name within a sentence, if that isn't the title. */
  readonly label?: string
  /** Host of `url`, even if it is the site's own. */
  readonly host: string
  /** What a visitor must consent to before it loads. Without this text, a click is enough. */
  readonly consent?: Html
  /** Origin of `url`; the site's own origin is the empty string. */
  readonly origin: string
  /** Set if its answer to a form can't be read by a page of another host. */
  readonly answer?: 'unreadable'
  /** Fields that it gets with every form, by name. */
  readonly fields?: Readonly<Record<string, string>>
  /** Set for a page of Pagewright that stands in for a service. */
  readonly standIn?: true
  /** Address of the provider's script that goes with its frame. */
  readonly script?: string
  /** What that script reads from the frame, by name without `data-`. */
  readonly data?: Readonly<Record<string, string>>
}

export type BillingPeriod = 'monthly' | 'annual'

/** Where an action leads, after every reference in it has been resolved. */
export type ActionTarget =
  /** `document` is true if the link is known to have no page, so the app must not resolve it. */
  | { readonly kind: 'to'; readonly to: string; readonly document?: boolean }
  | { readonly kind: 'href'; readonly href: string; readonly newTab: boolean }
  | { readonly kind: 'dialog'; readonly dialog: string }
  | { readonly kind: 'scrollTo'; readonly anchor: string }
  | { readonly kind: 'call'; readonly tel: string }
  | {
      readonly kind: 'checkout'
      readonly monthly: string
      readonly annual: string
      /** `selected` follows the billing period the visitor chose. */
      readonly period: BillingPeriod | 'selected'
    }
  | { readonly kind: 'inert' }

export type ActionKind = ActionTarget['kind']

/** A button or link of the author's, ready to be rendered by `ActionLink`. */
export interface Action {
  readonly label: string
  readonly icon?: IconBody
  readonly target: ActionTarget
  /** Event that its use reports, if it isn't the site's event for its kind. */
  readonly event?: string
}

/** A block with its references resolved. The remaining fields are the props of its type. */
export interface CompiledBlock {
  readonly type: string
  readonly id?: string
  readonly lazy?: true
  /** Stable among its siblings while the block keeps its type and order: the React key. */
  readonly key: string
  /** Set if its list continues on other pages: which of them this is, from 1, and the addresses of all. */
  readonly pageNumbers?: { readonly number: number; readonly pages: readonly string[] }
  /** Line of the block in the site file, 1-based; present in development only. */
  readonly line?: number
  /** In development: why a build may leave it or parts of it out. */
  readonly waits?: string
  readonly [prop: string]: unknown
}

/** Keywords of our own, which any block's schema can use. */
type OwnKeywords = {
  /** A price for a year: twelve times `month`, less the percentage `saving`. Both are keys beside it. */
  readonly yearOf: { readonly month: string; readonly saving: string }
  /** A list whose items have times, in seconds: `at` is their key, `recording` a key beside the list. */
  readonly timesIn: { readonly recording: string; readonly at: string }
  /** A date or time that comes after the one at the key `start` beside it, unless the key `unless` is there, too. */
  readonly after: { readonly start: string; readonly unless?: string }
  /**
   * A key that must be looked at before the launch, with any value or only this one: `check` prints the message,
   * `check --launch` rejects it.
   */
  readonly beforeLaunch: {
    readonly kind: 'sample' | 'simulated-form' | 'early-service'
    readonly value?: string
    readonly message: string
  }
  /** A text in large type, which has to fit on a screen. */
  readonly isHeading: true
  /** The main heading of the page, an `h1`. A page without one gets its title as a heading for screen readers. */
  readonly isPageHeading: true
  /**
   * Level of the highest headings in a Markdown text; 4 without this keyword. `below` names the key beside the text that
   * has the heading above it: if the author leaves that out, the text's headings are one level higher.
   */
  readonly headings: { readonly level: 3 | 4 | 5; readonly below?: string }
  /** Names that this key had in earlier versions of the language. `check --fix` writes the new one. */
  readonly formerly: readonly string[]
  /** Words that authors write for this key. They are mistakes, and the message names the key. */
  readonly synonyms: readonly string[]
  /** Choices by the names that they had in earlier versions of the language. */
  readonly renamed: Readonly<Record<string, string>>
  /** A Markdown text that can have pictures: `![alt](/images/team.jpg)`. */
  readonly pictures: true
  /** An address of this site that may have no file, because a function of the host answers it. */
  readonly answeredByHost: true
  /** The width in pixels that a picture fills on a narrow screen. A picture of less than half is reported. */
  readonly fills: number
}

/** JSON Schema with our own keywords. */
export type Schema = ExtendedJSONSchema<OwnKeywords>

/** A phone number: to dial, and as visitors read it. */
export interface PhoneNumber {
  readonly tel: string
  readonly shown: string
}

/** What each format becomes when a site is compiled; used to derive props types from schemas. */
export type Compiled<S extends Schema> = FromExtendedSchema<
  OwnKeywords,
  S,
  {
    deserialize: [
      { pattern: { type: 'string'; format: 'markdown' }; output: Html },
      { pattern: { type: 'string'; format: 'inline-markdown' }; output: Html },
      { pattern: { type: 'string'; format: 'icon' }; output: IconBody },
      { pattern: { type: 'string'; format: 'image' }; output: ImageSource },
      { pattern: { type: 'string'; format: 'recording' }; output: Recording },
      { pattern: { type: 'string'; format: 'phone' }; output: PhoneNumber },
      { pattern: { type: 'string'; format: 'service' }; output: Service },
      { pattern: { type: 'string'; format: 'endpoint' }; output: Service },
      { pattern: { title: 'Action' }; output: Action },
      { pattern: { title: 'Blocks' }; output: readonly CompiledBlock[] },
    ]
  }
>
