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
/** Blocks that may still be exchanged, which are searched again. */
const UNSETTLED = 64

/** A chain of empty blocks whose node searches so many at once. */
function emptyChain(chainId: string, head: number, widest = 1_000_000) {
  const spans: (readonly [lowest: number, highest: number])[] = []
  const request = async (_chain: string, method: string, params: unknown): Promise<unknown> => {
    if (method === 'eth_blockNumber') return `0x${head.toString(16)}`
    const [{ fromBlock, toBlock, topics }] = params as [{ fromBlock: string; toBlock: string; topics: unknown[] }]
    const [lowest, highest] = [Number(fromBlock), Number(toBlock)]
    if (highest - lowest >= widest) throw new ChainRefused(chainId, -32_005, 'too many blocks')
    // Two questions for each span.
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
  // Another process each time: what was searched is known from the database alone.
  const search = () => new ScannedArrivals(rpc, new NftScanStore(database), { timeouts: 10_000, ...options })
  while (!(await search().search(chainId, ACCOUNT))) searches += 1
  await database.close()
  return searches
}

test('the newest blocks are searched first, then backwards, each once, a bounded number of questions at a time', async () => {
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

test('requests fewer blocks from a node that refuses many', async () => {
  const chain = emptyChain('eip155:992', 5000, 700)
  await searchAll('eip155:992', chain, { window: 10_000, requests: 50 })
  expect(Math.max(...chain.spans.map(([lowest, highest]) => highest - lowest))).toBeLessThan(700)
})

test('a search that ends with its last question is complete, and so is one of a chain shorter than what is settled', async () => {
  expect(await searchAll('eip155:993', emptyChain('eip155:993', 10_000), { window: 10_001, requests: 1 })).toBe(1)
  expect(await searchAll('eip155:994', emptyChain('eip155:994', 10), { requests: 1 })).toBe(1)
})

test('searches a restarted chain again', async () => {
  await searchAll('eip155:995', emptyChain('eip155:995', 5000), {})
  const again = emptyChain('eip155:995', 900)
  await searchAll('eip155:995', again, {})
  expect(again.spans).toEqual([[0, 900]])
})

test('an impossible search is not complete', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  const chain = emptyChain('eip155:996', 5000)
  const store = new NftScanStore(database)
  expect(await new ScannedArrivals(chain, store).search('eip155:996', ACCOUNT)).toBe(true)
  const away = { request: () => Promise.reject(new ChainUnavailable('eip155:996')) }
  expect(await new ScannedArrivals(away, store).search('eip155:996', ACCOUNT)).toBe(false)
  await database.close()
})
