import type { RuleSet } from 'styled-components'

/** Prop of elements with rules that apply only after hydration. Pass `useIsHydrated()`. */
export interface HydratedStyle {
  readonly $isHydrated: boolean
}

/**
 * Rules that the app adds after hydration, for properties that the Nu HTML checker doesn't know yet, so that the
 * prerendered page stays valid. No content or function can depend on these rules.
 */
export function whenHydrated(rules: RuleSet) {
  return ({ $isHydrated }: HydratedStyle) => $isHydrated && rules
}
