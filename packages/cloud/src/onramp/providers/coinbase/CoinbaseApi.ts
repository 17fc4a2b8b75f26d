import type { z } from 'zod'
import type { ProviderRequest } from '../../../http/ProviderApi'
import { OnrampApi } from '../OnrampApi'
import type { CdpKey } from './CdpKey'

export interface CoinbaseApiOptions {
  readonly id: string
  /** Base URL of the onramp API v1. */
  readonly onrampUrl: string
  /** Base URL of the platform API v2. */
  readonly platformUrl: string
  readonly key: CdpKey
}

/** Sends requests to the two APIs of Coinbase, each with its own token. */
export class CoinbaseApi {
  readonly #apis: Readonly<Record<'onramp' | 'platform', OnrampApi>>
  readonly #key: CdpKey

  constructor({ id, onrampUrl, platformUrl, key }: CoinbaseApiOptions) {
    const codes = {
      network_not_tradable: 'unsupported-asset',
      guest_region_forbidden: 'unsupported-country',
      guest_region_mismatch: 'unsupported-country',
      guest_transaction_limit: 'amount-too-high',
    } as const
    this.#apis = {
      onramp: new OnrampApi({ id, url: onrampUrl, codes }),
      platform: new OnrampApi({ id, url: platformUrl, codes }),
    }
    this.#key = key
  }

  /**
   * Sends a request and validates the response.
   *
   * @throws OnrampFailure with the reason.
   */
  async send<Value>(
    name: 'onramp' | 'platform',
    path: string,
    request: ProviderRequest,
    schema: z.ZodType<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const api = this.#apis[name]
    const token = await this.#key.token(request.body === undefined ? 'GET' : 'POST', api.urlOf(path))
    return api.send(path, { ...request, headers: { authorization: `Bearer ${token}` } }, schema, signal)
  }
}
