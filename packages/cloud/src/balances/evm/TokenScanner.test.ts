import { expect, onTestFinished, test } from 'vitest'
import { sharedDatabase } from '../../../test/server/sharedDatabase'
import { ChainRefused } from '../../chains/ChainRefused'
import type { ChainRpc } from '../../chains/ChainRpc'
import { ChainUnavailable } from '../../chains/ChainUnavailable'
import { toQuantity } from '../../chains/quantity'
import { openDatabase } from '../../storage/openDatabase'
import { TokenScanner, type TokenScannerOptions } from './TokenScanner'
import { TokenScanStore } from './TokenScanStore'

const databaseUrl = sharedDatabase()
const CHAIN = 'eip155:1'
const account = `0x${'a'.repeat(40)}`

/** A chain that records the requested blocks, with token transfers numbered by block. */
class ScriptedChain {
  head = 25_000
  readonly ranges: [from: number, to: number][] = []
  readonly arrivals = new Set<number>()
  /** Maximum blocks per request. */
  limit = Number.POSITIVE_INFINITY
  isAway = false

  readonly rpc: Pick<ChainRpc, 'request'> = {
    request: async (chainId, method, params) => {
      if (this.isAway) throw new ChainUnavailable(chainId)
      if (method === 'eth_blockNumber') return toQuantity(BigInt(this.head))
      const [{ fromBlock, toBlock, topics }] = params as [
        { fromBlock: string; toBlock: string; topics: (string | null)[] },
      ]
      const [from, to] = [Number(fromBlock), Number(toBlock)]
      if (to - from + 1 > this.limit) throw new ChainRefused(chainId, -32602, 'block range is too wide')
      this.ranges.push([from, to])
      return [...this.arrivals]
        .filter(block => block >= from && block <= to)
        .map(block => ({
          address: tokenOf(block),
          // Sent by another account.
          topics: topics.map(topic => topic ?? `0x${'0'.repeat(64)}`),
          blockNumber: toQuantity(BigInt(block)),
        }))
    },
  }
}

/** Returns the address in upper case, as some nodes write it. */
function tokenOf(block: number): string {
  return `0x${block.toString(16).toUpperCase().padStart(40, '0')}`
}

const found = (...blocks: readonly number[]): readonly string[] => blocks.map(block => tokenOf(block).toLowerCase())

async function openScanner(chain: ScriptedChain, options: TokenScannerOptions = {}): Promise<TokenScanner> {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  const scanner = new TokenScanner(chain.rpc, new TokenScanStore(database), { timeout: 20_000, ...options })
  onTestFinished(async () => {
    await scanner.close()
    await database.close()
  })
  return scanner
}

/** Returns an account that no other test uses. */
const own = (digit: string): string => `0x${digit.repeat(40)}`

test('scans every block once, newest first, except those that may still change', async () => {
  const chain = new ScriptedChain()
  chain.arrivals.add(0).add(12_000).add(25_000)
  const scanner = await openScanner(chain)
  expect(await scanner.of(CHAIN, account)).toEqual(found(25_000, 12_000, 0))
  expect(chain.ranges).toEqual([
    [15_001, 25_000],
    [0, 15_000],
  ])
  chain.ranges.length = 0
  chain.head = 25_010
  chain.arrivals.add(25_005)
  expect(await scanner.of(CHAIN, account)).toEqual(found(25_005, 25_000, 12_000, 0))
  expect(chain.ranges).toEqual([[25_000 - 63, 25_010]])
})

test('resumes a scan, even after a restart', async () => {
  const chain = new ScriptedChain()
  chain.arrivals.add(500).add(20_000)
  const first = await openScanner(chain, { requests: 1 })
  expect(await first.of(CHAIN, own('b'))).toEqual(found(20_000))
  const second = await openScanner(chain, { requests: 2, window: 20_000 })
  expect(await second.of(CHAIN, own('b'))).toEqual(found(20_000, 500))
  // The older blocks were requested exactly once.
  const covered = chain.ranges.filter(([from]) => from <= 15_000)
  expect(covered.reduce((sum, [from, to]) => sum + to - from + 1, 0)).toBe(15_001)
})

test('requests fewer blocks if a chain limits the range', async () => {
  const chain = new ScriptedChain()
  chain.limit = 2_000
  chain.arrivals.add(100).add(24_000)
  const scanner = await openScanner(chain, { requests: 100 })
  expect(await scanner.of(CHAIN, own('c'))).toEqual(found(24_000, 100))
  expect(Math.max(...chain.ranges.map(([from, to]) => to - from + 1))).toBeLessThanOrEqual(2_000)
})

/** Returns a followed chain with one token for every account. */
function following(lowest: number, highest: number): NonNullable<TokenScannerOptions['followed']> {
  return { blocks: async () => ({ lowest, highest }), tokens: async () => ['0xfollowed'] }
}

