import type { RuleSet } from 'styled-components'

/** For elements with rules that only come with the app: `useIsHydrated()` fills it. */
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
