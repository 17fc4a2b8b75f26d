import { AppKitError, type CaipNetwork } from '@openappkit/appkit-core'
import { CloudApi, CloudError, type Decoder } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { requestFailed, ServedChains } from '@openappkit/appkit-core/portfolio'
import type { ConvertRequest, ConvertStep } from '@openappkit/contract'
import type { SwapToken } from '../draft/SwapToken'
import type { SwapPlan, SwapStep } from '../plan/SwapPlan'
import type { QuoteQuery, SwapQuote } from '../quote/SwapQuote'
import type { PlanQuery, SwapSource } from '../quote/SwapSource'
import {
  amountTooLow,
  insufficientLiquidity,
  noRoute,
  planMismatch,
  priceMoved,
  quoteUnavailable,
  unsupportedChain,
} from '../swapErrors'
import { builtRow, executionRow, type QuoteRows, quoteRows, tokenRows } from './convertDecoders'
import { readQuote } from './readQuote'
import { fromSwapAddress, toSwapAddress } from './swapAddress'

/** Gets quotes and swaps from the backend. A controller of the kit: `kit.controller(SwapApi)`. */
export class SwapApi implements SwapSource {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  /** Returns whether the backend trades on a network. False if its list of networks can't be fetched. */
  async serves(caipNetworkId: string): Promise<boolean> {
    if (!this.#kit.hasBackend) return false
    const served = this.#kit.controller(ServedChains)
    const chains = await served.of('swaps').catch(() => [])
    return (chains ?? (await served.all().catch(() => []))).includes(caipNetworkId)
  }

  /** Returns the backend's tokens of a network. */
  async tokens(network: CaipNetwork, signal?: AbortSignal): Promise<readonly SwapToken[]> {
    const { caipNetworkId } = network
    if (!(await this.serves(caipNetworkId))) throw unsupportedChain()
    const { tokens } = await this.#kit.controller(CloudApi).blockchain.get({
      path: '/v1/convert/tokens',
      query: { chainId: caipNetworkId },
      decode: tokenRows,
      signal,
    })
    return tokens.flatMap(({ address: id, decimals, logoUri, name, symbol }): SwapToken[] => {
      const asset = fromSwapAddress(network, id)
      if (!asset || decimals > 36) return []
      return [
        {
          caipNetworkId: network.caipNetworkId,
          ...asset,
          name,
          symbol,
          decimals,
          imageUrl: logoUri,
          isListed: true,
        },
      ]
    })
  }

  async quote(query: QuoteQuery, signal: AbortSignal): Promise<SwapQuote> {
    const { account, amount, from, slippageBps, to } = query
    const { address, network } = account
    if (!(await this.serves(network.caipNetworkId))) throw unsupportedChain()
    const answer = await this.#kit
      .controller(CloudApi)
      .blockchain.get({
        path: '/v1/convert/quotes',
        query: {
          amount: String(amount),
          from: toSwapAddress(network, from.address),
          to: toSwapAddress(network, to.address),
          userAddress: `${network.caipNetworkId}:${address}`,
          slippageBps,
        },
        decode: quoteRows,
        signal,
      })
      .catch(wrapFailure)
    const now = this.#kit.environment.now()
    for (const offered of answer.quotes) {
      const quote = readQuote(offered, query, now)
      if (quote) return quote
    }
    throw reasonOf(answer)
  }

  async plan({ minimum, quote }: PlanQuery): Promise<SwapPlan> {
    const { account, amount, from, slippageBps, to } = quote.query
    const { address, network } = account
    const body: ConvertRequest = {
      amount: String(amount),
      from: toSwapAddress(network, from.address),
      to: toSwapAddress(network, to.address),
      userAddress: `${network.caipNetworkId}:${address}`,
      slippageBps,
      // AppKit's API has a whole percentage here. Rounded up, because `minAmount` is the exact limit.
      eip155: { slippage: Math.ceil(slippageBps / 100) },
      minAmount: String(minimum),
      ...(quote.id !== null && { quoteId: quote.id }),
    }
    const answer = await this.#post('/v1/convert/build-transaction', body, builtRow)
    const now = this.#kit.environment.now()
    const built = answer.quote && readQuote(answer.quote, quote.query, now)
    if (answer.quote && !built) throw planMismatch('quote')
    return {
      quote: built ?? quote,
      minimum: BigInt(answer.minAmount ?? minimum),
      steps: answer.steps.map(step => readStep(step, network)),
    }
  }

  async submit(caipNetworkId: string, requestId: string, transaction: Uint8Array): Promise<string> {
    const body = { chainId: caipNetworkId, requestId, transaction: btoa(String.fromCharCode(...transaction)) }
    return (await this.#post('/v1/convert/execute', body, executionRow)).hash
  }

  async #post<Answer>(path: string, body: object, decode: Decoder<Answer>): Promise<Answer> {
    const { projectId } = this.#kit
    const text = await this.#kit
      .controller(CloudApi)
      .blockchain.post(path, { projectId, ...body })
      .catch(wrapFailure)
    let answer: Answer | undefined
    try {
      answer = decode(JSON.parse(text))
    } catch (cause) {
      throw quoteUnavailable(cause)
    }
    if (answer === undefined) throw quoteUnavailable(undefined)
    return answer
  }
}

function readStep(step: ConvertStep, network: CaipNetwork): SwapStep {
  const addressOf = (id: string): string => {
    const address = fromSwapAddress(network, id)?.address
    if (address === undefined) throw planMismatch('network')
    return address
  }
  switch (step.kind) {
    case 'approve':
      return {
        kind: 'approve',
        tokenAddress: addressOf(step.token),
        spender: addressOf(step.spender),
        amount: BigInt(step.amount),
      }
    case 'transaction':
      return {
        kind: 'transaction',
        to: addressOf(step.to),
        value: BigInt(step.value),
        data: step.data as `0x${string}`,
      }
    case 'signedTransaction':
      return {
        kind: 'signedTransaction',
        transaction: Uint8Array.from(atob(step.transaction), character => character.charCodeAt(0)),
        ...(step.submittedBy === 'server' && { requestId: step.requestId ?? '' }),
      }
  }
}

/** Returns why no provider has a usable quote. A reason about the trade counts more than one about a provider. */
function reasonOf({ skipped = [] }: QuoteRows): AppKitError {
  const reasons = new Set(skipped.map(({ reason }) => reason))
  if (reasons.has('insufficient-liquidity')) return insufficientLiquidity()
  if (reasons.has('amount-too-low')) return amountTooLow()
  return reasons.has('unavailable') ? quoteUnavailable(undefined) : noRoute()
}

/** Status with which the backend rejects a swap whose price is below its minimum. */
const priceMovedStatus = 409

function wrapFailure(cause: unknown): never {
  if (cause instanceof CloudError && cause.status === priceMovedStatus) throw priceMoved(cause)
  if (cause instanceof AppKitError && cause.code === 'cloud/aborted') throw cause
  // A reason of the backend explains more than our message.
  throw requestFailed('swap/unavailable', quoteUnavailable(undefined).message, cause)
}
