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
  /** On the button that loads a page of an outside service; `{service}` stands for what it is called. */
  readonly loadService: string
  /** On the link that opens such a page by itself. */
  readonly openService: string
  /** Says whose it is; `{host}` stands for the host. */
  readonly fromHost: string
  /** Beside that, until it is loaded. */
  readonly beforeLoad: string
  /** In place of the service, when it does not answer for long. */
  readonly slow: string
  /** On the box that keeps a consent. */
  readonly remember: string
  /** On the button that takes it back. */
  readonly forget: string
}

export const englishWords: InterfaceWords = {
  skip: 'Skip to content',
  navigation: 'Main',
  close: 'Close',
  dismiss: 'Dismiss',
  notifications: 'Notifications',
  loading: 'Loading...',
  unreachable: 'This could not be loaded. Check your connection and try again.',
  loadService: 'Load {service}',
  openService: 'Open {service} in a new tab',
  fromHost: 'From {host}',
  beforeLoad: 'Nothing is sent there before you load it.',
  slow: 'This takes longer than it should.',
  remember: 'Remember this on my device',
  forget: 'Forget my consent',
}

interface SiteLanguage {
  /** BCP 47 tag: numbers and prices are written as people of this language write them. */
  readonly tag: string
  readonly words: InterfaceWords
}

const LanguageContext = createContext<SiteLanguage>({ tag: 'en', words: englishWords })

export const LanguageProvider = LanguageContext.Provider

export function useLanguage(): SiteLanguage {
  return useContext(LanguageContext)
}
