import { startFailureOverlay } from './failureOverlay.ts'
import { startSourceTool } from './sourceTool.ts'

if (import.meta.hot) startFailureOverlay(import.meta.hot)
startSourceTool()
