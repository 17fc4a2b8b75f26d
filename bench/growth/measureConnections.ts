import type { Browser } from 'playwright'
import type { GrowthSeries } from './GrowthResults.ts'
import { judgeSeries } from './judgeSeries.ts'
import { openVisit } from './openVisit.ts'
import { repeatTurns } from './repeatTurns.ts'

/** Connects and disconnects a wallet 200 times. */
export async function measureConnections(browser: Browser, url: string): Promise<GrowthSeries> {
  const visit = await openVisit(browser, url)
  try {
    const samples = await repeatTurns(visit, { step: 'connectAndDisconnect', warmUp: 20, samples: 10, each: 20 })
    return judgeSeries({ name: 'connections', label: 'connected and disconnected 200 times', mayGrow: [] }, samples)
  } finally {
    await visit.close()
  }
}
