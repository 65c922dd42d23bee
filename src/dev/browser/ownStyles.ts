import { stylesEvent } from './failureEvents.ts'

/** Shows what is saved in `styles.css`. */
export function startOwnStyles(hot: Pick<NonNullable<ImportMeta['hot']>, 'on'>): void {
  hot.on(stylesEvent, (css: string) => {
    const known = document.querySelector('style[data-own]')
    const element = known ?? document.head.appendChild(document.createElement('style'))
    element.setAttribute('data-own', '')
    element.textContent = css
  })
}
