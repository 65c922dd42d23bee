import type { BootRule } from '../../../site/runtime/boot.ts'
import { addressExpression, type RedirectRule } from '../../host/hostRedirects.ts'

/** A redirect as the script of the not-found page follows it. */
export function bootRule({ from, query, to }: Pick<RedirectRule, 'from' | 'query' | 'to'>): BootRule {
  const expression = addressExpression({ from, ...(query !== undefined && { query }) })
    // What follows a path stays, and browsers ask for encoded characters in the letters in which they were written.
    .replace('(?:[?#]|$)', '(?=[?#]|$)')
    .replace(/%[\dA-F]{2}/g, (code) => code.replace(/[A-F]/g, (letter) => `[${letter}${letter.toLowerCase()}]`))
  const replacement = to.replaceAll('$', '$$$$').replace(/\*$/, '$1')
  const isWhole = query !== undefined || /[?#]/.test(to)
  return [`${expression}(?<rest>.*)`, isWhole ? replacement : `${replacement}$<rest>`]
}
