import { type Bench, inTemporaryFolder } from '../bench.ts'
import { goalTable, missedGoals } from '../goalTable.ts'
import { measureLargestPaints } from './largestPaint.ts'
import { measureTypeface } from './measureLoads.ts'
import { measureUse } from './measureUse.ts'
import { buildSubjects, weighDocuments } from './subjects.ts'
import { launchBrowser } from './visitor.ts'
import { visitRows } from './visitRows.ts'

/**
 * Measures what visitors download and wait for, on the same content made with Pagewright, with Astro and by hand. Times
 * are medians of runs in which the three take turns.
 */
export const benchVisit: Bench = ({ site = 'site.yaml', runs = 3 }) =>
  inTemporaryFolder(async (folder) => {
    const { ours, astro, handWritten, noScript, shipped } = await buildSubjects(site, folder)
    const compared = { ours, astro, handWritten }
    const browser = await launchBrowser()
    const typeface = await measureTypeface(browser, shipped)
    const measured = await measureUse(browser, compared, runs).finally(() => browser.close())
    console.error('Measuring the largest paint …')
    const paints = await measureLargestPaints({ ...compared, noScript }, runs)
    const [shippedHome = Number.NaN] = weighDocuments(shipped)
    const rows = visitRows(measured, paints, { home: shippedHome, typeface })
    return {
      report: `${goalTable(rows)}\n\nMedians of ${runs} runs in Chromium ${browser.version()}.`,
      failures: missedGoals(rows),
    }
  })
