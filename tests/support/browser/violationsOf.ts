import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Scope {
  /** Selectors of what to check and of what to leave out. */
  readonly include?: string
  readonly exclude?: string
}

/** Everything that axe finds on the page, as `rule: what is wrong: selector`. */
export async function violationsOf(page: Page, { include, exclude }: Scope = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    // Without it, axe combines its findings in a window of its own, for frames of other origins, which no site here has.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
  if (include !== undefined) axe.include(include)
  if (exclude !== undefined) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`),
  )
}
