import type { Page } from '@playwright/test'

/**
 * Words of the page's visible text that the browser has broken inside, without a hyphen or slash where it may: each as
 * its own text. Addresses don't count.
 */
export function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (walker.nextNode()) {
      const node = walker.currentNode as Text
      const parent = node.parentElement
      // Text for screen readers alone is in a box of one pixel.
      if (!parent?.checkVisibility() || parent.clientWidth === 1 || parent.closest('svg')) continue
      for (const { 0: word, index } of node.data.matchAll(/[^\s/\u2010-\u2015-]+/g)) {
        if (/[@.]\w/.test(word)) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) found.add(word)
      }
    }
    return [...found]
  })
}
