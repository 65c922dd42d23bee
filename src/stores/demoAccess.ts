import { create } from 'zustand'
import { type PersistStorage, persist } from 'zustand/middleware'
import { demoAccessKey } from './demoAccessKey.ts'

interface DemoAccessState {
  readonly granted: boolean
}

/** Storage can be missing or refused (private windows, blocked cookies): the store then lives in memory. */
const storage: PersistStorage<DemoAccessState> = {
  getItem(key) {
    try {
      return { state: { granted: localStorage.getItem(key) === 'true' } }
    } catch {
      return null
    }
  },
  setItem(key, { state }) {
    try {
      if (state.granted) localStorage.setItem(key, 'true')
      else localStorage.removeItem(key)
    } catch {
      // The visitor's browser keeps nothing for this site; the state holds until the page is left.
    }
  },
  removeItem(key) {
    try {
      localStorage.removeItem(key)
    } catch {
      // As above.
    }
  },
}

/** Whether this visitor has sent the hosted demo form; remembered across visits. */
export const useDemoAccess = create<DemoAccessState>()(
  persist(() => ({ granted: false }) as DemoAccessState, {
    name: demoAccessKey,
    storage,
    skipHydration: true,
  }),
)

export function grantDemoAccess(): void {
  useDemoAccess.setState({ granted: true })
}

/** Reads what an earlier visit left; called once the app is live, so that the first render matches the server's. */
export function restoreDemoAccess(): void {
  void useDemoAccess.persist.rehydrate()
}
