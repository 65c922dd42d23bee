import type { IconBody } from '../../../../schema/values.ts'
import { replacement } from '../../fix.ts'
import { didYouMean, type Suggestions } from '../../messages/hint.ts'
import { nearestName, obviousFix } from '../../messages/nearestName.ts'
import type { CompileContext } from '../compileContext.ts'
import { iconForWord } from './iconWords.ts'

export function compileIcon(name: string, { icons, report }: CompileContext): IconBody | undefined {
  const body = icons.get(name)
  if (body !== undefined) return body
  const withoutPrefix = name.replace(/^(ti|tabler|icon)[-:]/i, '')
  const isKnown = (other: string): boolean => icons.get(other) !== undefined
  const meant = iconForWord(withoutPrefix, isKnown)
  const nearest = isKnown(withoutPrefix) ? withoutPrefix : (meant ?? nearestName(name, icons.names()))
  if (name.includes('/')) {
    const hint =
      'Write the name of an icon, such as `star`. A picture as the logo is `logo` under `theme`, with its `src`.'
    report({ code: 'unknown-icon', message: `\`${name}\` is a file, but this is the name of an icon.`, hint })
    return undefined
  }
  report({
    code: 'unknown-icon',
    message: `There is no icon \`${name}\`.`,
    ...suggestIcon(nearest),
    ...(nearest !== undefined && (nearest === withoutPrefix || nearest === meant)
      ? replacement(name, nearest)
      : obviousFix(name, icons.names())),
  })
  return undefined
}

function suggestIcon(nearest: string | undefined): Suggestions {
  const all = 'tabler.io/icons shows all icons.'
  const { hint, suggestions = [] } = didYouMean(nearest)
  return hint === undefined ? { hint: all } : { hint: `${hint} ${all}`, suggestions }
}
