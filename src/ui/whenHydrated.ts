import type { RuleSet } from 'styled-components'

/** Prop of elements with rules that apply only after hydration. Pass `useIsHydrated()`. */
export interface HydratedStyle {
  readonly $isHydrated: boolean
}

/**
 * Rules that the app adds once it answers. They are for what browsers know and the Nu HTML checker does not yet:
 * what is delivered stays free of findings, and nothing that can be read or done depends on these rules.
 */
export function whenHydrated(rules: RuleSet) {
  return ({ $isHydrated }: HydratedStyle) => $isHydrated && rules
}
