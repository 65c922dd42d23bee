import { isForReadersOnly, letters, selectorOf } from '../page/dom.ts'
import type { Found, PageRule } from '../rule.ts'

/** What the browser itself opens, without a script. */
const opens = 'details:not([open]), dialog, [popover], [hidden="until-found"]'

export const textWithoutScript: PageRule = {
  name: 'text-without-script',
  says: 'Without a script every text can be seen, or be opened with what the browser itself has.',
  why: 'Scripts fail to arrive more often than one thinks, and many readers run none.',
  mend: 'Render the final state on the server; show under `media.noScript` what a script would reveal; open things with `details`, `dialog` or `popover`.',
  inPage({ main, condition }) {
    if (condition.script === 'on') return []
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const found: Found[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const said = letters(node.textContent)
      if (!element || said === '' || element.closest('script, style, select, datalist, title')) continue
      if (isShownAtLast(element) || isForReadersOnly(element) || element.closest(opens)) continue
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
