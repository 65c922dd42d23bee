import { useRef } from 'react'

/** Saves what is typed, one save after the other: of what comes while one runs, the newest value is saved. */
export function useSaveQueue<Value>(save: (value: Value) => Promise<void>) {
  const waiting = useRef<Value>(undefined)
  const isSaving = useRef(false)
  return {
    isSaving,
    async put(value: Value): Promise<void> {
      waiting.current = value
      if (isSaving.current) return
      isSaving.current = true
      while (waiting.current !== undefined) {
        const next = waiting.current
        waiting.current = undefined
        await save(next)
      }
      isSaving.current = false
    },
  }
}
