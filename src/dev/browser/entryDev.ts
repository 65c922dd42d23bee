import { startSourceTool } from './sourceTool.ts'

startSourceTool()
