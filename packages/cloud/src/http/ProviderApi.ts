import type { z } from 'zod'
import { urlBelow } from '../prices/fetchJson'
import { fetchChosen } from './fetchChosen'
import { jsonExcess } from './jsonBounds'
import { readBoundedText } from './readBoundedText'

/** Maximum bytes of an error to read for its reason. */
const ERROR_LIMIT = 16 * 1024
const JSON_BODY = { 'content-type': 'application/json' }

export interface ProviderApiOptions {
  /** Provider in error messages. */
  readonly id: string
  /** Base URL, with or without a path. */
  readonly url: string
  /** Headers of each request, such as the API key. */
  readonly headers: Readonly<Record<string, string>>
  /** Maximum bytes of a response. */
  readonly limit: number
  /** Creates the error for an API that is unavailable. */
  readonly unavailable: (message: string) => Error
  /** Creates the error for a status that isn't 2xx. Must drop the text of the response. */
  readonly refused: (status: number, text: string) => Error
}

export type ProviderQuery = Readonly<Record<string, string | undefined>>

export interface ProviderRequest {
  readonly query?: ProviderQuery | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Body to send as JSON with POST. Default: a GET request. */
  readonly body?: unknown
}

/**
 * Sends requests to the API of a provider. Errors never contain the text of a response or a header, because an API
 * could send a key back.
 */
export class ProviderApi {
  readonly #options: ProviderApiOptions

  constructor(options: ProviderApiOptions) {
    this.#options = options
  }

  /** Returns the URL of a path below the base URL. Parameters that are undefined are left out. */
  urlOf(path: string, query: ProviderQuery = {}): URL {
    const given = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
    return urlBelow(this.#options.url, path, Object.fromEntries(given))
  }

  /**
   * Sends a request and validates the JSON response.
   *
   * @throws the error that `unavailable` or `refused` creates.
   */
  async send<Value>(
    path: string,
    { query, headers, body }: ProviderRequest,
    schema: z.ZodType<Value>,
    signal: AbortSignal,
  ): Promise<Value> {
    const { id, headers: common, unavailable, refused } = this.#options
    const response = await this.#fetch(this.urlOf(path, query), {
      ...(body === undefined ? { method: 'GET' } : { method: 'POST', body: JSON.stringify(body) }),
      headers: { accept: 'application/json', ...common, ...headers, ...(body !== undefined && JSON_BODY) },
      signal,
    })
    const text = await this.#textOf(response)
    if (!response.ok) throw refused(response.status, text)
    const result = schema.safeParse(parseBoundedJson(text))
    if (result.success) return result.data
    const fields = result.error.issues.slice(0, 5).map(issue => issue.path.join('.'))
    throw unavailable(`${id} sent an invalid response (${fields.join(', ') || 'not JSON'})`)
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
    const { id, limit } = this.#options
    try {
      return await readBoundedText(response, id, response.ok ? limit : ERROR_LIMIT)
    } catch (error) {
      if (!response.ok) return ''
      throw this.#unreachable(error)
    }
  }

  #unreachable(error: unknown): Error {
    const kind = error instanceof Error ? error.name : 'Error'
    return this.#options.unavailable(`${this.#options.id} didn't answer (${kind})`)
  }
}

/** Parses JSON. Undefined for text that isn't JSON or would take too much memory. */
export function parseBoundedJson(text: string): unknown {
  if (jsonExcess(text) !== undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
