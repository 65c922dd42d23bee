import { create } from 'zustand'
import { demoAccessKey } from './demoAccessKey.ts'

interface DemoAccessState {
  readonly granted: boolean
}

/** Whether this visitor has sent the hosted demo form; remembered across visits. */
export const useDemoAccess = create<DemoAccessState>(() => ({ granted: false }))

export function grantDemoAccess(): void {
  useDemoAccess.setState({ granted: true })
  try {
    localStorage.setItem(demoAccessKey, 'true')
  } catch {
    // The visitor's browser keeps nothing for this site; the state holds until the page is left.
  }
}

/** Reads what an earlier visit left; called once the app is live, so that the first render matches the server's. */
export function restoreDemoAccess(): void {
  try {
    if (localStorage.getItem(demoAccessKey) === 'true') useDemoAccess.setState({ granted: true })
  } catch {
    // Storage is refused: nothing is remembered.
  }
}
