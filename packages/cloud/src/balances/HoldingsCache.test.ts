import { expect, test } from 'vitest'
import { ChainUnavailable } from '../chains/ChainUnavailable'
import type { Holding, HoldingsQuery } from './Holding'
import { HoldingsCache } from './HoldingsCache'

function scene(): { cache: HoldingsCache; asked: HoldingsQuery[]; wait(milliseconds: number): void; fail(): void } {
  const asked: HoldingsQuery[] = []
  let now = 0
  let isAway = false
  const read = async (question: HoldingsQuery): Promise<readonly Holding[]> => {
    asked.push(question)
    if (isAway) throw new ChainUnavailable(question.chainId)
    return [{ chainId: question.chainId, units: BigInt(asked.length) }]
  }
  return {
    cache: new HoldingsCache({ read }, () => now),
    asked,
    wait: milliseconds => {
      now += milliseconds
    },
    fail: () => {
      isAway = true
    },
  }
}

test('everybody who asks at once waits for one answer, which is too old for a page that asks again after ten seconds', async () => {
  const { cache, asked, wait } = scene()
  const [first, second] = await Promise.all([cache.read('eip155:1', '0xa'), cache.read('eip155:1', '0xa')])
  expect(first).toBe(second)
  wait(8_999)
  expect(await cache.read('eip155:1', '0xa')).toBe(first)
  expect(asked).toHaveLength(1)
  wait(1)
  expect(await cache.read('eip155:1', '0xa')).toEqual([{ chainId: 'eip155:1', units: 2n }])
})

test('an account on one chain is never taken for the same account on another', async () => {
  const { cache } = scene()
  expect(await cache.read('eip155:1', '0xa')).toEqual([{ chainId: 'eip155:1', units: 1n }])
  expect(await cache.read('eip155:10', '0xa')).toEqual([{ chainId: 'eip155:10', units: 2n }])
})

test('tokens that are named are looked at now, and what was seen is there for the next one', async () => {
  const { cache, asked } = scene()
  await cache.read('eip155:1', '0xa')
  const [seen] = await cache.read('eip155:1', '0xa', ['0xt'])
  expect(asked.map(({ named }) => named)).toEqual([[], ['0xt']])
  expect((await cache.read('eip155:1', '0xa'))[0]).toBe(seen)
})

test('a chain is asked anew without any token by name', async () => {
  const { cache, asked } = scene()
  await cache.read('solana:1', 'a')
  expect(await cache.read('solana:1', 'a', [])).toEqual([{ chainId: 'solana:1', units: 2n }])
  expect(asked).toHaveLength(2)
})

test('a failure is not remembered', async () => {
  const { cache, asked, fail } = scene()
  fail()
  await expect(cache.read('eip155:1', '0xa')).rejects.toThrow(ChainUnavailable)
  await expect(cache.read('eip155:1', '0xa')).rejects.toThrow(ChainUnavailable)
  expect(asked).toHaveLength(2)
})
