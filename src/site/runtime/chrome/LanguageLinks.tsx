import { basePath } from '../../../../schema/siteAddress.ts'
import { useCurrentPage, useIsNotFound, useSiteShell } from '../context.ts'

/** Items of a list: the other languages of the site, each by its own name, as links to the same page in them, or to their front page. */
export function LanguageLinks() {
  const { site, home: own = '/', languages = [] } = useSiteShell()
  const { translations = [] } = useCurrentPage()
  const isNotFound = useIsNotFound()
  return languages.map(({ tag, name, home }, index) =>
    home === own ? null : (
      <li key={tag}>
        <a href={basePath(site.url) + (isNotFound ? home : translations[index] || home)} lang={tag} hrefLang={tag}>
          {name}
        </a>
      </li>
    ),
  )
}
