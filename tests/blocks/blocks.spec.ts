import { allConditions, nameOf, widths } from '../../src/make/blockTests/conditions.ts'
import { formatFindings } from '../../src/make/blockTests/formatFindings.ts'
import type { Finding } from '../../src/make/blockTests/rule.ts'
import { inspect } from '../../src/make/blockTests/rules.ts'
import { testedTypes } from '../support/exampleSite.ts'
import { whole } from '../support/whole.ts'
import { coverOf } from './coverOf.ts'
import { examplesOf } from './exampleFolders.ts'
import { addressOf, test } from './test.ts'

/**
 * Checks every rule on the examples of every block: on the first ones under some conditions, or with
 * PAGEWRIGHT_TESTS=all on all of them under all conditions.
 */

const examples = examplesOf('blocks').filter(
  ({ type, number }) => testedTypes.includes(type) && (whole || number === 1),
)

for (const [index, example] of examples.entries()) {
  const parts = whole
    ? widths.map((width) => allConditions.filter((condition) => condition.width === width))
    : [coverOf(index)]
  for (const conditions of parts) {
    const title = whole ? `${example.name}, ${conditions[0]?.width} px` : example.name
    test(title, async ({ visitor }) => {
      const findings: Finding[] = []
      for (const condition of conditions) {
        await test.step(nameOf(condition), async () => {
          const visit = await visitor.visit(addressOf('blocks', example.path), condition)
          findings.push(...(await inspect(visit, example.name)))
        })
      }
      if (findings.length > 0) throw unmet(formatFindings(findings))
    })
  }
}

/** An error without a stack trace: the findings name their place themselves. */
function unmet(text: string): Error {
  const error = new Error(`\n${text}\n`)
  error.stack = error.message
  return error
}
