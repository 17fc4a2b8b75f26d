import { z } from 'zod'
import { minimumOf } from '../../minimumOf'
import { SwapFailure } from '../../SwapFailure'
import type { SwapInput, SwapOffer, SwapOrder } from '../../SwapProvider'
import type { ApiSwap, EvmSwapApi } from '../EvmSwapApi'
import { apiToken, chainNumber } from '../nativeAddress'
import type { OperatorFee } from '../OperatorFee'
import { requireEcho } from '../requireEcho'
import { addressField, amountField, dataField, gasField } from '../responseFields'
import type { SwapApi } from '../SwapApi'

const WHOLE = 10_000n
const VERSION = '6.2'

const routeSchema = z.looseObject({
  network: z.int(),
  srcToken: addressField,
  destToken: addressField,
  srcAmount: amountField,
  destAmount: amountField,
  gasCost: gasField.nullish(),
  contractAddress: addressField,
  tokenTransferProxy: addressField,
})
/** The route must return to the API unchanged, so it is kept as it came. */
const priceSchema = z.looseObject({ priceRoute: z.looseObject({}) }).transform(({ priceRoute }, context) => {
  const route = routeSchema.safeParse(priceRoute)
  if (route.success) return { raw: priceRoute, ...route.data }
  for (const issue of route.error.issues) context.addIssue({ code: 'custom', path: issue.path, message: 'invalid' })
  return z.NEVER
})
const transactionSchema = z.looseObject({
  from: addressField,
  to: addressField,
  data: dataField,
  value: amountField,
  gas: gasField.nullish(),
})

type Price = z.infer<typeof priceSchema>

export interface VeloraApiOptions {
  readonly id: string
  readonly api: Pick<SwapApi, 'get' | 'post'>
  readonly fee: OperatorFee | undefined
  /** Returns the decimals of a token. Undefined if the address isn't a token. */
  readonly decimalsOf: (chainId: string, asset: string, signal: AbortSignal) => Promise<number | undefined>
}

/** The [Velora Market API](https://developers.velora.xyz) (formerly ParaSwap) v6.2. */
export class VeloraApi implements EvmSwapApi {
  readonly #options: VeloraApiOptions

  constructor(options: VeloraApiOptions) {
    this.#options = options
  }

  async quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer> {
    return this.#offer(input, (await this.#price(input, signal)).price)
  }

  async swap(order: SwapOrder, signal: AbortSignal): Promise<ApiSwap> {
    const { id, api, fee } = this.#options
    const { chainId, from, to, amount, user } = order
    const { price, srcDecimals, destDecimals } = await this.#price(order, signal)
    const offer = this.#offer(order, price)
    const minAmount = minimumOf(offer.toAmount, order)
    const body = {
      srcToken: apiToken(from),
      destToken: apiToken(to),
      srcDecimals,
      destDecimals,
      srcAmount: `${amount}`,
      // The contract compares its minimum with the amount before the fee.
      destAmount: `${this.#beforeFee(minAmount)}`,
      priceRoute: price.raw,
      userAddress: user,
      ...(fee && { partnerAddress: fee.recipient, partnerFeeBps: `${fee.bps}`, isDirectFeeTransfer: true }),
    }
    // The user may still have to approve, so the API can't check the transaction.
    const query = { ignoreChecks: 'true' }
    const tx = await api.post(`/transactions/${chainNumber(chainId)}`, { query, body }, transactionSchema, signal)
    requireEcho(id, { account: [tx.from, user] })
    return { offer, minAmount, to: tx.to, data: tx.data, value: tx.value, gas: tx.gas ?? offer.gas }
  }

  async #price(
    input: SwapInput,
    signal: AbortSignal,
  ): Promise<{ readonly price: Price; readonly srcDecimals: number; readonly destDecimals: number }> {
    const { id, api, decimalsOf } = this.#options
    const { chainId, from, to, amount, user } = input
    const [srcDecimals, destDecimals] = await Promise.all([from, to].map(asset => decimalsOf(chainId, asset, signal)))
    if (srcDecimals === undefined || destDecimals === undefined) throw new SwapFailure('no-route')
    const query = {
      network: chainNumber(chainId),
      srcToken: apiToken(from),
      destToken: apiToken(to),
      srcDecimals: `${srcDecimals}`,
      destDecimals: `${destDecimals}`,
      amount: `${amount}`,
      side: 'SELL',
      version: VERSION,
      userAddress: user,
    }
    const price = await api.get('/prices', query, priceSchema, signal)
    requireEcho(id, {
      chain: [`${price.network}`, chainNumber(chainId)],
      token: [price.srcToken, apiToken(from)],
      'token to receive': [price.destToken, apiToken(to)],
      amount: [price.srcAmount, amount],
      contract: [price.contractAddress, price.tokenTransferProxy],
    })
    return { price, srcDecimals, destDecimals }
  }

  #offer({ to }: SwapInput, price: Price): SwapOffer {
    const { fee } = this.#options
    // The price doesn't contain the operator's fee yet.
    const charged = fee ? (price.destAmount * BigInt(fee.bps) + WHOLE - 1n) / WHOLE : 0n
    return {
      toAmount: price.destAmount - charged,
      gas: price.gasCost ?? undefined,
      fees: fee ? [{ kind: 'operator', asset: to, amount: charged }] : [],
      spender: price.tokenTransferProxy,
    }
  }

  /** Returns the lowest amount that leaves `minAmount` after the fee. */
  #beforeFee(minAmount: bigint): bigint {
    const kept = WHOLE - BigInt(this.#options.fee?.bps ?? 0)
    return (minAmount * WHOLE + kept - 1n) / kept
  }
}
