import { z } from 'zod'
import { SwapFailure } from '../../SwapFailure'
import type { SignedSwap, SwapBuild, SwapFee, SwapInput, SwapOffer, SwapOrder, SwapProvider } from '../../SwapProvider'
import type { OperatorFee } from '../OperatorFee'
import { requireEcho } from '../requireEcho'
import { amountField } from '../responseFields'
import { requireSigner } from '../SolanaTransaction'
import type { SwapApi } from '../SwapApi'
import { slippageFor } from '../slippageFor'
import { mintOf } from '../solanaMint'

/** Milliseconds for which an order is valid. Its blockhash expires after about a minute. */
const LIFETIME = 30_000

const text = z.string().max(200)
const orderSchema = z.looseObject({
  inputMint: text,
  outputMint: text,
  inAmount: amountField,
  outAmount: amountField,
  otherAmountThreshold: amountField,
  taker: text.nullish(),
  feeBps: z.number().min(0).max(10_000).nullish(),
  feeMint: text.nullish(),
  routePlan: z
    .array(z.looseObject({ swapInfo: z.looseObject({ inputMint: text, outputMint: text }) }))
    .max(50)
    .nullish(),
  transaction: z.string().max(8192).nullish(),
  requestId: z.string().min(1).max(100),
  errorCode: z.number().nullish(),
})
const executionSchema = z.looseObject({
  status: z.enum(['Success', 'Failed']),
  signature: z
    .string()
    .regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/)
    .nullish(),
})

type Order = z.infer<typeof orderSchema>

export interface JupiterProviderOptions {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly chains: readonly string[]
  readonly api: Pick<SwapApi, 'get' | 'post'>
  /** Its recipient is a referral account. */
  readonly fee: OperatorFee | undefined
  readonly now?: () => number
}

/** Swaps on Solana through the [Jupiter Swap API](https://dev.jup.ag) v2, which submits the signed transactions. */
export class JupiterProvider implements SwapProvider {
  readonly id: string
  readonly name: string
  readonly timeout: number
  readonly #options: JupiterProviderOptions
  readonly #now: () => number

  constructor(options: JupiterProviderOptions) {
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
    return this.#offer(input, await this.#order({ ...input, user: undefined }, signal))
  }

  async build(order: SwapOrder, signal: AbortSignal): Promise<SwapBuild> {
    const { minAmount } = order
    let found = await this.#order(order, signal)
    if (minAmount !== undefined && found.otherAmountThreshold < minAmount) {
      const slippageBps = slippageFor(found.outAmount, minAmount)
      found = await this.#order({ ...order, slippageBps }, signal)
      if (found.otherAmountThreshold < minAmount) throw new SwapFailure('price-moved')
    }
    const { transaction, requestId, otherAmountThreshold } = found
    if (!transaction) throw new SwapFailure('no-route', "The account can't pay for this swap. Enter a lower amount.")
    if (otherAmountThreshold <= 0n) throw new SwapFailure('unavailable', `${this.id} states no minimum`)
    return {
      offer: this.#offer(order, found),
      minAmount: otherAmountThreshold,
      action: {
        kind: 'signedTransaction',
        transaction: requireSigner(this.id, transaction, order.user),
        submittedBy: 'server',
        requestId,
      },
    }
  }

  async execute({ requestId, transaction }: SignedSwap, signal: AbortSignal): Promise<string> {
    const body = { signedTransaction: transaction, requestId }
    const { status, signature } = await this.#options.api.post('/swap/v2/execute', { body }, executionSchema, signal)
    if (status === 'Success' && signature) return signature
    throw new SwapFailure('price-moved', 'The swap failed. Request a new quote.')
  }

  async #order(input: SwapInput, signal: AbortSignal): Promise<Order> {
    const { fee, api } = this.#options
    const { from, to, amount, user, slippageBps } = input
    const [inputMint, outputMint] = [mintOf(from), mintOf(to)]
    if (inputMint === outputMint) throw new SwapFailure('no-route')
    const query = {
      inputMint,
      outputMint,
      amount: `${amount}`,
      taker: user,
      slippageBps: `${slippageBps}`,
      referralAccount: fee?.recipient,
      referralFee: fee && `${fee.bps}`,
    }
    const order = await api.get('/swap/v2/order', query, orderSchema, signal)
    requireEcho(this.id, {
      token: [order.inputMint, inputMint],
      'token to receive': [order.outputMint, outputMint],
      amount: [order.inAmount, amount],
      // Without a user, an API may answer for an account of its own.
      account: user === undefined ? ['', ''] : [order.taker ?? user, user],
    })
    return order
  }

  #offer({ from, to }: SwapInput, order: Order): SwapOffer {
    const hops = (order.routePlan ?? []).map(({ swapInfo }) => swapInfo)
    // A split route isn't a line of tokens.
    const isLine = hops.every((hop, index) => index === 0 || hops[index - 1]?.outputMint === hop.inputMint)
    return {
      toAmount: order.outAmount,
      fees: this.#fees(from, to, order),
      ...(isLine && hops.length > 0 && { route: [from, ...hops.slice(1).map(hop => hop.inputMint), to] }),
      expiresAt: this.#now() + LIFETIME,
      isPublic: false,
    }
  }

  /** Returns the fee in the token that Jupiter deducts it from. */
  #fees(from: string, to: string, { feeBps, feeMint, inAmount, outAmount }: Order): readonly SwapFee[] | undefined {
    if (feeBps === undefined || feeBps === null) return undefined
    if (feeBps === 0) return []
    const kind = this.#options.fee ? 'operator' : 'provider'
    const bps = BigInt(Math.round(feeBps))
    if (feeMint === mintOf(from)) return [{ kind, asset: from, amount: (inAmount * bps) / 10_000n }]
    // The amount to receive is what remains after the fee.
    return [{ kind, asset: to, amount: (outAmount * bps) / (10_000n - (bps < 10_000n ? bps : 9999n)) }]
  }
}
