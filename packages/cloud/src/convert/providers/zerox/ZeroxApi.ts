import { z } from 'zod'
import { lessSlippage } from '../../minimumOf'
import { SwapFailure } from '../../SwapFailure'
import type { SwapFee, SwapInput, SwapOffer, SwapOrder } from '../../SwapProvider'
import type { ApiSwap, EvmSwapApi } from '../EvmSwapApi'
import { apiToken, chainNumber, NATIVE_PLACEHOLDER } from '../nativeAddress'
import type { OperatorFee } from '../OperatorFee'
import { requireEcho } from '../requireEcho'
import { addressField, amountField, dataField, gasField } from '../responseFields'
import type { SwapApi } from '../SwapApi'

const feeSchema = z.looseObject({ amount: amountField, token: addressField }).nullish()
const priceFields = {
  liquidityAvailable: z.literal(true),
  buyToken: addressField,
  sellToken: addressField,
  buyAmount: amountField,
  sellAmount: amountField,
  allowanceTarget: addressField.nullish(),
  issues: z.looseObject({ allowance: z.looseObject({ spender: addressField }).nullish() }).nullish(),
  fees: z.looseObject({ integratorFee: feeSchema, zeroExFee: feeSchema }).nullish(),
  gas: gasField.nullish(),
}
const none = z.looseObject({ liquidityAvailable: z.literal(false) })
const priceSchema = z.union([none, z.looseObject(priceFields)])
const quoteSchema = z.union([
  none,
  z.looseObject({
    ...priceFields,
    minBuyAmount: amountField,
    transaction: z.looseObject({ to: addressField, data: dataField, value: amountField, gas: gasField.nullish() }),
  }),
])

type Price = Exclude<z.infer<typeof priceSchema>, { liquidityAvailable: false }>

/** The [0x Swap API](https://0x.org/docs/api) v2, with allowances for the AllowanceHolder contract. */
export class ZeroxApi implements EvmSwapApi {
  readonly #id: string
  readonly #api: Pick<SwapApi, 'get'>
  readonly #fee: OperatorFee | undefined

  constructor(id: string, api: Pick<SwapApi, 'get'>, fee: OperatorFee | undefined) {
    this.#id = id
    this.#api = api
    this.#fee = fee
  }

  async quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer> {
    const price = await this.#api.get('/swap/allowance-holder/price', this.#query(input), priceSchema, signal)
    if (!isAvailable(price)) throw new SwapFailure('no-route')
    return this.#offer(input, price)
  }

  async swap(order: SwapOrder, signal: AbortSignal): Promise<ApiSwap> {
    const quote = await this.#api.get('/swap/allowance-holder/quote', this.#query(order), quoteSchema, signal)
    if (!isAvailable(quote)) throw new SwapFailure('no-route')
    const { to, data, value, gas } = quote.transaction
    const offer = this.#offer(order, quote)
    // The stated minimum must agree with the slippage that the transaction was built for.
    if (quote.minBuyAmount < lessSlippage(quote.buyAmount, order.slippageBps + 1)) {
      throw new SwapFailure('unavailable', `${this.#id} answered for another slippage`)
    }
    return { offer, minAmount: quote.minBuyAmount, to, data, value, gas: gas ?? offer.gas }
  }

  #query(input: SwapInput): Readonly<Record<string, string | undefined>> {
    const { chainId, from, to, amount, user, slippageBps, gasPrice } = input
    return {
      chainId: chainNumber(chainId),
      sellToken: apiToken(from),
      buyToken: apiToken(to),
      sellAmount: `${amount}`,
      taker: user,
      slippageBps: `${slippageBps}`,
      gasPrice: gasPrice ? `${gasPrice}` : undefined,
      ...(this.#fee && {
        swapFeeRecipient: this.#fee.recipient,
        swapFeeBps: `${this.#fee.bps}`,
        swapFeeToken: apiToken(to),
      }),
    }
  }

  #offer({ from, to, amount }: SwapInput, price: Price): SwapOffer {
    requireEcho(this.#id, {
      token: [price.sellToken, apiToken(from)],
      'token to receive': [price.buyToken, apiToken(to)],
      amount: [price.sellAmount, amount],
    })
    return {
      toAmount: price.buyAmount,
      gas: price.gas ?? undefined,
      fees: feesOf(price.fees),
      spender: price.allowanceTarget ?? price.issues?.allowance?.spender,
    }
  }
}

function isAvailable<Value extends { readonly liquidityAvailable: boolean }>(
  value: Value,
): value is Exclude<Value, { readonly liquidityAvailable: false }> {
  return value.liquidityAvailable
}

function feesOf(fees: Price['fees']): readonly SwapFee[] | undefined {
  if (!fees) return undefined
  const stated = [
    { kind: 'operator' as const, fee: fees.integratorFee },
    { kind: 'provider' as const, fee: fees.zeroExFee },
  ]
  return stated.flatMap(({ kind, fee }) =>
    fee && fee.amount > 0n
      ? [{ kind, asset: fee.token === NATIVE_PLACEHOLDER ? 'native' : fee.token, amount: fee.amount }]
      : [],
  )
}
