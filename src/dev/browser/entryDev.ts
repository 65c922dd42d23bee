import { startFailureOverlay } from './failureOverlay.ts'
import { startFreshFiles } from './freshFiles.ts'
import { startOwnStyles } from './ownStyles.ts'
import { startSourceTool } from './sourceTool.ts'

if (import.meta.hot) {
  startFailureOverlay(import.meta.hot)
  startFreshFiles(import.meta.hot)
  startOwnStyles(import.meta.hot)
}
startSourceTool()
