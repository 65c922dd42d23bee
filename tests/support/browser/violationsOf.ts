import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Scope {
  /** Selectors of elements to check and of elements to skip. */
  readonly include?: string
  readonly exclude?: string
}

/** Everything that axe finds on the page, as `rule: what is wrong: selector`. */
export async function violationsOf(page: Page, { include, exclude }: Scope = {}): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page })
    // Without it, axe opens a window to combine the findings of frames from other origins. No site here has such frames.
    .setLegacyMode()
    // The sandboxed frames of stand-ins, which have tests of their own, take no messages from the page.
    .options({ resultTypes: ['violations'], iframes: false })
  if (include !== undefined) axe.include(include)
  if (exclude !== undefined) axe.exclude(exclude)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}`))
}
