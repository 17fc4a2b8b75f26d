import {
  type Account,
  type Address,
  type Chain,
  createWalletClient,
  erc20Abi,
  type HttpTransport,
  http,
  maxUint256,
  type WalletClient,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { test as base, type TestAPI } from 'vitest'
import type { EvmChain } from '../src/chain/EvmChain'
import { startEvmChain } from '../src/chain/startEvmChain'
import type { EvmExchange } from '../src/exchange/EvmExchange'
import { exchangeAbi } from '../src/exchange/exchangeAbi'

export const ether: bigint = 10n ** 18n
export const dollar: bigint = 10n ** 6n

/** 1,000 ETH against 2,500,000 USDX, and 1,000,000 USDX against 1,000,000 DAIX. */
export interface Market {
  readonly chain: EvmChain
  readonly exchange: EvmExchange
  readonly usd: Address
  readonly dai: Address
  /** The pool of ether and USDX. */
  readonly pool: Address
}

type SwapName = Extract<(typeof exchangeAbi)[number], { type: 'function'; name: `swap${string}` }>['name']

/** An account that trades like an app's user. */
export interface Trader {
  readonly address: Address
  readonly wallet: WalletClient<HttpTransport, Chain, Account>
  approve(token: Address, amount: bigint): Promise<void>
  /** Sends a swap to the router, and resolves with the cost of its gas in wei. */
  swap(name: SwapName, swap: SwapInput): Promise<bigint>
  balanceOf(token: Address): Promise<bigint>
}

export interface SwapInput {
  readonly amountIn: bigint
  readonly path: readonly Address[]
  /** Default: 0. */
  readonly min?: bigint
  /** Default: never. */
  readonly deadline?: bigint
}

async function openMarket(chain: EvmChain): Promise<Market> {
  const usd = await chain.createToken({ name: 'US Dollar', symbol: 'USDX', decimals: 6 })
  const dai = await chain.createToken({ name: 'Dai', symbol: 'DAIX', decimals: 18 })
  const exchange = await chain.createExchange()
  const { weth } = exchange
  const pool = await exchange.addPool({
    tokenA: weth,
    amountA: 1_000n * ether,
    tokenB: usd,
    amountB: 2_500_000n * dollar,
  })
  await exchange.addPool({ tokenA: usd, amountA: 1_000_000n * dollar, tokenB: dai, amountB: 1_000_000n * ether })
  return { chain, exchange, usd, dai, pool }
}

function createTrader({ chain, exchange }: Market): Trader {
  const account = privateKeyToAccount(chain.accounts[0].privateKey)
  const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  const { address } = account
  return {
    address,
    wallet,
    async approve(token, amount) {
      const args = [exchange.router, amount] as const
      await chain.waitForReceipt(
        await wallet.writeContract({ abi: erc20Abi, address: token, functionName: 'approve', args }),
      )
    },
    async swap(name, { amountIn, path, min = 0n, deadline = maxUint256 }) {
      const common = [min, path, address, deadline]
      const input = name.startsWith('swapExactETH')
        ? { args: common, value: amountIn }
        : { args: [amountIn, ...common] }
      // The arguments depend on the name, which viem's types can't follow.
      const call = { abi: exchangeAbi, address: exchange.router, functionName: name, ...input } as unknown
      const hash = await wallet.writeContract(call as Parameters<typeof wallet.writeContract>[0])
      const { gasUsed, effectiveGasPrice } = await chain.waitForReceipt(hash)
      return gasUsed * effectiveGasPrice
    },
    balanceOf: token => chain.tokenBalanceOf(address, token),
  }
}

/** Extends `test` with a market that each test finds in the same state. */
export const test: TestAPI<{ opened: Market; market: Market; trader: Trader }> = base.extend<{
  $file: { opened: Market }
  $test: { market: Market; trader: Trader }
}>({
  opened: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      await using chain = await startEvmChain()
      await use(await openMarket(chain))
    },
    { scope: 'file' },
  ],
  market: async ({ opened }, use) => {
    const restore = await opened.chain.snapshot()
    await use(opened)
    await restore()
  },
  trader: async ({ market }, use) => {
    await use(createTrader(market))
  },
})
