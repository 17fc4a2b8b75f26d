import type { Browser, Page } from 'playwright'
import type { GrowthSeries, Sample } from './GrowthResults.ts'
import type { Steps } from './inPage/Visitor.ts'
import { judgeSeries } from './judgeSeries.ts'
import { medianSteps } from './medianSteps.ts'
import { openVisit } from './openVisit.ts'
import { weighPage } from './weighPage.ts'

const COUNTS = [1, 25, 50, 75, 100]
const RELOADS = 5

/**
 * Reloads the page with more and more stored connections, each to a different wallet that is still installed and
 * approves reconnecting.
 */
export async function measureStored(browser: Browser, url: string): Promise<GrowthSeries> {
  const visit = await openVisit(browser, url)
  const { page } = visit
  try {
    await page.evaluate(() => window.probe.connect())
    await weighPage(visit)
    const one = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>)
    const samples: Sample[] = []
    for (const count of COUNTS) {
      await page.evaluate(storeConnections, { one, count })
      const reloads: Steps[] = []
      for (let reload = 0; reload < RELOADS; reload += 1) reloads.push(await comeBack(page))
      samples.push({ at: count, values: { ...(await weighPage(visit)), ...medianSteps(reloads) } })
    }
    const mayGrow = ['heap', 'nodes', 'listeners', 'button', 'connected', 'restored']
    return judgeSeries({ name: 'stored', label: 'reloaded with 100 connections stored, from 1', mayGrow }, samples)
  } finally {
    await visit.close()
  }
}

/** Reloads the page. Resolves once the account is shown and every wallet has reconnected. */
async function comeBack(page: Page): Promise<Steps> {
  await page.reload()
  const both = (): boolean => window.probe.arrived.connected > 0 && window.probe.arrived.restored > 0
  await page.waitForFunction(both, undefined, { polling: 50 })
  return page.evaluate(() => ({ ...window.probe.arrived }))
}

/** Stores `count` copies of a stored connection, each with a different wallet and account. Runs in the page. */
function storeConnections({ one, count }: { one: Record<string, string>; count: number }): void {
  const copy = <Value>(value: Value, index: number): Value => {
    const text = JSON.stringify(value)
      .replaceAll('org.example.wallet0', `org.example.wallet${index}`)
      .replaceAll('Wallet 0', `Wallet ${index}`)
      .replaceAll(String(1000).padStart(40, '1'), String(1000 + index).padStart(40, '1'))
    return JSON.parse(text)
  }
  const indices = Array.from({ length: count }, (_, index) => index)
  const repeat = <Value>(list: readonly Value[]): Value[] =>
    indices.flatMap(index => list.map(item => copy(item, index)))
  localStorage.clear()
  for (const [name, value] of Object.entries(one)) localStorage.setItem(name, value)
  localStorage.setItem('wallets', String(count))
  for (const index of indices) localStorage.setItem(`org.example.wallet${index}`, 'allowed')

  const ours = JSON.parse(one['@appkit/connections'] ?? '{}')
  localStorage.setItem('@appkit/connections', JSON.stringify({ eip155: repeat(ours.eip155) }))
  const recent = JSON.parse(one['@appkit/recent_wallets'] ?? '[]')
  localStorage.setItem('@appkit/recent_wallets', JSON.stringify(repeat(recent)))
  const wagmi = JSON.parse(one['wagmi.store'] ?? '{}')
  const entries = wagmi.state.connections.value as [string, { connector: { uid: string } }][]
  wagmi.state.connections.value = indices.flatMap(index =>
    entries.map(([uid, connection]) => {
      const own = copy(connection, index)
      const ownUid = index === 0 ? uid : `${uid}${index}`
      return [ownUid, { ...own, connector: { ...own.connector, uid: ownUid } }]
    }),
  )
  localStorage.setItem('wagmi.store', JSON.stringify(wagmi))
}
