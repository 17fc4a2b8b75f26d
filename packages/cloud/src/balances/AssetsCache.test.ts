import { expect, test } from 'vitest'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { Asset, AssetsQuery } from './Asset'
import { AssetsCache } from './AssetsCache'

function scene(): { cache: AssetsCache; queries: AssetsQuery[]; wait(milliseconds: number): void; fail(): void } {
  const queries: AssetsQuery[] = []
  let now = 0
  let isAway = false
  const read = async (query: AssetsQuery): Promise<readonly Asset[]> => {
    queries.push(query)
    if (isAway) throw new ChainUnavailable(query.chainId)
    return [{ chainId: query.chainId, units: BigInt(queries.length) }]
  }
  return {
    cache: new AssetsCache({ read }, () => now),
    queries,
    wait: milliseconds => {
      now += milliseconds
    },
    fail: () => {
      isAway = true
    },
  }
}

test('shares one result among concurrent readers, and reads again for an app that polls every ten seconds', async () => {
  const { cache, queries, wait } = scene()
  const [first, second] = await Promise.all([cache.read('eip155:1', '0xa'), cache.read('eip155:1', '0xa')])
  expect(first).toBe(second)
  wait(8_999)
  expect(await cache.read('eip155:1', '0xa')).toBe(first)
  expect(queries).toHaveLength(1)
  wait(1)
  expect(await cache.read('eip155:1', '0xa')).toEqual([{ chainId: 'eip155:1', units: 2n }])
})

test('caches an account separately on each chain', async () => {
  const { cache } = scene()
  expect(await cache.read('eip155:1', '0xa')).toEqual([{ chainId: 'eip155:1', units: 1n }])
  expect(await cache.read('eip155:10', '0xa')).toEqual([{ chainId: 'eip155:10', units: 2n }])
})

test('reads named tokens again and caches the result for the next reader', async () => {
  const { cache, queries } = scene()
  await cache.read('eip155:1', '0xa')
  const [seen] = await cache.read('eip155:1', '0xa', ['0xt'])
  expect(queries.map(({ named }) => named)).toEqual([[], ['0xt']])
  expect((await cache.read('eip155:1', '0xa'))[0]).toBe(seen)
})

test('reads a chain again even if the list of named tokens is empty', async () => {
  const { cache, queries } = scene()
  await cache.read('solana:1', 'a')
  expect(await cache.read('solana:1', 'a', [])).toEqual([{ chainId: 'solana:1', units: 2n }])
  expect(queries).toHaveLength(2)
})

test("doesn't cache a failure", async () => {
  const { cache, queries, fail } = scene()
  fail()
  await expect(cache.read('eip155:1', '0xa')).rejects.toThrow(ChainUnavailable)
  await expect(cache.read('eip155:1', '0xa')).rejects.toThrow(ChainUnavailable)
  expect(queries).toHaveLength(2)
})
