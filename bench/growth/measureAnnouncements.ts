import type { Browser } from 'playwright'
import type { GrowthSeries, Sample } from './GrowthResults.ts'
import { judgeSeries } from './judgeSeries.ts'
import { openVisit } from './openVisit.ts'
import { weighPage } from './weighPage.ts'

const WALLETS = 50
const STEP = 10
const AGAIN = 200

/** Announces wallets ten at a time, then all of them repeatedly. Weighs the page while the modal shows them. */
export async function measureAnnouncements(browser: Browser, url: string): Promise<GrowthSeries[]> {
  const visit = await openVisit(browser, url)
  const { page } = visit
  const announce = (count: number): Promise<void> => page.evaluate(count => window.wallets.announce(count), count)
  const look = async (at: number, wallets: number): Promise<Sample> => {
    const steps = await page.evaluate(rows => window.probe.open(rows), wallets)
    const values = { ...(await weighPage(visit)), ...steps }
    await page.evaluate(() => window.probe.close())
    return { at, values }
  }
  try {
    await look(1, 1)
    const one = [await look(1, 1)]
    for (let wallets = STEP; wallets <= WALLETS; wallets += STEP) {
      await announce(wallets)
      one.push(await look(wallets, wallets))
    }
    const again = [await look(0, WALLETS)]
    for (let times = AGAIN / 10; times <= AGAIN; times += AGAIN / 10) {
      for (let turn = 0; turn < AGAIN / 10; turn += 1) await announce(WALLETS)
      again.push(await look(times, WALLETS))
    }
    return [
      judgeSeries(
        {
          name: 'announced',
          label: `${WALLETS} wallets announced, from 1`,
          mayGrow: ['heap', 'nodes', 'listeners', 'open'],
        },
        one,
      ),
      judgeSeries(
        { name: 'announced-again', label: `${WALLETS} wallets announced ${AGAIN} times more`, mayGrow: [] },
        again,
      ),
    ]
  } finally {
    await visit.close()
  }
}
