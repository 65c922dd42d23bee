import { isPlainObject, valueAt } from '../../plain.ts'
import type { CompileContext } from '../compileContext.ts'
import { addressOf } from './url.ts'

/** Both addresses of a plan, named as set.tier. */
export function findCheckout(name: string, context: CompileContext): { monthly: string; annual: string } | undefined {
  const [set = '', tier = '', ...rest] = name.split('.')
  const plan = rest.length === 0 ? context.references.value(['checkout', set, tier]) : undefined
  const [monthly, annual, once] = ['monthly', 'annual', 'once'].map((key) => addressOf(valueAt(plan, key), context))
  if (monthly !== undefined && annual !== undefined) return { monthly, annual }
  if (once !== undefined) return { monthly: once, annual: once }
  return isPlainObject(plan) ? undefined : context.report({ kind: 'unknown-checkout', data: { name } })
}
