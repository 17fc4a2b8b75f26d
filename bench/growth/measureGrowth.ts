import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { peersFolder } from '../modal/installPeer.ts'
import { servePeer } from '../modal/servePeer.ts'
import { buildListPage, listPageDist } from './buildListPage.ts'
import type { GrowthResults, GrowthSeries } from './GrowthResults.ts'
import { growthTable } from './growthTable.ts'
import { measureAnnouncements } from './measureAnnouncements.ts'
import { measureConnections } from './measureConnections.ts'
import { measureHistory } from './measureHistory.ts'
import { measureList } from './measureList.ts'
import { measureOpenings } from './measureOpenings.ts'
import { measureStored } from './measureStored.ts'

export interface GrowthOptions {
  /** Uses the existing build of the list page. */
  readonly built: boolean
  say(line: string): void
}

/**
 * Repeats actions, or runs them with more and more data, and measures what the page retains. Our page in `bench/peers`
 * must already be built.
 */
export async function measureGrowth(browser: Browser, { built, say }: GrowthOptions): Promise<GrowthResults> {
  if (!built || !existsSync(listPageDist)) await buildListPage()
  const ours = await servePeer(join(peersFolder, 'openappkit', 'dist'))
  const list = await servePeer(listPageDist)
  const series: GrowthSeries[] = []
  const add = async (measuring: Promise<GrowthSeries | GrowthSeries[]>): Promise<void> => {
    const added = [await measuring].flat()
    series.push(...added)
    for (const one of added)
      say(
        growthTable({ series: [one] })
          .split('\n')
          .at(-1) ?? '',
      )
  }
  try {
    await add(measureOpenings(browser, ours.url))
    await add(measureConnections(browser, ours.url))
    await add(measureAnnouncements(browser, ours.url))
    await add(measureStored(browser, ours.url))
    await add(measureList(browser, list.url))
    await add(measureHistory(browser, list.url))
  } finally {
    await Promise.all([ours.close(), list.close()])
  }
  return { series }
}
