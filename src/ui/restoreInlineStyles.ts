/** Gives prerendered elements the styles back that stand in their page's rules, so that the app can change them. */
export function restoreInlineStyles(container: HTMLElement): void {
  for (const element of container.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? ''
    element.removeAttribute('data-style')
  }
}
