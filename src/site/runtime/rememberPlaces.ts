/** Returns a function that restores the focus, the text selection and the scroll positions in an element. */
export function rememberPlaces(within: Element): () => void {
  const active = document.activeElement
  const { selectionStart, selectionEnd, selectionDirection } = active as HTMLInputElement
  const scrolled = [...within.querySelectorAll('*')].flatMap((element) => {
    const { scrollTop, scrollLeft } = element
    return scrollTop || scrollLeft ? [{ element, scrollTop, scrollLeft }] : []
  })
  return () => {
    for (const { element, ...place } of scrolled) Object.assign(element, place)
    if (!(active instanceof HTMLElement) || active === document.activeElement || !within.contains(active)) return
    active.focus({ preventScroll: true })
    if (typeof selectionStart === 'number')
      (active as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
  }
}
