import { isForReadersOnly, letters, selectorOf } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

/** What the browser itself opens, without a script. */
const opens = 'details:not([open]), dialog, [popover], [hidden="until-found"]'

/** Controls that would do nothing without a script may go away with all that they say. */
const controls = 'form, fieldset, label, button'

/** What only a script can know or open is marked so in the block, with the reason beside it. */
const marked = '[data-needs-script]'

export const textWithoutScript: PageRule = {
  name: 'text-without-script',
  says: 'Without a script every text can be seen, or be opened with what the browser itself has.',
  why: 'Scripts fail to arrive more often than one thinks, and many readers run none.',
  mend: 'Render the final state on the server; show under `media.noScript` what a script would reveal; open things with `details`, `dialog` or `popover`. What only a script can know is marked `data-needs-script`.',
  inPage({ main, condition }) {
    if (condition.script === 'on') return []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: Found[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const said = letters(node.textContent)
      if (!element || said === '' || element.closest('script, style, select, datalist, title')) continue
      if (isShownAtLast(element) || isForReadersOnly(element)) continue
      if (element.closest(`${opens}, ${controls}, ${marked}`) || isTooWide(element)) continue
      found.push({ at: selectorOf(element), what: `“${said.slice(0, 40)}” cannot be seen.` })
    }
    return found
  },
}

/** Half transparent is still there. */
function isShownAtLast(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  let opacity = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity)
  return opacity >= 0.3
}

/** Whether a rule for narrow screens leaves it out, with script as well. */
function isTooWide(element: Element): boolean {
  return [...document.styleSheets].some((sheet) =>
    [...sheet.cssRules].some((rule) => leavesOut(rule, element)),
  )
}

function leavesOut(rule: CSSRule, element: Element): boolean {
  if (!(rule instanceof CSSMediaRule) || !/width/.test(rule.conditionText)) return false
  if (!matchMedia(rule.conditionText).matches) return false
  return [...rule.cssRules].some(
    (inner) =>
      inner instanceof CSSStyleRule &&
      inner.style.display === 'none' &&
      element.closest(inner.selectorText) !== null,
  )
}
