import type { Browser, BrowserContext } from 'playwright'
import type { GrowthSeries, Sample } from './GrowthResults.ts'
import type { Steps } from './inPage/Visitor.ts'
import { judgeSeries } from './judgeSeries.ts'
import { openVisit, type Visit } from './openVisit.ts'
import { weighPage } from './weighPage.ts'
import { workSoFar } from './workSoFar.ts'

const COUNTS = [1000, 2500, 5000, 7500, 10_000]
const STRIDES = 60

/** Opens the list of all wallets, which arrives in one response, with more entries each time. Scrolls to its end. */
export async function measureList(browser: Browser, url: string): Promise<GrowthSeries> {
  const samples: Sample[] = []
  for (const count of COUNTS) {
    const visit = await openVisit(browser, `${url}?list=AllWallets`)
    try {
      await answerWith(visit.page.context(), count)
      const { open: load = Number.NaN } = await openList(visit)
      await visit.page.evaluate(() => window.probe.close())
      const { open = Number.NaN } = await openList(visit)
      const assets = await weighPage(visit)
      const start = await workSoFar(visit)
      await visit.page.evaluate(strides => window.probe.scrollList(strides), STRIDES)
      const stride = ((await workSoFar(visit)) - start) / STRIDES
      samples.push({ at: count, values: { ...assets, load, open, stride } })
    } finally {
      await visit.close()
    }
  }
  // Loading and opening may read every row once. Scrolling must not depend on the length of the list.
  return judgeSeries(
    { name: 'list', label: '10 000 entries in a list, from 1 000', mayGrow: ['heap', 'load', 'open'] },
    samples,
  )
}

function openList({ page }: Visit): Promise<Steps> {
  return page.evaluate(() => window.probe.openList())
}

async function answerWith(context: BrowserContext, count: number): Promise<void> {
  const data = Array.from({ length: count }, (_, index) => ({
    id: String(index).padStart(64, '0'),
    name: `Wallet ${index}`,
    homepage: `https://wallet${index}.example`,
    chains: ['eip155:1'],
  }))
  await context.route('**/getWallets?*', async route => {
    const query = new URL(route.request().url()).searchParams
    // A request for four entries asks for recommended wallets. There are none.
    const isList = query.get('page') === '1' && query.get('entries') !== '4'
    await route.fulfill({ json: { data: isList ? data : [], count } })
  })
}
