import { Fragment } from 'react'
import type { Service } from '../../../schema/values.ts'
import { useLanguage } from './language.ts'
import { withService } from './serviceWords.ts'

/** Whose page a service is. On a narrow screen, a long name of a host breaks after a dot. */
export function FromHost({ service }: { readonly service: Service }) {
  const { words } = useLanguage()
  return withService(words.fromHost, service)
    .split(/(?<=\.)(?=\w)/)
    .map((part, index) => (
      <Fragment key={part}>
        {index > 0 ? <wbr /> : null}
        {part}
      </Fragment>
    ))
}
