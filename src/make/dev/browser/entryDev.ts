import { stylesEvent } from './failureEvents.ts'
import { startFailureOverlay } from './failureOverlay.ts'
import { startFreshFiles } from './freshFiles.ts'
import { startSourceTool } from './sourceTool.ts'
import { startWaitingMarks } from './waitingMarks.ts'

const isInStudio = window.frameElement?.hasAttribute('data-edited') === true

if (import.meta.hot) {
  if (!isInStudio) startFailureOverlay(import.meta.hot)
  startFreshFiles(import.meta.hot)
  import.meta.hot.on(stylesEvent, showOwnStyles)
}
// Studio has tools of its own.
if (!isInStudio) startSourceTool()
startWaitingMarks()

/** Shows what is saved in `styles.css`. */
function showOwnStyles(css: string): void {
  const known = document.querySelector('style[data-own]')
  const element = known ?? document.head.appendChild(document.createElement('style'))
  element.setAttribute('data-own', '')
  element.textContent = css
}
