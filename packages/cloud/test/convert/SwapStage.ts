import type { ConvertQuotes, ConvertRequest, ConvertStep, ConvertTransaction, FailureBody } from '@openappkit/contract'
import type { EvmAccount, EvmChain } from '@openappkit/testing/node'
import { type Address, createWalletClient, encodeFunctionData, erc20Abi, type Hex, http } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import type { CloudOptions } from '../../src/server/CloudOptions'
import { startTestCloud } from '../server/startTestCloud'

export const CHAIN = 'eip155:31337'
export const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'
export const ETHER: bigint = 10n ** 18n
export const DOLLAR: bigint = 10n ** 6n

/** A response with its status. */
export interface Answer<Body> {
  readonly status: number
  readonly body: Body
}

/** Returns an address in CAIP-10 on the local chain. */
export function caip(address: string): string {
  return `${CHAIN}:${address}`
}

/** Tokens and pools on a chain. */
export interface Market {
  readonly chain: EvmChain
  readonly router: Address
  readonly weth: Address
  /** Six decimals, at 2,500 per ether. */
  readonly usd: Address
  /** 18 decimals, at one per dollar. Trades only against dollars. */
  readonly dai: Address
  movePrice(sell: Address, buy: Address, percent: number): Promise<void>
  addPool(tokenA: Address, amountA: bigint, tokenB: Address, amountB: bigint): Promise<void>
}

/** Creates 1,000 ether against 2.5 million dollars, and a million dollars against as many DAI. */
export async function openMarket(chain: EvmChain): Promise<Market> {
  const create = async (symbol: string, decimals: number): Promise<Address> =>
    (await chain.createToken({ name: symbol, symbol, decimals })).toLowerCase() as Address
  const usd = await create('USDX', 6)
  const dai = await create('DAIX', 18)
  const exchange = await chain.createExchange()
  const addPool: Market['addPool'] = async (tokenA, amountA, tokenB, amountB) =>
    void (await exchange.addPool({ tokenA, amountA, tokenB, amountB }))
  const weth = exchange.weth.toLowerCase() as Address
  await addPool(weth, 1000n * ETHER, usd, 2_500_000n * DOLLAR)
  await addPool(usd, 1_000_000n * DOLLAR, dai, 1_000_000n * ETHER)
  return {
    chain,
    router: exchange.router.toLowerCase() as Address,
    weth,
    usd,
    dai,
    addPool,
    movePrice: (sell, buy, percent) => exchange.movePrice({ sell, buy, percent }),
  }
}

/** A server with swaps on a market. */
export interface SwapServer {
  readonly url: string
  get<Body>(path: string, query: Readonly<Record<string, string>>): Promise<Answer<Body>>
  quotes(query: Readonly<Record<string, string>>): Promise<ConvertQuotes>
  build(body: Partial<ConvertRequest>): Promise<Answer<ConvertTransaction & Partial<FailureBody>>>
  post<Body>(path: string, body: unknown): Promise<Answer<Body>>
  close(): Promise<void>
}

export async function startSwapServer(
  { chain, router, usd }: Market,
  databaseUrl: string,
  options: CloudOptions = {},
): Promise<SwapServer> {
  const cloud = await startTestCloud({
    databaseUrl,
    chains: {
      chains: { [CHAIN]: { upstreams: [chain.url], swaps: { name: 'Local exchange', router, bases: [usd] } } },
    },
    ...options,
  })
  const read = async <Body>(response: Response): Promise<Answer<Body>> => {
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, body: isJson ? JSON.parse(text) : text }
  }
  const get: SwapServer['get'] = async (path, query) =>
    read(await fetch(`${cloud.url}/v1/convert/${path}?${new URLSearchParams({ projectId: 'local', ...query })}`))
  const post: SwapServer['post'] = async (path, body) =>
    read(await fetch(`${cloud.url}/v1/convert/${path}`, { method: 'POST', body: JSON.stringify(body) }))
  return {
    url: cloud.url,
    get,
    post,
    async quotes(query) {
      const { status, body } = await get<ConvertQuotes>('quotes', query)
      if (status !== 200) throw new Error(`Status ${status}: ${JSON.stringify(body)}`)
      return body
    },
    build: body => post('build-transaction', { projectId: 'local', eip155: { slippage: 1 }, ...body }),
    close: () => cloud.close(),
  }
}

/** Sends the steps of a swap like a wallet. Resolves with the cost of the gas in wei. */
export async function sendSteps(
  chain: EvmChain,
  from: EvmAccount,
  steps: readonly ConvertStep[] = [],
): Promise<bigint> {
  const account = privateKeyToAccount(from.privateKey)
  const wallet = createWalletClient({ account, chain: chain.chain, transport: http(chain.url) })
  let cost = 0n
  for (const step of steps) {
    const { to, data, value, gas } = callOf(step)
    const hash = await wallet.sendTransaction({ to, data, value, ...(gas !== undefined && { gas }) })
    const receipt = await chain.waitForReceipt(hash)
    if (receipt.status !== 'success') throw new Error(`The step ${step.kind} failed`)
    cost += receipt.gasUsed * receipt.effectiveGasPrice
  }
  return cost
}

function callOf(step: ConvertStep): { to: Address; data: Hex; value: bigint; gas?: bigint } {
  if (step.kind === 'signedTransaction') throw new Error('The step is for Solana')
  if (step.kind === 'approve') {
    const args = [plain(step.spender), BigInt(step.amount)] as const
    return {
      to: plain(step.token),
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
      value: 0n,
    }
  }
  const { to, data, value, gas } = step
  return { to: plain(to), data: data as Hex, value: BigInt(value), ...(gas !== undefined && { gas: BigInt(gas) }) }
}

/** Returns the address of a CAIP-10 id. */
export function plain(id: string): Address {
  return id.slice(id.lastIndexOf(':') + 1) as Address
}
