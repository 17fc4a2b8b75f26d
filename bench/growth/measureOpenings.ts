import type { Browser } from 'playwright'
import type { GrowthSeries } from './GrowthResults.ts'
import { judgeSeries } from './judgeSeries.ts'
import { openVisit } from './openVisit.ts'
import { repeatTurns } from './repeatTurns.ts'

/** Opens and closes the modal 1,000 times. */
export async function measureOpenings(browser: Browser, url: string): Promise<GrowthSeries> {
  const visit = await openVisit(browser, url)
  try {
    const samples = await repeatTurns(visit, { step: 'openAndClose', warmUp: 50, samples: 10, each: 100 })
    return judgeSeries({ name: 'openings', label: 'opened and closed 1 000 times', mayGrow: [] }, samples)
  } finally {
    await visit.close()
  }
}
