import { z } from 'zod'
import { lessSlippage } from '../../minimumOf'
import type { SwapFee, SwapInput, SwapOffer, SwapOrder } from '../../SwapProvider'
import type { ApiSwap, EvmSwapApi } from '../EvmSwapApi'
import { apiToken, chainNumber, percentText } from '../nativeAddress'
import type { OperatorFee } from '../OperatorFee'
import { requireEcho } from '../requireEcho'
import { addressField, amountField, dataField, gasField } from '../responseFields'
import type { SwapApi } from '../SwapApi'
import { decodeSwapDescription } from './decodeSwapDescription'

const token = z.looseObject({ address: addressField })
const priceFields = { srcToken: token, dstToken: token, dstAmount: amountField }
const quoteSchema = z.looseObject({ ...priceFields, gas: gasField.nullish() })
const swapSchema = z.looseObject({
  ...priceFields,
  tx: z.looseObject({
    from: addressField,
    to: addressField,
    data: dataField,
    value: amountField,
    gas: gasField.nullish(),
  }),
})

export interface OneinchApiOptions {
  readonly id: string
  readonly api: Pick<SwapApi, 'get'>
  readonly fee: OperatorFee | undefined
  /** Returns the contract that spends the user's tokens: the API states it in none of these responses. */
  readonly spenderOn: (chainId: string) => string | undefined
}

/** The [1inch Classic Swap API](https://portal.1inch.dev) v6. */
export class OneinchApi implements EvmSwapApi {
  readonly #options: OneinchApiOptions

  constructor(options: OneinchApiOptions) {
    this.#options = options
  }

  async quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer> {
    const query = { ...this.#query(input), includeGas: 'true' }
    const quote = await this.#options.api.get(this.#path(input, 'quote'), query, quoteSchema, signal)
    return this.#offer(input, quote, quote.gas ?? undefined)
  }

  async swap(order: SwapOrder, signal: AbortSignal): Promise<ApiSwap> {
    const { id, fee, api } = this.#options
    const { user, amount, slippageBps } = order
    const query = {
      ...this.#query(order),
      from: user,
      origin: user,
      slippage: percentText(slippageBps),
      // The server estimates gas itself, and the user may still have to approve.
      disableEstimate: 'true',
      referrer: fee?.recipient,
    }
    const { tx, ...quote } = await api.get(this.#path(order, 'swap'), query, swapSchema, signal)
    requireEcho(id, { account: [tx.from, user] })
    const description = decodeSwapDescription(tx.data)
    if (description) requireEcho(id, { recipient: [description.recipient, user], amount: [description.amount, amount] })
    const gas = tx.gas ?? undefined
    const minAmount = description?.minAmount ?? lessSlippage(quote.dstAmount, slippageBps)
    return { offer: this.#offer(order, quote, gas), minAmount, to: tx.to, data: tx.data, value: tx.value, gas }
  }

  #path({ chainId }: SwapInput, call: 'quote' | 'swap'): string {
    return `/swap/v6.0/${chainNumber(chainId)}/${call}`
  }

  #query({ from, to, amount, gasPrice }: SwapInput): Readonly<Record<string, string | undefined>> {
    const { fee } = this.#options
    return {
      src: apiToken(from),
      dst: apiToken(to),
      amount: `${amount}`,
      includeTokensInfo: 'true',
      gasPrice: gasPrice ? `${gasPrice}` : undefined,
      fee: fee && percentText(fee.bps),
    }
  }

  #offer(
    { chainId, from, to, amount }: SwapInput,
    quote: Pick<z.infer<typeof quoteSchema>, 'srcToken' | 'dstToken' | 'dstAmount'>,
    gas: bigint | undefined,
  ): SwapOffer {
    const { id, spenderOn } = this.#options
    requireEcho(id, {
      token: [quote.srcToken.address, apiToken(from)],
      'token to receive': [quote.dstToken.address, apiToken(to)],
    })
    return { toAmount: quote.dstAmount, gas, fees: this.#fees(from, amount), spender: spenderOn(chainId) }
  }

  /** Returns the operator's fee, which 1inch deducts from the token to pay. */
  #fees(from: string, amount: bigint): readonly SwapFee[] {
    const { fee } = this.#options
    return fee ? [{ kind: 'operator', asset: from, amount: (amount * BigInt(fee.bps)) / 10_000n }] : []
  }
}
