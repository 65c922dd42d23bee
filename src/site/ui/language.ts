import { createContext, useContext } from 'react'
import type { SiteSettings } from '../../../schema/site.ts'

/** The language of a site, as a BCP 47 tag, its currency, and the texts of the page itself. */
type SiteLanguage = Pick<SiteSettings, 'language' | 'currency' | 'priceNote' | 'words'>

const LanguageContext = createContext<SiteLanguage | undefined>(undefined)

export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): SiteLanguage {
  const language = useContext(LanguageContext)
  if (!language) throw new Error('`useLanguage` must be used within `LanguageProvider`')
  return language
}
