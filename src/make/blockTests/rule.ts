import type { Page } from 'playwright-core'
import type { Condition } from './conditions.ts'

/** A violation of a rule on one page. */
export interface Violation {
  /** A selector of the element, or the text in question. */
  readonly at: string
  /** What is wrong there, as one sentence. */
  readonly what: string
}

/** A violation with everything that a developer needs to fix it. */
export interface Finding extends Violation {
  readonly example: string
  readonly condition: Condition
  readonly rule: string
  readonly fix: string
}

/** What was recorded while a page opened. */
export interface Visit {
  readonly page: Page
  readonly condition: Condition
  /** Console messages, `error: …`, and uncaught errors, `uncaught: …`. */
  readonly messages: readonly string[]
  /** URLs that the page requested from other hosts. */
  readonly outsideRequests: readonly string[]
  /** Whether the page hydrated; also true without scripts. */
  readonly isHydrated: boolean
  /** The block before and after hydration; the same object without scripts. */
  readonly delivered: BlockSnapshot
  readonly hydrated: BlockSnapshot
  /** Under the conditions of large text and right to left: positions of all texts before the change. */
  readonly before: readonly TextBox[]
}

/** What hydration must not change. Inline SVG is left out because it contains no text. */
export interface BlockSnapshot {
  /** All of its text without white space. */
  readonly text: string
  /** Its elements in order: `section#faq`. */
  readonly elements: readonly string[]
  readonly height: number
}

/** Position of a text. */
export interface TextBox {
  readonly at: string
  /** Its position in the document tree, which stays the same. */
  readonly path: string
  readonly start: number
  readonly end: number
  readonly height: number
  /** In px. */
  readonly size: number
}

/** Argument of a rule that runs in the page. */
interface Scene {
  /** The `main` element, which contains only the block. */
  readonly main: HTMLElement
  readonly condition: Condition
  readonly before: readonly TextBox[]
}

interface RuleText {
  readonly name: string
  /** The requirement for every block, as one sentence. */
  readonly says: string
  /** Why it matters, as one sentence. */
  readonly why: string
  /** What a developer can do about a finding. */
  readonly fix: string
}

/** A rule that runs inside the page. It is serialized to the browser and must be synchronous. */
export interface PageRule extends RuleText {
  readonly inPage: (scene: Scene) => readonly Violation[]
}

/** A rule that runs outside the page and also sees what was recorded during the visit. */
export interface VisitRule extends RuleText {
  readonly inVisit: (visit: Visit) => readonly Violation[] | Promise<readonly Violation[]>
}

export type Rule = PageRule | VisitRule
