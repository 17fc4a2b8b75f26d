import type { z } from 'zod'
import { ProviderApi, type ProviderApiOptions, type ProviderRequest } from '../../http/ProviderApi'
import { OnrampFailure, type OnrampFailureReason } from '../OnrampFailure'
import { refusalReason } from './refusalReason'

/** Maximum bytes of a response. Lists of all assets have about 1 MiB. */
const LIMIT = 4 * 1024 * 1024
/** Statuses that can describe the purchase. All others mean that the API is unavailable. */
const PURCHASE_STATUSES: ReadonlySet<number> = new Set([400, 403, 404, 409, 422])

export interface OnrampApiOptions extends Pick<ProviderApiOptions, 'id' | 'url'> {
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Reasons by the provider's error code. */
  readonly codes?: Readonly<Record<string, OnrampFailureReason>> | undefined
}

/** Thrown for a status that isn't 2xx. */
export class OnrampRefusal extends OnrampFailure {
  constructor(
    reason: OnrampFailureReason,
    message: string,
    readonly status: number,
  ) {
    super(reason, message)
  }
}

/** Sends requests to the API of an on-ramp provider. */
export class OnrampApi {
  readonly #api: ProviderApi

  constructor({ headers = {}, codes = {}, ...options }: OnrampApiOptions) {
    this.#api = new ProviderApi({
      ...options,
      headers,
      limit: LIMIT,
      unavailable: message => new OnrampFailure('unavailable', message),
      refused: (status, text) => {
        const reason = PURCHASE_STATUSES.has(status) ? refusalReason(text, codes) : 'unavailable'
        return new OnrampRefusal(reason, `${options.id} answered ${status} (${reason})`, status)
      },
    })
  }

  /** Returns the URL of a path. */
  urlOf(path: string): URL {
    return this.#api.urlOf(path)
  }

  /**
   * Sends a request and validates the JSON response.
   *
   * @throws OnrampFailure with the reason.
   */
  send<Value>(path: string, request: ProviderRequest, schema: z.ZodType<Value>, signal: AbortSignal): Promise<Value> {
    return this.#api.send(path, request, schema, signal)
  }

  /**
   * Fetches something that may not exist. Undefined for status 404.
   *
   * @throws OnrampFailure with the reason.
   */
  async find<Value>(
    path: string,
    request: ProviderRequest,
    schema: z.ZodType<Value>,
    signal: AbortSignal,
  ): Promise<Value | undefined> {
    try {
      return await this.send(path, request, schema, signal)
    } catch (error) {
      if (error instanceof OnrampRefusal && error.status === 404) return undefined
      throw error
    }
  }
}
