import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'

/**
 * Two accessibility checkers besides axe: IBM's engine and HTML_CodeSniffer (WCAG 2 AA). Both report mistakes and also
 * questions for a person. The questions to ignore are declared here, with the reason.
 */

interface Finding {
  /** Rule of IBM's engine with the reason, or success criterion and technique of HTML_CodeSniffer. */
  readonly rule: string
  readonly message: string
  readonly markup: string
}

/** Rules to ignore, by their prefix, with the reason: no program can decide them, or the page is right. */
const leftToPeople: Readonly<Record<string, string>> = {
  // IBM: asks for a check by eye on every page with such an element.
  'img_alt_background/Manual': 'backgrounds are decoration: what they stand beside is said in words',
  'style_background_decorative/Potential': 'as above',
  'media_keyboard_controllable/Manual':
    'hear.spec.ts plays a call with the keyboard; without scripts, the browser has its own controls',
  'style_highcontrast_visible/Manual': 'the contract tests look at every block in forced colours',
  'style_color_misuse/Potential': 'the contract tests compare what is chosen with what is not, in forced colours',
  'style_viewport_resizable/Potential': 'the contract tests read every block with letters twice as large',
  'style_focus_visible/potential': 'keyboard.spec.ts sees the ring of every stop on every page',
  'element_tabbable_unobscured/potential': 'keyboard.spec.ts finds nothing over any stop on any page',
  'element_tabbable_visible/potential': 'the link past the header is out of view until it has the focus',
  'text_contrast_sufficient/potential':
    'gradients: src/site/theme/contrast.test.ts computes their colours against the text',
  'text_sensory_misuse/potential': 'words like small, in sentences that are no instructions',
  'text_block_heading/potential': 'years, figures and quotations, set large',
  'text_quoted_correctly/Potential': 'a term in quotation marks, quoted from nobody',
  'blockquote_cite_exists/Potential': 'what is quoted has no address',
  'input_fields_grouped/Potential': 'the fields of a short form are one group: the form',
  'input_label_visible/potential': 'every field has its label above it; axe and html-validate check that',
  'select_options_grouped/Potential': 'the times of one day have no groups',
  'aria_keyboard_handler_exists/potential': 'the keys of the tabs are tried in keyboard.spec.ts',
  'list_structure_proper/Potential': 'a `dl` may hold its parts in `div`s (HTML standard, 4.4.9)',
  'a_target_warning/potential': 'advice beyond AA (3.2.5): who follows the link sees a new tab',
  // IBM: against the standard of HTML.
  'element_attribute_deprecated/fail_elem_attr': '`http-equiv` is how a page carries its security policy (4.2.5.3)',
  'aria_main_label_visible/Fail': 'counts the documents in frames, each with a `main` of its own',
  // HTML_CodeSniffer: warns if it can't decide.
  '1_4_3.G18.BgImage': 'text on a gradient, as above',
  '1_4_3.G145.BgImage': 'text on a gradient, as above',
  '1_4_3.G18.Abs': 'text whose background another element draws; axe computes it from the pixels below',
  '1_4_3.G145.Abs': 'text whose background another element draws; axe computes it from the pixels below',
  '1_4_3.G18.Alpha': 'text on a transparent ground, as above',
  '1_4_3.G145.Alpha': 'text on a transparent ground, as above',
  '1_4_10.C32': '`position: fixed`; nothing scrolls sideways from 320 px on (wholeSite.ts)',
  '1_3_1.H48': 'takes every row of buttons for a navigation',
  '1_3_1.H85.2': 'the times of one day have no groups',
}

const find = createRequire(import.meta.url).resolve
const source = (file: string) => readFileSync(find(file), 'utf8')
const ibm = source('accessibility-checker-engine/ace.js')
const codeSniffer = source('html_codesniffer/build/HTMLCS.js')

/** Injects both engines into the page. The page's context must bypass the security policy. */
export async function bringEngines(page: Page): Promise<void> {
  await page.evaluate(`${ibm};window.ace = ace`)
  await page.evaluate(codeSniffer)
}

interface Engines {
  readonly ace: {
    readonly Checker: new () => {
      check(
        root: Document,
        policies: readonly string[],
      ): Promise<{
        readonly results: readonly {
          readonly ruleId: string
          readonly reasonId: string
          readonly value: readonly [string, string]
          readonly message: string
          readonly snippet: string
          readonly path: { readonly dom: string }
        }[]
      }>
    }
  }
  readonly HTMLCS: {
    process(standard: string, root: Document, done: () => void, fail: () => void): void
    getMessages(): readonly {
      readonly type: number
      readonly code: string
      readonly msg: string
      readonly element: Element
    }[]
  }
}

async function askIbm(page: Page): Promise<readonly Finding[]> {
  return page.evaluate(async () => {
    const { ace } = window as unknown as Engines
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility', 'WCAG_2_2'])
    return (
      results
        .filter(({ value }) => value[1] !== 'PASS')
        // Skips documents in frames: they belong to a provider, and the stand-ins are checked as pages of their own.
        .filter(({ path }) => !path.dom.includes('/iframe['))
        .map(({ ruleId, reasonId, message, snippet }) => ({
          rule: `${ruleId}/${reasonId}`,
          message,
          markup: snippet,
        }))
    )
  })
}

async function askCodeSniffer(page: Page): Promise<readonly Finding[]> {
  return page.evaluate(
    () =>
      new Promise<Finding[]>((resolve, reject) => {
        const { HTMLCS } = window as unknown as Engines
        const notice = 3
        HTMLCS.process(
          'WCAG2AA',
          document,
          () =>
            resolve(
              HTMLCS.getMessages()
                // A notice asks a person to look, even if the page is right.
                .filter(({ type }) => type !== notice)
                .map(({ code, msg, element }) => ({
                  rule: code.replace(/^WCAG2AA\.Principle\d\.Guideline\d_\d\./, ''),
                  message: msg,
                  markup: element.outerHTML?.slice(0, 200) ?? '',
                })),
            ),
          reject,
        )
      }),
  )
}

/** Everything that the engines find and that isn't ignored, one line each. */
export async function findingsOfEngines(page: Page): Promise<readonly string[]> {
  const findings = [...(await askIbm(page)), ...(await askCodeSniffer(page))]
  return findings
    .filter(({ rule }) => !Object.keys(leftToPeople).some((left) => rule.startsWith(left)))
    .map(({ rule, message, markup }) => `${rule}: ${message} ${markup.slice(0, 200)}`)
}
