import { useEffect, useState, useSyncExternalStore } from 'react'
import { keep, recall } from '../stores/storage.ts'
import { galleryStorageKey } from './galleryData.ts'

export type Scheme = 'system' | 'light' | 'dark'

export const schemes: readonly Scheme[] = ['system', 'light', 'dark']

/** The visitor's choice of light or dark for the whole gallery, kept in local storage. */
export function useScheme(): [Scheme, (scheme: Scheme) => void] {
  const [scheme, setScheme] = useState<Scheme>('system')
  // After hydration: the server cannot know the choice.
  useEffect(() => setScheme(remembered()), [])
  return [
    scheme,
    (chosen) => {
      setScheme(chosen)
      applyScheme(document, chosen)
      keep('localStorage', galleryStorageKey, chosen)
    },
  ]
}

/** Whether a scheme is currently dark. */
export function useIsDark(scheme: Scheme): boolean {
  const isSystemDark = useSyncExternalStore(
    subscribeToSystem,
    () => systemDark().matches,
    () => false,
  )
  return scheme === 'system' ? isSystemDark : scheme === 'dark'
}

const systemDark = () => matchMedia('(prefers-color-scheme: dark)')

function subscribeToSystem(listener: () => void): () => void {
  const query = systemDark()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

/** Sets a document to a scheme; `system` leaves it to the browser. */
export function applyScheme({ documentElement }: Document, scheme: Scheme): void {
  documentElement.style.colorScheme = scheme === 'system' ? '' : scheme
}

function remembered(): Scheme {
  const kept = recall('localStorage', galleryStorageKey)
  return schemes.find((scheme) => scheme === kept) ?? 'system'
}
