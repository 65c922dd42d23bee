import type { Html, IconBody } from '../../schema/values.ts'

interface TrustedTypesPolicy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy
}

const rules: TrustedTypesPolicy = { createHTML: (html) => html, createScriptURL: (address) => address }

/**
 * The one door through which markup and addresses of scripts reach the page. What comes in has been made by the
 * compiler, as its types say; where the browser knows Trusted Types, nothing else gets in.
 */
const policy =
  (globalThis as { trustedTypes?: TrustedTypesFactory }).trustedTypes?.createPolicy('pagewright', rules) ??
  rules

/** Compiled markup, for `dangerouslySetInnerHTML`. */
export function trustedMarkup(markup: Html | IconBody): { readonly __html: string } {
  return { __html: policy.createHTML(markup) }
}

/** The address of a provider's script, as `services` names it. */
export function trustedScript(address: string): string {
  return policy.createScriptURL(address)
}
