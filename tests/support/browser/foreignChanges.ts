/**
 * What other programs do to a page in a visitor's browser before the visitor uses it. Playwright runs each function in
 * the page.
 */

/** Replaces every text node, as the translators of browsers do. */
function replaceTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, noscript, textarea, svg')) continue
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    // A new node, so the one that the page came with is gone.
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
  }
  document.documentElement.classList.add('translated-ltr')
}

/** Adds an element beside every field, by turns after and before it, as password managers do. */
function addBesideFields(): void {
  for (const [index, field] of [...document.querySelectorAll('input, textarea, select')].entries()) {
    const icon = document.createElement('div')
    icon.setAttribute('data-foreign-icon', '')
    if (index % 2) field.before(icon)
    else field.after(icon)
  }
}

/** Marks every element, as spelling checkers and dark modes do. */
function markElements(): void {
  for (const element of document.querySelectorAll('*')) element.setAttribute('data-foreign', '')
}

/** How a page differs from what was delivered, in words that complete "on a page". */
export const foreignChanges: Readonly<Record<string, readonly (() => void)[]>> = {
  'whose texts are in other elements': [replaceTexts],
  'with elements beside its fields': [addBesideFields],
  'with attributes on all elements': [markElements],
  'with all of these changes': [replaceTexts, addBesideFields, markElements],
}
