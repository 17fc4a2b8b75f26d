import { expect, test } from 'vitest'
import { sharedDatabase } from '../../test/server/sharedDatabase'
import { ChainRefused } from '../chains/ChainRefused'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { EventSearchOptions } from '../chains/EventSearch'
import { openDatabase } from '../storage/openDatabase'
import { NftScanStore } from './NftScanStore'
import { ScannedArrivals } from './ScannedArrivals'

const databaseUrl = sharedDatabase()
const ACCOUNT = `0x${'a'.repeat(40)}`
/** Blocks that a reorganization may still replace. They are searched again. */
const UNSETTLED = 64

/** Creates a chain of empty blocks. Its node searches at most `widest` blocks per request. */
function emptyChain(chainId: string, head: number, widest = 1_000_000) {
  const spans: (readonly [lowest: number, highest: number])[] = []
  const request = async (_chain: string, method: string, params: unknown): Promise<unknown> => {
    if (method === 'eth_blockNumber') return `0x${head.toString(16)}`
    const [{ fromBlock, toBlock, topics }] = params as [{ fromBlock: string; toBlock: string; topics: unknown[] }]
    const [lowest, highest] = [Number(fromBlock), Number(toBlock)]
    if (highest - lowest >= widest) throw new ChainRefused(chainId, -32_005, 'too many blocks')
    // Each span takes two requests.
    if (typeof topics[0] === 'string') spans.push([lowest, highest])
    return []
  }
  return { spans, request }
}

async function searchAll(
  chainId: string,
  rpc: Pick<ReturnType<typeof emptyChain>, 'request'>,
  options: EventSearchOptions,
): Promise<number> {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  let searches = 1
  // A new instance each time, like another process: only the database has the progress.
  const search = () => new ScannedArrivals(rpc, new NftScanStore(database), { timeout: 10_000, ...options })
  while (!(await search().search(chainId, ACCOUNT))) searches += 1
  await database.close()
  return searches
}

test('searches the newest blocks first, then backwards, each block once, with a bounded number of requests per search', async () => {
  const head = 200_000
  const chain = emptyChain('eip155:991', head)
  const searches = await searchAll('eip155:991', chain, { window: 10_000, requests: 2 })

  expect(chain.spans[0]).toEqual([head - 9999, head])
  expect(chain.spans.length).toBeLessThanOrEqual(searches * 2)
  expect(searches).toBeGreaterThan(2)
  const settled = chain.spans
    .map(([lowest, highest]): [number, number] => [lowest, Math.min(highest, head - UNSETTLED)])
    .filter(([lowest, highest]) => lowest <= highest)
    .sort(([one], [other]) => one - other)
  expect(settled[0]?.[0]).toBe(0)
  expect(settled.at(-1)?.[1]).toBe(head - UNSETTLED)
  for (const [index, [lowest]] of settled.entries()) {
    if (index > 0) expect(lowest).toBe((settled[index - 1]?.[1] ?? 0) + 1)
  }
})

test('requests fewer blocks from a node that rejects large ranges', async () => {
  const chain = emptyChain('eip155:992', 5000, 700)
  await searchAll('eip155:992', chain, { window: 10_000, requests: 50 })
  expect(Math.max(...chain.spans.map(([lowest, highest]) => highest - lowest))).toBeLessThan(700)
})

test('a search is complete if its last request covers the chain, and on a chain shorter than the unsettled range', async () => {
  expect(await searchAll('eip155:993', emptyChain('eip155:993', 10_000), { window: 10_001, requests: 1 })).toBe(1)
  expect(await searchAll('eip155:994', emptyChain('eip155:994', 10), { requests: 1 })).toBe(1)
})

test('searches a restarted chain again', async () => {
  await searchAll('eip155:995', emptyChain('eip155:995', 5000), {})
  const again = emptyChain('eip155:995', 900)
  await searchAll('eip155:995', again, {})
  expect(again.spans).toEqual([[0, 900]])
})

test('a search of an unreachable chain is incomplete', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  const chain = emptyChain('eip155:996', 5000)
  const store = new NftScanStore(database)
  expect(await new ScannedArrivals(chain, store).search('eip155:996', ACCOUNT)).toBe(true)
  const away = { request: () => Promise.reject(new ChainUnavailable('eip155:996')) }
  expect(await new ScannedArrivals(away, store).search('eip155:996', ACCOUNT)).toBe(false)
  await database.close()
})
