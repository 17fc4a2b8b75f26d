import { SwapFailure } from '../SwapFailure'
import type { SwapBuild, SwapInput, SwapOffer, SwapOrder, SwapProvider } from '../SwapProvider'
import type { AllowedContracts } from './AllowedContracts'
import type { ApiSwap, EvmSwapApi } from './EvmSwapApi'
import { slippageFor } from './slippageFor'

/** Milliseconds for which a quote without an expiry is valid. */
const LIFETIME = 30_000

export interface EvmApiProviderOptions {
  readonly id: string
  readonly name: string
  /** Milliseconds. */
  readonly timeout: number
  /** CAIP-2 ids. */
  readonly chains: readonly string[]
  readonly api: EvmSwapApi
  readonly contracts: Pick<AllowedContracts, 'on' | 'require'>
  /** Clock in milliseconds since the epoch. Default: `Date.now`. */
  readonly now?: () => number
}

/**
 * Swaps through an API. Refuses quotes and transactions with unknown contracts, with another amount of the native coin,
 * or with a lower minimum than the user's.
 */
export class EvmApiProvider implements SwapProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly #options: EvmApiProviderOptions
  readonly #now: () => number

  constructor(options: EvmApiProviderOptions) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  supports(chainId: string): boolean {
    return this.#options.chains.includes(chainId)
  }

  async spenderOn(chainId: string): Promise<string | undefined> {
    return this.#options.contracts.on(chainId)[0]
  }

  async quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer> {
    return this.#checked(input, await this.#options.api.quote(input, signal))
  }

  async build(order: SwapOrder, signal: AbortSignal): Promise<SwapBuild> {
    const { api, contracts } = this.#options
    let swap = await api.swap(order, signal)
    const { minAmount } = order
    if (minAmount !== undefined && swap.minAmount < minAmount) {
      const slippageBps = slippageFor(swap.offer.toAmount, minAmount)
      swap = await api.swap({ ...order, slippageBps }, signal)
      if (swap.minAmount < minAmount) throw new SwapFailure('price-moved')
    }
    const offer = this.#checked(order, swap.offer)
    contracts.require(order.chainId, swap.to, 'target', offer.toAmount)
    this.#requireValue(order, swap)
    const { to, data, value, gas } = swap
    return { offer, minAmount: swap.minAmount, action: { kind: 'transaction', to, data, value, gas } }
  }

  /** Checks the spender, and removes it from swaps of the native coin, which need none. */
  #checked({ chainId, from }: SwapInput, { spender, ...offer }: SwapOffer): SwapOffer {
    const complete = { ...offer, expiresAt: offer.expiresAt ?? this.#now() + LIFETIME }
    if (from === 'native') return complete
    this.#options.contracts.require(chainId, spender, 'spender', offer.toAmount)
    return { ...complete, spender }
  }

  #requireValue({ from, amount }: SwapOrder, { value, minAmount }: ApiSwap): void {
    const expected = from === 'native' ? amount : 0n
    if (value !== expected) throw new SwapFailure('unavailable', `${this.id} asks for another amount`)
    if (minAmount <= 0n) throw new SwapFailure('unavailable', `${this.id} states no minimum`)
  }
}
