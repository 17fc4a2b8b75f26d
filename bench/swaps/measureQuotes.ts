import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { EvmChain } from '../../packages/testing/src/chain/EvmChain'
import type { Cloud, CloudOptions } from '../../packages/testing-cloud/src/Cloud'
import { root } from '../../tools/scripts/setup.mjs'

const SAMPLES = 100
const ETHER = 10n ** 18n
const DOLLAR = 10n ** 6n
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** An exchange where ether trades for `bought` over three paths: in one pool, and through each of two bases. */
interface Market {
  readonly router: string
  readonly bases: readonly string[]
  readonly bought: string
}

/** Requests quotes from a backend one after another. Resolves with the time of each request in milliseconds. */
export async function measureQuotes(): Promise<number[]> {
  const { startEvmChain } = await load<{ startEvmChain(): Promise<EvmChain> }>('@openappkit/testing/node')
  const { startCloud } = await load<{ startCloud(options: CloudOptions): Promise<Cloud> }>('@openappkit/testing-cloud')
  await using chain = await startEvmChain()
  const { bases, bought, router } = await openMarket(chain)
  const id = `eip155:${chain.chainId}`
  const swaps = { name: 'Local exchange', router, bases }
  await using cloud = await startCloud({ chainSettings: { [id]: { upstreams: [chain.url], swaps } } })
  const { projectId } = cloud
  const query = { projectId, amount: String(ETHER), from: `${id}:${NATIVE}`, to: `${id}:${bought}` }
  const url = `${cloud.url}/v1/convert/quotes?${new URLSearchParams(query)}`
  // The first request finds the pools, whose addresses the backend keeps.
  await timeQuote(url)
  const times: number[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) times.push(await timeQuote(url))
  return times
}

async function openMarket(chain: EvmChain): Promise<Market> {
  const { router, weth, addPool } = await chain.createExchange()
  const create = (symbol: string) => chain.createToken({ name: symbol, symbol, decimals: 6 })
  const bought = await create('BUYX')
  const bases = [await create('USDX'), await create('EURX')]
  await addPool({ tokenA: weth, amountA: 100n * ETHER, tokenB: bought, amountB: 250_000n * DOLLAR })
  for (const base of bases) {
    await addPool({ tokenA: weth, amountA: 1000n * ETHER, tokenB: base, amountB: 2_500_000n * DOLLAR })
    await addPool({ tokenA: base, amountA: 1_000_000n * DOLLAR, tokenB: bought, amountB: 1_000_000n * DOLLAR })
  }
  return { router, bases, bought }
}

async function timeQuote(url: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(url)
  const { quotes } = (await response.json()) as { readonly quotes?: readonly unknown[] }
  const time = performance.now() - start
  if (!quotes?.length) throw new Error(`The backend has no quote (status ${response.status})`)
  return time
}

/** Imports the build of a package that the repository's root doesn't depend on. */
async function load<Module>(name: string): Promise<Module> {
  const { resolve } = createRequire(join(root, 'packages/testing-cloud/package.json'))
  return await import(pathToFileURL(resolve(name)).href)
}
