import { type Address, encodeFunctionData } from 'viem'
import { z } from 'zod'
import type { ChainRpc } from '../../chains/ChainRpc'
import { contractCall } from '../../chains/contractCall'
import { quantitySchema } from '../../chains/quantity'
import { minimumOf } from '../minimumOf'
import { SwapFailure } from '../SwapFailure'
import type { SwapBuild, SwapInput, SwapOffer, SwapOrder, SwapProvider } from '../SwapProvider'
import { chooseCalldata } from './chooseCalldata'
import { decodeAddress } from './decodeWord'
import { PairReader } from './PairReader'
import { type PathQuote, RouterQuotes } from './RouterQuotes'
import { routerAbi, wrappedAbi } from './routerAbi'
import type { RouterSwap } from './routerCalldata'
import type { SwapRouter } from './SwapRouter'
import { swapPaths } from './swapPaths'

/** Milliseconds for which a quote is valid. A pool's price can change with every block. */
const LIFETIME = 15_000
/** Seconds until an unmined swap fails. */
const DEADLINE = 20n * 60n
/** Gas of a transfer in and out, and of each pair. Measured on Uniswap V2, with a margin. */
const GAS = { base: 70_000n, hop: 50_000n, wrap: 50_000n }

export interface RouterProviderOptions {
  readonly id: string
  readonly chainId: string
  readonly settings: SwapRouter
  /** Wrapped native token if the settings have none. */
  readonly wrappedNative?: string | undefined
  readonly rpc: Pick<ChainRpc, 'request' | 'batch'>
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}

const blockSchema = z.looseObject({ timestamp: quantitySchema })

/** Swaps through an exchange with the interface of the Uniswap V2 router. */
export class RouterProvider implements SwapProvider {
  readonly id: string
  readonly name: string
  readonly timeout = 5000
  readonly #options: RouterProviderOptions
  readonly #router: Address
  readonly #bases: readonly Address[]
  readonly #quotes: RouterQuotes
  readonly #now: () => number
  #wrapped: Address | undefined

  constructor(options: RouterProviderOptions) {
    const { id, chainId, settings, rpc, now = Date.now } = options
    this.id = id
    this.name = settings.name ?? 'Router'
    this.#options = options
    this.#router = addressOf(settings.router)
    this.#bases = (settings.bases ?? []).map(addressOf)
    this.#now = now
    const wrapped = settings.wrappedNative ?? options.wrappedNative
    this.#wrapped = wrapped === undefined ? undefined : addressOf(wrapped)
    this.#quotes = new RouterQuotes(rpc, {
      chainId,
      router: this.#router,
      pairs: new PairReader(rpc, chainId, this.#router, now),
    })
  }

  supports(chainId: string): boolean {
    return chainId === this.#options.chainId
  }

  async spenderOn(): Promise<string> {
    return this.#router
  }

  async quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer> {
    const wrapped = await this.#findWrapped(signal)
    if (isWrap(input, wrapped)) return this.#wrapOffer(input)
    return this.#offer(input, await this.#best(input, wrapped, signal))
  }

  async build(order: SwapOrder, signal: AbortSignal): Promise<SwapBuild> {
    const wrapped = await this.#findWrapped(signal)
    if (isWrap(order, wrapped)) return this.#wrap(order, wrapped)
    const [best, deadline] = await Promise.all([this.#best(order, wrapped, signal), this.#deadline(signal)])
    const offer = this.#offer(order, best)
    const minAmount = minimumOf(offer.toAmount, order)
    const swap: RouterSwap = {
      path: best.path,
      paysNative: order.from === 'native',
      receivesNative: order.to === 'native',
      amount: order.amount,
      minAmount,
      recipient: addressOf(order.user),
      deadline,
    }
    const value = swap.paysNative ? order.amount : 0n
    const { rpc, chainId } = this.#options
    const data = await chooseCalldata(
      rpc,
      { chainId, user: order.user, token: order.from, router: this.#router, swap },
      signal,
    )
    return { offer, minAmount, action: { kind: 'transaction', to: this.#router, data, value } }
  }

  #best(input: SwapInput, wrapped: Address, signal: AbortSignal): Promise<PathQuote> {
    const [from, to] = [input.from, input.to].map(asset => (asset === 'native' ? wrapped : addressOf(asset)))
    if (!from || !to || from === to) throw new SwapFailure('no-route')
    return this.#quotes.best(input.amount, swapPaths(from, to, [wrapped, ...this.#bases]), signal)
  }

  #offer({ from, to }: SwapInput, { path, toAmount, impactBps }: PathQuote): SwapOffer {
    return {
      toAmount,
      impactBps,
      fees: [],
      route: [from, ...path.slice(1, -1), to],
      gas: GAS.base + GAS.hop * BigInt(path.length - 1),
      ...(from !== 'native' && { spender: this.#router }),
      expiresAt: this.#now() + LIFETIME,
    }
  }

  #wrapOffer({ from, to, amount }: SwapInput): SwapOffer {
    return {
      toAmount: amount,
      impactBps: 0,
      fees: [],
      route: [from, to],
      gas: GAS.wrap,
      expiresAt: this.#now() + LIFETIME,
      isPublic: false,
    }
  }

  #wrap(order: SwapOrder, wrapped: Address): SwapBuild {
    minimumOf(order.amount, order)
    const isDeposit = order.from === 'native'
    const data = isDeposit
      ? encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' })
      : encodeFunctionData({ abi: wrappedAbi, functionName: 'withdraw', args: [order.amount] })
    return {
      offer: this.#wrapOffer(order),
      // The wrapped token always pays out the same amount.
      minAmount: order.amount,
      action: { kind: 'transaction', to: wrapped, data, value: isDeposit ? order.amount : 0n },
    }
  }

  async #deadline(signal: AbortSignal): Promise<bigint> {
    const { rpc, chainId } = this.#options
    const block = blockSchema.parse(await rpc.request(chainId, 'eth_getBlockByNumber', ['latest', false], signal))
    return block.timestamp + DEADLINE
  }

  async #findWrapped(signal: AbortSignal): Promise<Address> {
    if (this.#wrapped) return this.#wrapped
    const { rpc, chainId } = this.#options
    const call = contractCall(this.#router, encodeFunctionData({ abi: routerAbi, functionName: 'WETH' }))
    this.#wrapped = decodeAddress(await rpc.request(chainId, call.method, call.params, signal))
    if (this.#wrapped) return this.#wrapped
    throw new SwapFailure('unavailable', `The router on ${chainId} has no WETH(). Set wrappedNative.`)
  }
}

function isWrap({ from, to }: SwapInput, wrapped: Address): boolean {
  return (from === 'native' && to === wrapped) || (from === wrapped && to === 'native')
}

function addressOf(asset: string): Address {
  return asset.toLowerCase() as Address
}
