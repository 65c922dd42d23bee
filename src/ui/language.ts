import { createContext, useContext } from 'react'

/** Words of the interface that no block says: a site in another language gives its own. */
export interface InterfaceWords {
  /** Link to the content, the first stop of the keyboard. */
  readonly skip: string
  /** Name of the navigation in the header. */
  readonly navigation: string
  readonly close: string
  readonly dismiss: string
  /** Name of the place where short messages appear. */
  readonly notifications: string
  readonly loading: string
  /** What to do when the site can't be reached. */
  readonly unreachable: string
}

export const englishWords: InterfaceWords = {
  skip: 'Skip to content',
  navigation: 'Main',
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  loading: 'Loading...',
  unreachable: 'This could not be loaded. Check your connection and try again.',
}

export interface SiteLanguage {
  /** BCP 47 tag: numbers and prices are written as people of this language write them. */
  readonly tag: string
  readonly words: InterfaceWords
}

const LanguageContext = createContext<SiteLanguage>({ tag: 'en', words: englishWords })

export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): SiteLanguage {
  return useContext(LanguageContext)
}
