/** Turns the rules of prerendered elements back into style attributes, which the app can change. */
export function restoreInlineStyles(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
}
