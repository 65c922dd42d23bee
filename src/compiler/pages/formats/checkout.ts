import { suggestName } from '../../messages/suggestName.ts'
import { isPlainObject, keysOf, type Path, valueAt } from '../../plain.ts'
import type { CompileContext } from '../compileContext.ts'
import { addressOf } from './url.ts'

/** Both addresses of a plan, named as set.tier. */
export function findCheckout(name: string, context: CompileContext): { monthly: string; annual: string } | undefined {
  const [set = '', tier = '', ...rest] = name.split('.')
  const plan = rest.length === 0 ? context.references.value(['checkout', set, tier]) : undefined
  const [monthly, annual, once] = ['monthly', 'annual', 'once'].map((key) => addressOf(valueAt(plan, key), context))
  if (monthly !== undefined && annual !== undefined) return { monthly, annual }
  if (once !== undefined) return { monthly: once, annual: once }
  if (isPlainObject(plan)) return undefined
  const { checkout } = context.facts.site
  const plans = valueAt(checkout, set)
  const names = keysOf(checkout).flatMap((key) => keysOf(valueAt(checkout, key)).map((plan) => `${key}.${plan}`))
  const [owner, missing, candidates]: [Path, string, readonly string[]] = isPlainObject(plans)
    ? [['checkout', set], tier, keysOf(plans)]
    : [['checkout'], set, keysOf(checkout)]
  const where = 'under `checkout`'
  const {
    nearest,
    fix: _,
    ...ofPart
  } = suggestName(missing, candidates, {
    label: 'It has',
    where,
    declaredIn: owner,
  })
  context.report({
    code: 'unknown-checkout',
    reads: [['checkout', set, tier]],
    ...(nearest && { nearest }),
    ofContent: {
      // Shared content can supply the set alone, or the set with a tier that shouldn't be there.
      pieces: [missing, name.slice(0, name.lastIndexOf('.'))],
      message: `The \`checkout\` table has no \`${missing}\`.`,
      ...ofPart,
    },
    message: `There is no plan \`${name}\` in the \`checkout\` table.`,
    ...suggestName(name, names, {
      label: 'Its plans',
      where,
      otherwise: 'Write the set and the tier: set.tier.',
    }),
  })
  return undefined
}
