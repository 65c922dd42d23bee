import lighthouse from 'lighthouse'
import { launchForLighthouse } from '../../chromium/launchChromium.ts'
import { pages } from './subjects.ts'
import { startVisitHost } from './visitHost.ts'

/**
 * Milliseconds to the largest paint on the phone that Lighthouse simulates, for each page of each folder. The folders
 * take turns, so that a busy moment of the machine meets all of them.
 */
export async function measureLargestPaints<Name extends string>(
  folders: Readonly<Record<Name, string>>,
  runs: number,
): Promise<readonly Readonly<Record<Name, readonly number[]>>[]> {
  const browser = await launchForLighthouse()
  const names = Object.keys(folders) as Name[]
  try {
    const measured = []
    for (const page of Object.values(pages)) {
      const times = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>
      for (let run = 0; run < runs; run++)
        for (const name of names) times[name].push(await largestPaint(folders[name], page, browser.port))
      measured.push(times)
    }
    return measured
  } finally {
    browser.kill()
  }
}

async function largestPaint(folder: string, page: string, port: number): Promise<number> {
  const host = await startVisitHost(folder)
  try {
    const audit = 'largest-contentful-paint'
    const outcome = await lighthouse(host.url + page, { port, logLevel: 'error', onlyAudits: [audit] })
    const value = outcome?.lhr.audits[audit]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse gave no largest paint for ${page} in ${folder}.`)
    return value
  } finally {
    await host.close()
  }
}
