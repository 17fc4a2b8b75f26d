import { z } from 'zod'
import { minimumOf } from '../../minimumOf'
import { SwapFailure } from '../../SwapFailure'
import type { SwapBuild, SwapInput, SwapOffer, SwapOrder, SwapProvider } from '../../SwapProvider'
import { amountField } from '../responseFields'
import { requireSigner } from '../SolanaTransaction'
import type { SwapApi } from '../SwapApi'
import { makerMintOf } from '../solanaMint'

const quoteSchema = z.looseObject({ outAmount: amountField, expiresAt: z.int().positive().nullish() })
const orderSchema = z.looseObject({
  transaction: z.string().min(1).max(8192),
  outAmount: amountField,
  expiresAt: z.int().positive(),
  requestId: z.string().min(1).max(100).nullish(),
})

export interface RfqProviderOptions {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly chains: readonly string[]
  readonly api: Pick<SwapApi, 'get' | 'post'>
  readonly now?: () => number
}

/** Swaps on Solana with a market maker, who signs a transaction that pays exactly the quoted amount. */
export class RfqProvider implements SwapProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly #options: RfqProviderOptions
  readonly #now: () => number

  constructor(options: RfqProviderOptions) {
    this.id = options.id
    this.name = options.name
    this.timeout = options.timeout
    this.#options = options
    this.#now = options.now ?? Date.now
  }

  supports(chainId: string): boolean {
    return this.#options.chains.includes(chainId)
  }

  async spenderOn(): Promise<undefined> {
    return undefined
  }

  async quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer> {
    const { from, to, amount, user } = input
    const query = { inputMint: makerMintOf(from), outputMint: makerMintOf(to), amount: `${amount}`, taker: user }
    const { outAmount, expiresAt } = await this.#options.api.get('/quote', query, quoteSchema, signal)
    return this.#offer(input, outAmount, expiresAt ?? undefined)
  }

  async build(order: SwapOrder, signal: AbortSignal): Promise<SwapBuild> {
    const { from, to, amount, user } = order
    // The maker pays the quoted amount or nothing, so its quote is the minimum.
    const minOut = order.minAmount ?? minimumOf((await this.quote(order, signal)).toAmount, order)
    const body = {
      inputMint: makerMintOf(from),
      outputMint: makerMintOf(to),
      amount: `${amount}`,
      taker: user,
      minOut: `${minOut}`,
    }
    const made = await this.#options.api.post('/order', { body }, orderSchema, signal)
    if (made.outAmount < minOut) throw new SwapFailure('price-moved')
    return {
      offer: this.#offer(order, made.outAmount, made.expiresAt),
      minAmount: made.outAmount,
      action: {
        kind: 'signedTransaction',
        transaction: requireSigner(this.id, made.transaction, user),
        submittedBy: 'client',
        ...(made.requestId && { requestId: made.requestId }),
      },
    }
  }

  #offer({ from, to }: SwapInput, toAmount: bigint, expiresAt: number | undefined): SwapOffer {
    if (expiresAt !== undefined && expiresAt <= this.#now()) {
      throw new SwapFailure('unavailable', `${this.id} sent an expired quote`)
    }
    return { toAmount, fees: [], route: [from, to], expiresAt, isPublic: false }
  }
}
