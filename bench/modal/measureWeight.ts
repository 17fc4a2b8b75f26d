import type { Browser } from 'playwright'
import { clickLikeAPerson } from './clickLikeAPerson.ts'
import { openPage } from './openPage.ts'
import type { Peer } from './Peer.ts'
import type { Profile } from './Profile.ts'
import type { ServedPeer } from './servePeer.ts'
import { waitForMark } from './waitForMark.ts'
import { type Weight, weighRequests } from './weighRequests.ts'

export interface PageWeight {
  /** Weight before any click. */
  readonly load: Weight
  /** Weight of everything that hovering over the button and the first click fetch. Undefined if no modal opens. */
  readonly firstOpen: Weight | undefined
  /** Heap size after garbage collection and before any click, in MB. */
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

const unhurried: Profile = { name: 'weight', slowdown: 1 }

/** Measures what a page downloads and the memory it retains. */
export async function measureWeight(browser: Browser, peer: Peer, served: ServedPeer): Promise<PageWeight> {
  const open = await openPage(browser, peer, unhurried)
  const { page, devtools, requests } = open
  try {
    await page.goto(served.url)
    await waitForMark(page, 'button', 'settled')
    await open.quiet()
    const load = weighRequests(served, requests.splice(0))

    await devtools.send('HeapProfiler.collectGarbage')
    const { metrics } = await devtools.send('Performance.getMetrics')
    const metric = (name: string): number => metrics.find(metric => metric.name === name)?.value ?? Number.NaN

    let firstOpen: Weight | undefined
    if (peer.row) {
      await clickLikeAPerson(page, peer.button, { name: 'row', target: peer.row })
      await waitForMark(page, 'row', 'settled')
      await open.quiet()
      firstOpen = weighRequests(served, requests)
    }
    return {
      load,
      firstOpen,
      heap: metric('JSHeapUsedSize') / 1e6,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
    }
  } finally {
    await open.close()
  }
}
