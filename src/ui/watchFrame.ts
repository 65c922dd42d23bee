import { useEffect, useState } from 'react'
import type { Service } from '../../schema/values.ts'
import { trustedScript } from './trusted.ts'

/** `none`: the service has no script. `failed`: until the page is left. */
type ScriptState = 'none' | 'loading' | 'loaded' | 'failed'

interface Shared {
  readonly element: HTMLScriptElement
  readonly settled: Promise<'loaded' | 'failed'>
  users: number
}

const shared = new Map<string, Shared>()

/**
 * Adds the script of a service to the document while at least one component has `wanted` set. Components share
 * one script element. A failure is logged, because the iframe works without the script.
 */
export function useServiceScript({ script, title }: Service, wanted: boolean): ScriptState {
  const [state, setState] = useState<ScriptState>(script === undefined ? 'none' : 'loading')
  useEffect(() => {
    if (script === undefined || !wanted) return
    let isHere = true
    const entry = shared.get(script) ?? addScript(script, title)
    entry.users += 1
    void entry.settled.then((outcome) => {
      if (isHere) setState(outcome)
    })
    return () => {
      isHere = false
      entry.users -= 1
      if (entry.users > 0) return
      entry.element.remove()
      shared.delete(script)
    }
  }, [script, title, wanted])
  return state
}

function addScript(address: string, title: string): Shared {
  const element = document.createElement('script')
  const settled = new Promise<'loaded' | 'failed'>((resolve) => {
    element.addEventListener('load', () => resolve('loaded'))
    element.addEventListener('error', () => {
      console.error(`The script of ‘${title}’ could not be loaded: ${address}`)
      resolve('failed')
    })
  })
  element.src = trustedScript(address)
  element.async = true
  document.head.append(element)
  const entry = { element, settled, users: 0 }
  shared.set(address, entry)
  return entry
}
