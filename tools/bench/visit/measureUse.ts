import type { Browser } from '@playwright/test'
import {
  type Intent,
  type Load,
  measureBooking,
  measureIntent,
  measureScroll,
  type ScrolledVisit,
} from './measureLoads.ts'
import { type Moves, measureMoves } from './measurePages.ts'
import { weighDocuments } from './subjects.ts'

/** What one way of making the site costs visitors. */
export interface Use {
  /** Bytes of HTML of each page. */
  readonly documents: readonly number[]
  readonly scroll: ScrolledVisit
  readonly booking: Load
  /** One for each run. */
  readonly intents: Intent[]
  /** Moves between pages before and after a form was used. */
  readonly before: Moves[]
  readonly after: Moves[]
}

/** Uses the sites in some folders, which take turns, so that a busy moment of the machine meets all of them. */
export async function measureUse<Name extends string>(
  browser: Browser,
  folders: Readonly<Record<Name, string>>,
  runs: number,
): Promise<Readonly<Record<Name, Use>>> {
  const subjects = Object.entries<string>(folders)
  const measured: Record<string, Use> = {}
  for (const [name, folder] of subjects) {
    measured[name] = {
      documents: weighDocuments(folder),
      scroll: await measureScroll(browser, folder),
      booking: await measureBooking(browser, folder),
      intents: [],
      before: [],
      after: [],
    }
  }
  for (let run = 1; run <= runs; run++) {
    console.error(`Visiting the sites, ${run} of ${runs} …`)
    for (const [name, folder] of subjects) {
      measured[name]?.intents.push(await measureIntent(browser, folder))
      measured[name]?.before.push(await measureMoves(browser, folder, false))
      measured[name]?.after.push(await measureMoves(browser, folder, true))
    }
  }
  return measured as Record<Name, Use>
}
