import type { AppKitError } from '@openappkit/appkit-core'
import { printAmount } from '@openappkit/appkit-core/amounts'
import { CloudApi, CloudError, type Decoder } from '@openappkit/appkit-core/cloud'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { exchangeUnavailable, payUnavailable } from '../payErrors'
import type { DepositOrder, DepositStatus, Exchange } from './Exchange'
import { depositStatus, exchanges, payUrl, resultOf } from './exchangeDecoders'

/** A deposit's page at the exchange. */
export interface DepositPage {
  readonly url: string
  readonly sessionId: string
}

/** The source of deposits from exchanges: the backend. */
export interface ExchangeSource {
  /**
   * Returns the exchanges that send an asset, by its CAIP-19 id. Empty if there are none.
   *
   * @throws AppKitError `pay/unavailable`.
   */
  list(asset: string): Promise<readonly Exchange[]>
  /**
   * Creates a deposit.
   *
   * @throws AppKitError `pay/exchange-unavailable` or `pay/unavailable`.
   */
  start(order: DepositOrder): Promise<DepositPage>
  /**
   * Returns the status of a deposit.
   *
   * @throws AppKitError `pay/unavailable`.
   */
  status(exchangeId: string, sessionId: string): Promise<DepositStatus>
}

/** Asks the backend about deposits from exchanges. A controller of the kit: `kit.controller(ExchangeApi)`. */
export class ExchangeApi implements ExchangeSource {
  readonly #kit: ModalKit

  constructor(kit: ModalKit) {
    this.#kit = kit
  }

  async list(asset: string): Promise<readonly Exchange[]> {
    return this.#call('reown_getExchanges', { page: 1, asset }, exchanges)
  }

  async start({ amount, asset, exchange, recipient }: DepositOrder): Promise<DepositPage> {
    const params = {
      exchangeId: exchange.id,
      asset: asset.id,
      amount: printAmount(amount, asset.decimals),
      recipient: `${asset.caipNetworkId}:${recipient}`,
    }
    // The backend answers 400 if the exchange doesn't send this asset or amount.
    return this.#call('reown_getExchangePayUrl', params, payUrl, cause =>
      cause instanceof CloudError && cause.status === 400 ? exchangeUnavailable(cause) : payUnavailable(cause),
    )
  }

  async status(exchangeId: string, sessionId: string): Promise<DepositStatus> {
    return this.#call('reown_getExchangeBuyStatus', { exchangeId, sessionId }, depositStatus)
  }

  async #call<Result>(
    method: string,
    params: object,
    decode: Decoder<Result>,
    errorOf: (cause: unknown) => AppKitError = payUnavailable,
  ): Promise<Result> {
    const { hasBackend, projectId } = this.#kit
    if (!hasBackend) throw payUnavailable(undefined)
    const body = { jsonrpc: '2.0', id: 1, method, params: { ...params, projectId } }
    const answer = await this.#kit
      .controller(CloudApi)
      .blockchain.post('/v1/json-rpc', body)
      .catch((cause: unknown) => {
        throw errorOf(cause)
      })
    const result = parsed(answer, resultOf(decode))
    if (result === undefined) throw payUnavailable(undefined)
    return result
  }
}

function parsed<Result>(text: string, decode: Decoder<Result>): Result | undefined {
  try {
    return decode(JSON.parse(text))
  } catch {
    return undefined
  }
}
