import type { z } from 'zod'
import { fetchChosen } from '../../http/fetchChosen'
import { jsonExcess } from '../../http/jsonBounds'
import { readBoundedText } from '../../http/readBoundedText'
import { urlBelow } from '../../prices/fetchJson'
import { SwapFailure, type SwapFailureReason } from '../SwapFailure'

/** Maximum bytes of a response. Quotes with long routes have about 100 KiB. */
const LIMIT = 1024 * 1024
/** Maximum bytes of an error to read for its reason. */
const ERROR_LIMIT = 16 * 1024
/** Statuses that can describe the trade. All others mean that the API is unavailable. */
const TRADE_STATUSES: ReadonlySet<number> = new Set([400, 404, 422])

export interface SwapApiOptions {
  /** Provider in error messages. */
  readonly id: string
  /** Base URL, with or without a path. */
  readonly url: string
  /** Headers of each request, such as the API key. */
  readonly headers: Readonly<Record<string, string>>
}

type Query = Readonly<Record<string, string | undefined>>

/**
 * Sends requests to a swap API. Errors never contain the text of a response or a header, because an API could send a
 * key back.
 */
export class SwapApi {
  readonly #options: SwapApiOptions

  constructor(options: SwapApiOptions) {
    this.#options = options
  }

  /**
   * Fetches JSON and validates it.
   *
   * @throws SwapFailure with the reason.
   */
  get<Value>(path: string, query: Query, schema: z.ZodType<Value>, signal: AbortSignal): Promise<Value> {
    return this.#send(path, query, { method: 'GET' }, schema, signal)
  }

  /**
   * Sends JSON and validates the response.
   *
   * @throws SwapFailure with the reason.
   */
  post<Value>(
    path: string,
    { query = {}, body }: { readonly query?: Query; readonly body: unknown },
    schema: z.ZodType<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const headers = { 'content-type': 'application/json' }
    return this.#send(path, query, { method: 'POST', headers, body: JSON.stringify(body) }, schema, signal)
  }

  async #send<Value>(
    path: string,
    query: Query,
    init: RequestInit,
    schema: z.ZodType<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const { id, url: base, headers } = this.#options
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    const url = urlBelow(base, path, Object.fromEntries(given))
    const response = await this.#fetch(url, {
      ...init,
      headers: { accept: 'application/json', ...headers, ...init.headers },
      signal,
    })
    const text = await this.#textOf(response)
    if (!response.ok) {
      const reason = TRADE_STATUSES.has(response.status) ? tradeReason(text) : 'unavailable'
      throw new SwapFailure(reason, reason === 'unavailable' ? `${id} answered ${response.status}` : undefined)
    }
    const result = schema.safeParse(parse(text))
    if (result.success) return result.data
    const fields = result.error.issues.slice(0, 5).map(issue => issue.path.join('.'))
    throw new SwapFailure('unavailable', `${id} sent an invalid response (${fields.join(', ') || 'not JSON'})`)
  }

  async #fetch(url: URL, init: RequestInit): Promise<Response> {
    try {
      // The operator chose this address, so it must not redirect to another one, which would get the API key.
      return await fetchChosen(url, { ...init, redirect: 'error' })
    } catch (error) {
      throw this.#unreachable(error)
    }
  }

  async #textOf(response: Response): Promise<string> {
    try {
      return await readBoundedText(response, this.#options.id, response.ok ? LIMIT : ERROR_LIMIT)
    } catch (error) {
      if (!response.ok) return ''
      throw this.#unreachable(error)
    }
  }

  #unreachable(error: unknown): SwapFailure {
    const kind = error instanceof Error ? error.name : 'Error'
    return new SwapFailure('unavailable', `${this.#options.id} didn't answer (${kind})`)
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

/** Parses JSON. Undefined for text that isn't JSON or would take too much memory. */
function parse(text: string): unknown {
  if (jsonExcess(text) !== undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
