import type { Browser, BrowserContext } from 'playwright'
import type { GrowthSeries, Sample } from './GrowthResults.ts'
import { judgeSeries } from './judgeSeries.ts'
import { openVisit } from './openVisit.ts'
import { weighPage } from './weighPage.ts'

const COUNTS = [1000, 5500, 10_000]
const STRIDES = 60

/**
 * Opens an account history that arrives in one response, with more transactions each time. Scrolls to its end and
 * weighs the page there.
 */
export async function measureHistory(browser: Browser, url: string): Promise<GrowthSeries> {
  const samples: Sample[] = []
  for (const count of COUNTS) {
    const visit = await openVisit(browser, `${url}?list=Transactions`)
    const { page } = visit
    try {
      await answerWith(page.context(), count)
      await page.evaluate(() => window.probe.connect())
      await page.evaluate(() => window.probe.openList())
      await page.evaluate(strides => window.probe.scrollList(strides), STRIDES)
      samples.push({ at: count, values: { ...(await weighPage(visit)) } })
    } finally {
      await visit.close()
    }
  }
  return judgeSeries(
    { name: 'history', label: '10 000 transactions in a list, from 1 000', mayGrow: ['heap'] },
    samples,
  )
}

async function answerWith(context: BrowserContext, count: number): Promise<void> {
  const now = Date.now()
  const data = Array.from({ length: count }, (_, index) => ({
    id: `transaction${index}`,
    metadata: {
      operationType: 'send',
      hash: `0x${String(index).padStart(64, '0')}`,
      minedAt: new Date(now - index * 3_600_000).toISOString(),
      status: 'confirmed',
      chain: 'eip155:1',
    },
    transfers: [],
  }))
  await context.route('**/v1/supported-chains*', route => route.fulfill({ json: { http: ['eip155:1'], ws: [] } }))
  await context.route('**/history?*', route => route.fulfill({ json: { data, next: null } }))
}
