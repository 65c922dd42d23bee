import { isForReadersOnly, letters, violationAt } from '../page/dom.ts'
import type { PageRule, Violation } from '../rule.ts'

/** Elements that open without a script. */
const opens = 'details:not([open]), dialog, [popover], [hidden="until-found"]'

/** Controls that would do nothing without a script can be hidden with their text. */
const controls = 'form, fieldset, label, button'

/** A block marks content that only a script can provide or open, with the reason beside it. */
const marked = '[data-needs-script]'

export const textWithoutScript: PageRule = {
  name: 'text-without-script',
  says: 'Without scripts, every text is visible or can be opened with native HTML.',
  why: 'Scripts often fail to load, and many crawlers run none.',
  fix: 'Render the final state on the server, show what a script would reveal under `media.noScript`, and use `details`, `dialog` or `popover` for content that opens. Mark content that only a script can provide with `data-needs-script`.',
  inPage({ main, condition }) {
    if (condition.script === 'on') return []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: Violation[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const said = letters(node.textContent)
      if (!element || said === '' || element.closest('script, style, select, datalist, title')) continue
      if (isShownAtLast(element) || isForReadersOnly(element)) continue
      if (element.closest(`${opens}, ${controls}, ${marked}`) || isTooWide(element)) continue
      found.push(violationAt(element, `“${said.slice(0, 40)}” is invisible.`))
    }
    return found
  },
}

/** Half-transparent text counts as visible. */
function isShownAtLast(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true })) return false
  let opacity = 1
  for (let each: Element | null = element; each; each = each.parentElement)
    opacity *= Number(getComputedStyle(each).opacity)
  return opacity >= 0.3
}

/** Whether a rule for narrow screens hides the element, even with scripts. */
function isTooWide(element: Element): boolean {
  return [...document.styleSheets].some((sheet) => [...sheet.cssRules].some((rule) => leavesOut(rule, element)))
}

function leavesOut(rule: CSSRule, element: Element): boolean {
  if (!(rule instanceof CSSMediaRule) || !/width/.test(rule.conditionText)) return false
  if (!matchMedia(rule.conditionText).matches) return false
  return [...rule.cssRules].some(
    (inner) =>
      inner instanceof CSSStyleRule && inner.style.display === 'none' && element.closest(inner.selectorText) !== null,
  )
}
