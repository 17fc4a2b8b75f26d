import { zeroAddress } from 'viem'
import { z } from 'zod'
import type { SwapFee, SwapInput, SwapOffer, SwapOrder } from '../../SwapProvider'
import type { ApiSwap, EvmSwapApi } from '../EvmSwapApi'
import { apiToken, chainNumber } from '../nativeAddress'
import type { OperatorFee } from '../OperatorFee'
import { requireEcho } from '../requireEcho'
import { addressField, amountField, dataField, gasField, weiField } from '../responseFields'
import type { SwapApi } from '../SwapApi'

/** Account of quotes without a user. The API requires one. */
const BURN_ADDRESS = '0x000000000000000000000000000000000000dead'

const token = z.looseObject({ address: addressField })
const quoteSchema = z.looseObject({
  action: z.looseObject({
    fromChainId: z.int(),
    toChainId: z.int(),
    fromToken: token,
    toToken: token,
    fromAmount: amountField,
    fromAddress: addressField,
    toAddress: addressField,
  }),
  estimate: z.looseObject({
    toAmount: amountField,
    toAmountMin: amountField,
    approvalAddress: addressField.nullish(),
    feeCosts: z
      .array(z.looseObject({ name: z.string().max(200), amount: amountField, token }))
      .max(20)
      .nullish(),
    gasCosts: z
      .array(z.looseObject({ estimate: gasField.nullish() }))
      .max(20)
      .nullish(),
  }),
  transactionRequest: z.looseObject({
    from: addressField,
    to: addressField,
    data: dataField,
    value: weiField,
    gasLimit: gasField.nullish(),
    chainId: z.int(),
  }),
})

type Quote = z.infer<typeof quoteSchema>

/** The [LI.FI API](https://docs.li.fi), for swaps on one chain. */
export class LifiApi implements EvmSwapApi {
  readonly #id: string
  readonly #api: Pick<SwapApi, 'get'>
  readonly #fee: OperatorFee | undefined

  /** @param fee - Its recipient is the name of the integrator, whose wallets are set in LI.FI's portal. */
  constructor(id: string, api: Pick<SwapApi, 'get'>, fee: OperatorFee | undefined) {
    this.#id = id
    this.#api = api
    this.#fee = fee
  }

  async quote(input: SwapInput, signal: AbortSignal): Promise<SwapOffer> {
    return this.#offer(input, await this.#request(input, input.user ?? BURN_ADDRESS, signal))
  }

  async swap(order: SwapOrder, signal: AbortSignal): Promise<ApiSwap> {
    const quote = await this.#request(order, order.user, signal)
    const { from, to, data, value, gasLimit, chainId } = quote.transactionRequest
    requireEcho(this.#id, { account: [from, order.user], chain: [`${chainId}`, chainNumber(order.chainId)] })
    const minAmount = quote.estimate.toAmountMin
    return { offer: this.#offer(order, quote), minAmount, to, data, value, gas: gasLimit ?? undefined }
  }

  async #request(input: SwapInput, user: string, signal: AbortSignal): Promise<Quote> {
    const { chainId, from, to, amount, slippageBps } = input
    const chain = chainNumber(chainId)
    const query = {
      fromChain: chain,
      toChain: chain,
      fromToken: apiToken(from, zeroAddress),
      toToken: apiToken(to, zeroAddress),
      fromAmount: `${amount}`,
      fromAddress: user,
      toAddress: user,
      slippage: `${slippageBps / 10_000}`,
      // The server simulates the transaction itself.
      skipSimulation: 'true',
      integrator: this.#fee?.recipient,
      fee: this.#fee && `${this.#fee.bps / 10_000}`,
    }
    const quote = await this.#api.get('/v1/quote', query, quoteSchema, signal)
    const { action } = quote
    requireEcho(this.#id, {
      chain: [`${action.fromChainId} ${action.toChainId}`, `${chain} ${chain}`],
      token: [action.fromToken.address, query.fromToken],
      'token to receive': [action.toToken.address, query.toToken],
      amount: [action.fromAmount, amount],
      account: [action.fromAddress, user],
      recipient: [action.toAddress, user],
    })
    return quote
  }

  #offer({ from }: SwapInput, { estimate }: Quote): SwapOffer {
    const gas = (estimate.gasCosts ?? []).reduce((sum, cost) => sum + (cost.estimate ?? 0n), 0n)
    return {
      toAmount: estimate.toAmount,
      ...(gas > 0n && { gas }),
      fees: estimate.feeCosts?.map(cost => this.#writeFee(cost)),
      ...(from !== 'native' && { spender: estimate.approvalAddress ?? undefined }),
    }
  }

  #writeFee({ name, amount, token: { address } }: NonNullable<Quote['estimate']['feeCosts']>[number]): SwapFee {
    const kind = this.#fee && /integrator/i.test(name) ? 'operator' : 'provider'
    return { kind, asset: address === zeroAddress ? 'native' : address, amount }
  }
}
