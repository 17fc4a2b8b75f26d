import type { z } from 'zod'
import { ProviderApi, type ProviderApiOptions, type ProviderQuery } from '../../http/ProviderApi'
import { SwapFailure, type SwapFailureReason } from '../SwapFailure'

/** Maximum bytes of a response. Quotes with long routes have about 100 KiB. */
const LIMIT = 1024 * 1024
/** Statuses that can describe the trade. All others mean that the API is unavailable. */
const TRADE_STATUSES: ReadonlySet<number> = new Set([400, 404, 422])

export interface SwapApiOptions extends Pick<ProviderApiOptions, 'id' | 'url' | 'headers'> {}

/** Sends requests to a swap API. */
export class SwapApi {
  readonly #api: ProviderApi

  constructor(options: SwapApiOptions) {
    this.#api = new ProviderApi({
      ...options,
      limit: LIMIT,
      unavailable: message => new SwapFailure('unavailable', message),
      refused: (status, text) => {
        const reason = TRADE_STATUSES.has(status) ? tradeReason(text) : 'unavailable'
        return new SwapFailure(reason, reason === 'unavailable' ? `${options.id} answered ${status}` : undefined)
      },
    })
  }

  /**
   * Fetches JSON and validates it.
   *
   * @throws SwapFailure with the reason.
   */
  get<Value>(path: string, query: ProviderQuery, schema: z.ZodType<Value>, signal: AbortSignal): Promise<Value> {
    return this.#api.send(path, { query }, schema, signal)
  }

  /**
   * Sends JSON and validates the response.
   *
   * @throws SwapFailure with the reason.
   */
  post<Value>(
    path: string,
    request: { readonly query?: ProviderQuery; readonly body: unknown },
    schema: z.ZodType<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    return this.#api.send(path, request, schema, signal)
  }
}

/** Returns the reason in the error of an API. The text itself is dropped. */
function tradeReason(text: string): SwapFailureReason {
  if (/too[ _]?(low|small)|below (the )?min|minimum/i.test(text)) return 'amount-too-low'
  if (
    /no[ _]?(available )?(quotes?|routes?)|not[ _]found|not[ _]supported|unsupported|could not find any route/i.test(
      text,
    )
  ) {
    return /enough liquidity/i.test(text) ? 'insufficient-liquidity' : 'no-route'
  }
  return /liquidity|max[ _]?impact/i.test(text) ? 'insufficient-liquidity' : 'unavailable'
}
