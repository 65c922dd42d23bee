import type { Page } from '@playwright/test'
import type { Condition } from './conditions.ts'

/** Something that a rule does not accept, on one page. */
export interface Found {
  /** A selector of the element, or the text it is about. */
  readonly at: string
  /** What is wrong there, as one sentence. */
  readonly what: string
}

/** Something that a rule does not accept, with all that a developer needs to mend it. */
export interface Finding extends Found {
  readonly example: string
  readonly condition: Condition
  readonly rule: string
  readonly mend: string
}

/** What was noticed while a page opened. */
export interface Visit {
  readonly page: Page
  readonly condition: Condition
  /** Messages of the console, `error: …`, and uncaught errors, `uncaught: …`. */
  readonly messages: readonly string[]
  /** Addresses that the page asked of other hosts. */
  readonly outsideRequests: readonly string[]
  /** Whether the app took over the page; true as well where no script runs. */
  readonly isAlive: boolean
  /** The block as the server sent it, and once it was alive; the same where no script runs. */
  readonly delivered: BlockPicture
  readonly alive: BlockPicture
  /** With large text or from right to left: the places of all texts before that was set. */
  readonly before: readonly TextBox[]
}

/** What must not change while a block comes alive. Drawings may: they say nothing to anybody. */
export interface BlockPicture {
  /** Everything it says, without white space. */
  readonly text: string
  /** Its elements in their order: `section#faq`. */
  readonly elements: readonly string[]
  readonly height: number
}

/** Where a text stands. */
export interface TextBox {
  readonly at: string
  /** Its place in the document, the same before and after. */
  readonly path: string
  readonly start: number
  readonly end: number
  /** In px. */
  readonly size: number
}

/** What a rule that runs in the page is given. */
export interface Scene {
  /** The element `main`, which holds the block and nothing else. */
  readonly main: HTMLElement
  readonly condition: Condition
  readonly before: readonly TextBox[]
}

interface RuleText {
  readonly name: string
  /** What holds for every block, as one sentence. */
  readonly says: string
  /** Why that matters to somebody, as one sentence. */
  readonly why: string
  /** What a developer does about a finding. */
  readonly mend: string
}

/** Looks at the page from within. It is sent to the browser, and must not wait for anything. */
export interface PageRule extends RuleText {
  readonly inPage: (scene: Scene) => readonly Found[]
}

/** Looks at the page, and at what was noticed on the way, from outside. */
export interface VisitRule extends RuleText {
  readonly inVisit: (visit: Visit) => readonly Found[] | Promise<readonly Found[]>
}

export type Rule = PageRule | VisitRule
