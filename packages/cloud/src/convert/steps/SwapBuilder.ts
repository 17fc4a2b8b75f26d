import type { ConvertStep, ConvertTransaction } from '@openappkit/contract'
import type { Logger } from 'pino'
import { askProvider } from '../askProvider'
import type { GasPrices } from '../GasPrices'
import { lessSlippage } from '../minimumOf'
import type { ProviderList } from '../ProviderList'
import type { QuoteService } from '../quotes/QuoteService'
import { readQuoteId } from '../quotes/quoteId'
import type { Offered } from '../quotes/rankOffers'
import { writeQuote } from '../quotes/writeQuote'
import { SwapFailure } from '../SwapFailure'
import type { SwapAction, SwapBuild, SwapOrder, SwapProvider } from '../SwapProvider'
import { caip10, parameterError } from '../swapAddress'
import type { Erc20Reader } from './Erc20Reader'
import type { Approval, GasEstimator } from './GasEstimator'

/** A request to build a swap. */
export interface BuildRequest extends Omit<SwapOrder, 'gasPrice'> {
  readonly quoteId?: string | undefined
  /** Whether to skip the gas estimate and the check of the user's balance. */
  readonly disableEstimate: boolean
}

export interface SwapBuilderDependencies {
  readonly logger: Pick<Logger, 'warn'>
  readonly providers: Pick<ProviderList, 'find'>
  readonly quotes: Pick<QuoteService, 'rank'>
  readonly gasPrices: Pick<GasPrices, 'of'>
  readonly funds: Pick<Erc20Reader, 'funds' | 'allowance'>
  readonly estimator: Pick<GasEstimator, 'estimate'>
}

/** Builds the transactions of a swap. */
export class SwapBuilder {
  readonly #parts: SwapBuilderDependencies

  constructor(parts: SwapBuilderDependencies) {
    this.#parts = parts
  }

  /**
   * Builds a swap at the current price.
   *
   * @throws HttpFailure 400 if the quote is unknown, the balance too low, or the transaction would fail.
   * @throws SwapFailure if the provider can't build it.
   */
  async build(request: BuildRequest, signal: AbortSignal): Promise<ConvertTransaction> {
    const { chainId } = request
    const isEvm = chainId.startsWith('eip155:')
    const [{ provider, minAmount }, gasPrice] = await Promise.all([
      this.#choose(request, signal),
      isEvm ? this.#parts.gasPrices.of(chainId, signal).then(({ fast }) => fast) : 0n,
    ])
    const order: SwapOrder = { ...request, gasPrice, minAmount }
    const { logger } = this.#parts
    const built = await askProvider(provider, signal, logger, limited => provider.build(order, limited))
    const result = {
      quote: writeQuote(provider, built.offer, order),
      minAmount: `${built.minAmount}`,
    }
    const { action } = built
    if (action.kind === 'signedTransaction') return { ...result, steps: [writeSigned(provider, action)] }
    const approvals = await this.#approvals(request, built, signal)
    const fallback = action.gas ?? built.offer.gas
    const gas = request.disableEstimate
      ? fallback
      : await this.#parts.estimator.estimate({ chainId, user: request.user, action, approvals, fallback }, signal)
    const to = caip10(chainId, action.to)
    const call = { to, data: action.data, value: `${action.value}` }
    return {
      tx: {
        ...call,
        from: caip10(chainId, request.user),
        amount: `${built.offer.toAmount}`,
        eip155: gas === undefined ? null : { gas: `${gas}`, gasPrice: `${gasPrice}` },
      },
      ...result,
      steps: [
        ...approvals.map(approval => writeApproval(chainId, approval)),
        { kind: 'transaction', ...call, ...(gas !== undefined && { gas: `${gas}` }) },
      ],
    }
  }

  /** Returns the provider of the quote and the lowest amount that the user accepts. */
  async #choose(
    request: BuildRequest,
    signal: AbortSignal,
  ): Promise<{ readonly provider: SwapProvider; readonly minAmount: bigint | undefined }> {
    const { chainId, quoteId, minAmount, slippageBps } = request
    if (quoteId !== undefined) {
      const quote = readQuoteId(quoteId, request)
      const provider = quote && this.#parts.providers.find(chainId, quote.providerId)
      if (!provider) throw parameterError('The quote is unknown or belongs to another swap. Request a new quote.')
      return { provider, minAmount: minAmount ?? lessSlippage(quote.toAmount, slippageBps) }
    }
    const { ranked, skipped } = await this.#parts.quotes.rank(request, signal)
    const best = await this.#preferred(request, ranked, signal)
    if (best) return { provider: best.provider, minAmount }
    const reasons = skipped.map(({ reason }) => reason).filter(reason => reason !== 'outlier')
    throw new SwapFailure(reasons.find(reason => reason !== 'unavailable') ?? 'unavailable')
  }

  /**
   * Returns the best offer among those with an allowance, or the best of all. A client without a quote id approves the
   * spender of `build-approve`, and needs a transaction of that spender.
   */
  async #preferred(
    { chainId, from, user, amount }: BuildRequest,
    ranked: readonly Offered[],
    signal: AbortSignal,
  ): Promise<Offered | undefined> {
    const [best] = ranked
    if (ranked.length < 2 || from === 'native' || !chainId.startsWith('eip155:')) return best
    const allowances = await Promise.all(
      ranked.map(({ offer: { spender } }) =>
        spender === undefined ? amount : this.#parts.funds.allowance(chainId, from, user, spender, signal),
      ),
    )
    return ranked.find((_, index) => (allowances[index] ?? 0n) >= amount) ?? best
  }

  async #approvals(
    { chainId, from, user, amount, disableEstimate }: BuildRequest,
    { offer }: SwapBuild,
    signal: AbortSignal,
  ): Promise<readonly Approval[]> {
    const spender = from === 'native' ? undefined : offer.spender
    const funds = await this.#parts.funds.funds({ chainId, token: from, owner: user, spender, amount }, signal)
    if (!disableEstimate && funds.balance < amount) {
      throw parameterError('The balance is too low for this swap. Enter a lower amount.')
    }
    if (spender === undefined || funds.allowance >= amount) return []
    const amounts = funds.needsReset ? [0n, amount] : [amount]
    return amounts.map(value => ({ token: from, spender, amount: value }))
  }
}

function writeApproval(chainId: string, { token, spender, amount }: Approval): ConvertStep {
  return { kind: 'approve', token: caip10(chainId, token), spender: caip10(chainId, spender), amount: `${amount}` }
}

/** Adds the provider to the request id, so that any node can pass the signed transaction on. */
function writeSigned(provider: SwapProvider, action: SwapAction & { readonly kind: 'signedTransaction' }): ConvertStep {
  const { transaction, submittedBy, requestId } = action
  return {
    kind: 'signedTransaction',
    transaction,
    submittedBy,
    ...(requestId !== undefined && { requestId: `${provider.id}:${requestId}` }),
  }
}
