import { create } from 'zustand'

interface FlagState {
  readonly isSet: boolean
}

/** A flag about this visitor that is remembered across visits, under a key in local storage. */
export function createFlag(key: string) {
  const useFlag = create<FlagState>(() => ({ isSet: false }))
  return {
    useFlag,
    set() {
      useFlag.setState({ isSet: true })
      try {
        localStorage.setItem(key, 'true')
      } catch {
        // The browser refuses storage; the flag holds until the page is left.
      }
    },
    /** Reads what an earlier visit left. Call it in an effect: the first render must match the server's. */
    restore() {
      try {
        if (localStorage.getItem(key) === 'true') useFlag.setState({ isSet: true })
      } catch {
        // The browser refuses storage: nothing is remembered.
      }
    },
  }
}
