import {
  type EvmChain,
  type EvmExchange,
  nativeSol,
  type SolanaChain,
  type SolanaMaker,
  startSolanaMaker,
} from '@openappkit/testing/node'
import type { CloudOptions } from '@openappkit/testing-cloud'
import type { SeededChains } from './seedChains'

/** Markets on seeded local chains, and a backend that trades on them. */
export interface SeededSwaps {
  readonly exchange: EvmExchange
  readonly maker: SolanaMaker
  /** Backend settings of the chains, with their markets. */
  readonly backend: Required<Pick<CloudOptions, 'chains' | 'chainSettings' | 'prices' | 'swaps'>>
  /** The app's `swapContracts`. */
  readonly contracts: Readonly<Record<string, readonly string[]>>
  /** More listed ERC-20 tokens. */
  readonly tokens: {
    /** A token that trades only against the dollar. */
    readonly euro: `0x${string}`
    /** A token whose calls return nothing, and whose allowance changes only from or to 0. */
    readonly tether: `0x${string}`
  }
}

const ether = 10n ** 18n
const million = 1_000_000n * 10n ** 6n

/** Creates pools for ether at $2,500 and for a euro at $1.10 on an EVM chain, and a market maker on a Solana chain. */
export async function seedSwaps(
  { backend, tokens: { dollar, solanaDollar } }: SeededChains,
  evm: EvmChain,
  solana: SolanaChain,
): Promise<SeededSwaps> {
  const exchange = await evm.createExchange()
  const { router, weth } = exchange
  const [owner] = evm.accounts
  const euros = { name: 'Test Euro', symbol: 'TEUR', decimals: 6 }
  const tethers = { name: 'Odd Dollar', symbol: 'ODD', decimals: 6 }
  const euro = await evm.createToken(euros)
  const { address: tether } = await evm.createOddToken({ ...tethers, returnsNothing: true })
  await evm.mintTo(tether, owner.address, 5_000n * 10n ** 6n)
  await exchange.addPool({ tokenA: weth, amountA: 1_000n * ether, tokenB: dollar, amountB: (5n * million) / 2n })
  await exchange.addPool({ tokenA: dollar, amountA: (11n * million) / 10n, tokenB: euro, amountB: million })
  await exchange.addPool({ tokenA: weth, amountA: 400n * ether, tokenB: tether, amountB: million })
  const maker = await startSolanaMaker(solana, {
    pairs: [{ tokenA: nativeSol, amountA: 10n ** 9n, tokenB: solanaDollar, amountB: 150n * 10n ** 6n }],
  })
  const id = `eip155:${evm.chainId}`
  const known = backend.chainSettings[id]
  const wrapped = { name: 'Wrapped Ether', symbol: 'WETH', decimals: 18 }
  return {
    exchange,
    maker,
    tokens: { euro, tether },
    contracts: { [id]: [router] },
    backend: {
      ...backend,
      chainSettings: {
        ...backend.chainSettings,
        [id]: {
          ...known,
          tokens: [
            ...(known?.tokens ?? []),
            { address: weth, ...wrapped },
            { address: euro, ...euros },
            { address: tether, ...tethers },
          ],
          swaps: { name: 'Local exchange', router, bases: [dollar] },
        },
      },
      prices: { ...backend.prices, [`${id}:${weth}`]: 2500, [`${id}:${euro}`]: 1.1, [`${id}:${tether}`]: 1 },
      swaps: {
        providers: [{ kind: 'rfq', name: 'Local market maker', url: maker.url, chains: [solana.caipNetworkId] }],
      },
    },
  }
}
