import { create } from 'zustand'
import { keep, recall } from './storage.ts'

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
      keep('localStorage', key, 'true')
    },
    /** Reads the flag of earlier visits. Call it in an effect: the first render must match the server's. */
    restore() {
      if (recall('localStorage', key) === 'true') useFlag.setState({ isSet: true })
    },
  }
}
