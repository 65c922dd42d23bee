import { createContext, useContext } from 'react'
import type { SiteSettings } from '../../schema/site.ts'

interface SiteLanguage {
  /** BCP 47 tag: numbers and prices are written as people of this language write them. */
  readonly tag: string
  /** What the page itself says. */
  readonly words: SiteSettings['words']
}

const LanguageContext = createContext<SiteLanguage | undefined>(undefined)

export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): SiteLanguage {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('`useLanguage` must be used within `LanguageProvider`')
  return language
}
