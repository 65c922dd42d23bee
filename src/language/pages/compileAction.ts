import type { Format } from '../../../schema/formats.ts'
import { addressWithBase } from '../../../schema/siteAddress.ts'
import type { Action, ActionTarget } from '../../../schema/values.ts'
import type { PlainObject } from '../plain.ts'
import { type CompileContext, reportAt, within } from './compileContext.ts'
import { findCheckout } from './formats/checkout.ts'
import { compileFormat } from './formats/compileFormat.ts'
import { compileIcon } from './formats/icon.ts'
import { checkPage, pathOf } from './formats/page.ts'
import { compilePhone } from './formats/phone.ts'
import { withBase } from './formats/withBase.ts'
import { typeset } from './typeset.ts'

/** A button or link with its destination resolved; undefined after a reported problem. */
export function compileAction(action: PlainObject, context: CompileContext): Action | undefined {
  const { icon: iconName } = action
  const icon = typeof iconName === 'string' && within('icon', context, () => compileIcon(iconName, context))
  const target = compileTarget(action, context)
  const { label, event } = action
  within('label', context, () => context.noteText())
  if (typeof label !== 'string' || target === undefined) return undefined
  const isReported = typeof event === 'string' && context.references.value(['analytics']) !== undefined
  return { label: typeset(label, context), ...(icon && { icon }), target, ...(isReported && { event }) }
}

function compileTarget(action: PlainObject, context: CompileContext): ActionTarget | undefined {
  const { to, call, checkout, inert } = action
  reportMisplaced(action, context)
  if (typeof to === 'string') return compileTo(to, action, context)
  for (const [key, format, toTarget] of destinations) {
    const text = action[key]
    if (typeof text !== 'string') continue
    const compiled = within(key, context, () => compileFormat(format, text, context))
    return typeof compiled === 'string' ? toTarget(compiled) : undefined
  }
  if (typeof call === 'string') {
    const phone = within('call', context, () => compilePhone(call, context))
    return phone && { kind: 'call', tel: phone.tel }
  }
  if (typeof checkout === 'string') {
    const addresses = within('checkout', context, () => findCheckout(checkout, context))
    const period = action.period === 'monthly' || action.period === 'annual' ? action.period : 'selected'
    return addresses && { kind: 'checkout', ...withBase('checkout', addresses, context), period }
  }
  return inert === true ? { kind: 'inert' } : undefined
}

type Destination = readonly [key: string, format: Format, toTarget: (compiled: string) => ActionTarget]

const destinations: readonly Destination[] = [
  ['href', 'url', (href) => ({ kind: 'href', href, newTab: !opensAnApp(href) })],
  ['dialog', 'dialog', (dialog) => ({ kind: 'dialog', dialog })],
  ['scrollTo', 'anchor', (anchor) => ({ kind: 'scrollTo', anchor })],
]

/** Mail and phone links don't leave the page, so a new tab for them would stay empty. */
function opensAnApp(url: string): boolean {
  return /^(mailto|tel):/i.test(url)
}

function compileTo(to: string, action: PlainObject, context: CompileContext): ActionTarget | undefined {
  // A link to another site can't be a missing page of this one.
  if (action.broken === undefined || !/^\/(?![/\\])[^\s\\]*$/.test(to)) {
    return within('to', context, () => checkPage(to, context))
      ? { kind: 'to', to: addressWithBase(context.localize(to), context.base) }
      : undefined
  }
  const path = pathOf(to)
  const { references } = context
  if (!references.hasPage(path) && !references.hasRedirect(path))
    return { kind: 'to', to: context.base + context.home + to, document: true }
  return reportAt('broken', { kind: 'not-broken', data: { path } }, context)
}

/** Reports `period` and `broken` beside a destination that they don't apply to. */
function reportMisplaced(action: PlainObject, context: CompileContext): void {
  for (const [key, owner] of [
    ['period', 'checkout'],
    ['broken', 'to'],
  ] as const) {
    if (!Object.hasOwn(action, key) || Object.hasOwn(action, owner)) continue
    reportAt(key, { kind: 'misplaced-key', needs: owner, data: { key, owner } }, context)
  }
}
