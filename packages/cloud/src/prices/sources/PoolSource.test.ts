import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { deployPair, deployPool } from '../../../test/contracts/deployPool'
import { deployToken, type TestToken } from '../../../test/contracts/deployToken'
import { sharedChain } from '../../../test/prices/sharedChain'
import { startUpstream } from '../../../test/server/startUpstream'
import { ChainRpc } from '../../chains/ChainRpc'
import { Upstreams } from '../../proxy/Upstreams'
import type { ChainPrices, PricePool } from '../ChainPrices'
import type { CaipAddress } from '../PriceSource'
import type { UsdPrice } from '../UsdAnswer'
import { PoolSource } from './PoolSource'

const CHAIN = 'eip155:31337'
const ETHER = 10n ** 18n
const DOLLAR = 10n ** 6n

const chain = sharedChain()
const tokens = sharedTokens()

interface Tokens {
  /** 18 decimals, to be priced. */
  readonly token: TestToken
  /** 6 decimals, worth a dollar. */
  readonly dollar: TestToken
}

function sharedTokens(): () => Tokens {
  let deployed: Tokens | undefined
  beforeAll(async () => {
    const token = await deployToken(chain(), { decimals: 18 })
    deployed = { token, dollar: await deployToken(chain(), { decimals: 6 }) }
  }, 30_000)
  return () => {
    if (!deployed) throw new Error('The tokens are there only while tests run')
    return deployed
  }
}

/** Creates a source that reads the chain and knows the price of one dollar token. That price is a minute old. */
function sourceOf(prices: ChainPrices, url = chain().url) {
  const known = new Map<CaipAddress, UsdPrice>([
    [of(tokens().dollar.address), { usd: 1, asOf: Date.now() - 60_000, source: 'file' }],
  ])
  const source = new PoolSource({
    name: 'pools',
    rpc: new ChainRpc(new Upstreams({ [CHAIN]: [url] }), { timeout: 2000 }),
    pricesOf: chainId => (chainId === CHAIN ? prices : undefined),
    usdOf: async asset => known.get(asset),
  })
  const quote = (asset: CaipAddress) => source.quote([asset], AbortSignal.timeout(10_000)).then(map => map.get(asset))
  return { source, known, quote }
}

function of(address: string): CaipAddress {
  return `${CHAIN}:${address}`
}

/** Deploys a pair with these numbers of whole tokens and whole dollars. */
async function pairWith(wholeTokens: bigint, wholeDollars: bigint): Promise<PricePool & { sync(): Promise<void> }> {
  const { token, dollar } = tokens()
  const pair = await deployPair(chain(), [token.address, dollar.address])
  await token.mint(pair.address, wholeTokens * ETHER)
  await dollar.mint(pair.address, wholeDollars * DOLLAR)
  await pair.sync()
  return {
    pool: pair.address,
    shape: 'uniswap-v2',
    token: token.address,
    against: dollar.address,
    sync: () => pair.sync(),
  }
}

test('the price of a pair is the ratio of its reserves, and changes with a trade', async () => {
  const pair = await pairWith(10n, 25_000n)
  const { quote } = sourceOf({ pools: [pair] })
  expect((await quote(of(tokens().token.address)))?.usd).toBe(2500)

  await tokens().dollar.mint(pair.pool as `0x${string}`, 5_000n * DOLLAR)
  await pair.sync()
  expect((await quote(of(tokens().token.address)))?.usd).toBe(3000)
})

test('a price is as old as its oldest input', async () => {
  const { quote, known } = sourceOf({ pools: [await pairWith(10n, 25_000n)] })
  const dollar = known.get(of(tokens().dollar.address))
  expect((await quote(of(tokens().token.address)))?.asOf).toBe(dollar?.asOf)

  known.set(of(tokens().dollar.address), { usd: 1, asOf: Number.MAX_SAFE_INTEGER, source: 'file' })
  const { timestamp } = await chain().client.getBlock()
  expect((await quote(of(tokens().token.address)))?.asOf).toBe(Number(timestamp) * 1000)
})

test('ignores a pool below the minimum value, even if tokens are sent to it without a trade', async () => {
  const pair = await pairWith(4n, 9_999n)
  const { quote } = sourceOf({ pools: [pair] })
  expect(await quote(of(tokens().token.address))).toBeUndefined()
  await tokens().dollar.mint(pair.pool as `0x${string}`, 1_000_000n * DOLLAR)
  expect(await quote(of(tokens().token.address))).toBeUndefined()

  const { quote: quoteLess } = sourceOf({ pools: [{ ...pair, minLiquidity: 9_999 }] })
  expect((await quoteLess(of(tokens().token.address)))?.usd).toBe(2499.75)
})

test('uses the deepest of several pools of a token', async () => {
  const pools = [await pairWith(10n, 20_000n), await pairWith(100n, 260_000n), await pairWith(10n, 30_000n)]
  expect((await sourceOf({ pools }).quote(of(tokens().token.address)))?.usd).toBe(2600)
})

test('reads the price of a Uniswap v3 pool from its square root, in either token order', async () => {
  const { token, dollar } = tokens()
  const pool = await deployPool(chain(), [token.address, dollar.address])
  await dollar.mint(pool.address, 50_000n * DOLLAR)
  // 2,500 dollars per token: 2.5e9 units for 1e18, a ratio of 1 to 4e8 with a square root of 1 to 2e4.
  const isFirst = BigInt(token.address) < BigInt(dollar.address)
  await pool.set(isFirst ? (1n << 96n) / 20_000n : (1n << 96n) * 20_000n)
  const listed: PricePool = { pool: pool.address, shape: 'uniswap-v3', token: token.address, against: dollar.address }
  expect((await sourceOf({ pools: [listed] }).quote(of(token.address)))?.usd).toBeCloseTo(2500, 9)
})

test('a native asset has the price of its wrapped token', async () => {
  const { source, known, quote } = sourceOf({ wrappedNative: tokens().token.address })
  known.set(of(tokens().token.address), { usd: 2500, asOf: 5, source: 'file' })
  expect(await quote(`${CHAIN}:native`)).toEqual({ usd: 2500, asOf: 5 })
  known.delete(of(tokens().token.address))
  expect(await quote(`${CHAIN}:native`)).toBeUndefined()
  expect(source.groupOf('eip155:1:native')).toBeUndefined()
})

test('a pool has no price if the asset that it trades against has none', async () => {
  const { quote, known } = sourceOf({ pools: [await pairWith(10n, 25_000n)] })
  known.clear()
  expect(await quote(of(tokens().token.address))).toBeUndefined()
})

test("skips an address that isn't a pool", async () => {
  const pair = await pairWith(10n, 25_000n)
  const pools = [{ ...pair, pool: `0x${'9'.repeat(40)}` }, { ...pair, pool: tokens().token.address }, pair]
  expect((await sourceOf({ pools }).quote(of(tokens().token.address)))?.usd).toBe(2500)
})

test('an unreachable chain is an error, not a missing price', async () => {
  const node = await startUpstream()
  onTestFinished(() => node[Symbol.asyncDispose]())
  node.answer(500, 'down')
  const { quote } = sourceOf({ pools: [await pairWith(10n, 25_000n)] }, node.url)
  await expect(quote(of(tokens().token.address))).rejects.toThrow()
})