test('skips followed blocks, whether they cover the whole chain or only the newest blocks', async () => {
  const chain = new ScriptedChain()
  chain.arrivals.add(100).add(24_999)
  const all = await openScanner(chain, { followed: following(0, 24_998) })
  expect(await all.of('eip155:11', account)).toEqual(['0xfollowed', ...found(24_999)])
  expect(chain.ranges).toEqual([[24_999, 25_000]])

  chain.ranges.length = 0
  const newest = await openScanner(chain, { followed: following(20_000, 24_990) })
  expect(await newest.of('eip155:12', account)).toEqual(['0xfollowed', ...found(24_999, 100)])
  expect(chain.ranges).toEqual([
    [24_991, 25_000],
    [0, 19_999],
  ])
  chain.ranges.length = 0
  await newest.of('eip155:12', account)
  expect(chain.ranges).toEqual([[24_991, 25_000]])
})

test('scans the newest blocks if a follower of the chain is far behind', async () => {
  const chain = new ScriptedChain()
  chain.arrivals.add(24_000).add(6_000)
  const scanner = await openScanner(chain, { followed: following(0, 5_000) })
  expect(await scanner.of('eip155:13', account)).toEqual(['0xfollowed', ...found(24_000, 6_000)])
  expect(chain.ranges[0]).toEqual([15_001, 25_000])
})

test('scans a restarted local chain again', async () => {
  const chain = new ScriptedChain()
  const scanner = await openScanner(chain)
  await scanner.of('eip155:14', account)
  chain.head = 200
  chain.arrivals.add(100)
  expect(await scanner.of('eip155:14', account)).toEqual(found(100))
})

test('tries large ranges again after an hour', async () => {
  const chain = new ScriptedChain()
  chain.limit = 100
  let now = 0
  const scanner = await openScanner(chain, { requests: 10, now: () => now })
  const widths = async (): Promise<readonly number[]> => {
    chain.ranges.length = 0
    await scanner.of('eip155:15', account)
    return chain.ranges.map(([from, to]) => to - from + 1)
  }
  expect(Math.max(...(await widths()))).toBe(100)
  chain.limit = Number.POSITIVE_INFINITY
  now += 60 * 60_000 - 1
  const narrow = await widths()
  now += 1
  expect([Math.max(...narrow) < 1_000, Math.max(...(await widths())) >= 10_000]).toEqual([true, true])
})

test('returns stored tokens while the chain is unreachable', async () => {
  const chain = new ScriptedChain()
  chain.arrivals.add(24_000)
  const scanner = await openScanner(chain)
  await scanner.of(CHAIN, own('d'))
  chain.isAway = true
  expect(await scanner.of(CHAIN, own('d'))).toEqual(found(24_000))
})

test('limits how long a request waits for a scan', async () => {
  const chain = new ScriptedChain()
  let letGo = (): void => {}
  const held = new Promise<void>(resolve => {
    letGo = resolve
  })
  const slow: Pick<ChainRpc, 'request'> = {
    request: async (...call) => {
      await held
      return chain.rpc.request(...call)
    },
  }
  chain.arrivals.add(24_000)
  const scanner = await openScanner(Object.assign(new ScriptedChain(), { rpc: slow }), { timeout: 0 })
  expect(await scanner.of(CHAIN, own('e'))).toEqual([])
  letGo()
  await expect.poll(() => scanner.of(CHAIN, own('e')), { timeout: 15_000 }).toEqual(found(24_000))
})

test('joins concurrent scans only where they touch', async () => {
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const store = new TokenScanStore(database)
  await store.add(CHAIN, own('f'), { lowest: 100, highest: 200 }, [])
  await store.add(CHAIN, own('f'), { lowest: 300, highest: 400 }, [{ token: '0x1', block: 350 }])
  expect(await store.position(CHAIN, own('f'))).toMatchObject({ lowest: 100, highest: 200 })
  await store.add(CHAIN, own('f'), { lowest: 150, highest: 299 }, [])
  await store.add(CHAIN, own('f'), { lowest: 50, highest: 99 }, [{ token: '0x1', block: 60 }])
  expect(await store.position(CHAIN, own('f'))).toMatchObject({ lowest: 50, highest: 299 })
  expect(await store.tokens(CHAIN, own('f'))).toEqual(['0x1'])
})

test('scans an account that received more tokens in a block than one statement can store', async () => {
  const chain = new ScriptedChain()
  for (let block = 1; block <= 20_000; block++) chain.arrivals.add(block)
  const scanner = await openScanner(chain, { window: 25_001 })
  expect((await scanner.of('eip155:16', account))[0]).toBe(found(20_000)[0])
})

test('deletes the results of an unused account, and scans it again on the next request', async () => {
  const chain = new ScriptedChain()
  chain.arrivals.add(24_000)
  const scanner = await openScanner(chain)
  const database = await openDatabase({ databaseUrl: databaseUrl(), dataDirectory: '' })
  onTestFinished(() => database.close())
  const store = new TokenScanStore(database)
  const here = 'eip155:2'
  await scanner.of(here, account)
  await store.forget(new Date(0))
  expect(await store.tokens(here, account)).toEqual(found(24_000))
  await store.forget(new Date('9999-01-01'))
  expect([await store.tokens(here, account), await store.position(here, account)]).toEqual([[], undefined])
  expect(await scanner.of(here, account)).toEqual(found(24_000))
})
