import type { Html, IconBody } from '../../../schema/values.ts'

interface TrustedTypesPolicy {
  createHTML(html: string): string
  createScriptURL(address: string): string
}

interface TrustedTypesFactory {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy
}

const rules: TrustedTypesPolicy = { createHTML: (html) => html, createScriptURL: (address) => address }

/**
 * The only way for markup and addresses of scripts into the page. Their types show that the compiler made them. In
 * browsers with Trusted Types, nothing else is allowed.
 */
const scope = globalThis as { trustedTypes?: TrustedTypesFactory; pagewrightPolicy?: TrustedTypesPolicy }
// An open page can load the app of a later deployment, too, and a name can be used only once.
scope.pagewrightPolicy ??= scope.trustedTypes?.createPolicy('pagewright', rules) ?? rules
const policy = scope.pagewrightPolicy

/** Compiled markup, for `dangerouslySetInnerHTML`. */
export function trustedMarkup(markup: Html | IconBody): { readonly __html: string } {
  return { __html: policy.createHTML(markup) }
}

/** The address of a provider's script, as `services` names it. */
export function trustedScript(address: string): string {
  return policy.createScriptURL(address)
}
