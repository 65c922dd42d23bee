import type { IconBody } from '../../../../schema/values.ts'
import { replacement } from '../../fix.ts'
import { didYouMean } from '../../messages/hint.ts'
import { nearestName, obviousFix } from '../../messages/nearestName.ts'
import type { CompileContext } from '../compileContext.ts'

export function compileIcon(name: string, { icons, report }: CompileContext): IconBody | undefined {
  const body = icons.get(name)
  if (body !== undefined) return body
  const withoutPrefix = name.replace(/^(ti|tabler|icon)[-:]/i, '')
  const nearest = icons.get(withoutPrefix) ? withoutPrefix : nearestName(name, icons.names())
  report({
    code: 'unknown-icon',
    message: `There is no icon \`${name}\`.`,
    ...didYouMean(nearest, 'tabler.io/icons shows all of them.'),
    ...(icons.get(withoutPrefix) ? replacement(name, withoutPrefix) : obviousFix(name, icons.names())),
  })
  return undefined
}
