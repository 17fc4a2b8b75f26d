import { AppKitError } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import type { Decoder } from '../storage/decode'
import { CloudError } from './CloudError'
import { type CloudQuery, cloudUrl } from './cloudUrl'
import { failureReason } from './failureReason'
import { readAnswer } from './readAnswer'
import { hostUnreachable, requestAborted, requestTimedOut, unfitAnswer } from './requestErrors'
import { SharedRequest } from './SharedRequest'

/** Longest wait for an answer, in milliseconds. */
export const requestTimeout = 10_000

/** What a client of one host needs. */
export interface JsonClientSettings {
  /** Without a slash at the end. */
  readonly base: string
  /** Added to every URL. */
  readonly query: () => CloudQuery
  readonly environment: Environment
  /** Aborted when the kit ends, and every request with it. */
  readonly signal: AbortSignal
  /** Hears of every question that was not answered, except when nobody waited any more. */
  readonly onFailure?: (error: AppKitError) => void
}

/** What is asked. */
export interface JsonRequest<T> {
  /** Begins with a slash. */
  readonly path: string
  readonly query?: CloudQuery
  /** Refuses an answer that can't be used. */
  readonly decode: Decoder<T>
  readonly signal?: AbortSignal | undefined
}

/**
 * Asks one host of the backend for JSON. Requests carry no cookies, no page address beyond the origin, and no header of ours, so that a browser asks
 * no permission first. Identical questions that are under way at once are one request.
 *
 * Rejects with CloudError for a refusal (`HTTP status code: 503`), AppKitError `cloud/unreachable`, `cloud/timeout`, `cloud/unfit-answer` or `cloud/aborted`.
 */
export class JsonClient {
  readonly #settings: JsonClientSettings
  readonly #underWay: Map<string, SharedRequest<unknown>> = new Map()

  constructor(settings: JsonClientSettings) {
    this.#settings = settings
  }

  /** Where `path` is, with everything that a request carries. */
  url(path: string, query: CloudQuery = {}): string {
    return cloudUrl(this.#settings.base, path, { ...query, ...this.#settings.query() })
  }

  async get<T>({ path, query, decode, signal }: JsonRequest<T>): Promise<T> {
    if (signal?.aborted) throw requestAborted()
    const url = this.url(path, query)
    try {
      const answer = decode(await this.#shared(url).join(signal))
      if (answer === undefined) throw unfitAnswer(new URL(url).host)
      return answer
    } catch (error) {
      if (error instanceof AppKitError && error.code !== 'cloud/aborted') this.#settings.onFailure?.(error)
      throw error
    }
  }

  /** Sends `body`. Resolves with the text that came back, which need not be JSON. */
  post(path: string, body: unknown): Promise<string> {
    // The page may be left a moment later: what was begun is still sent.
    const init = { method: 'POST', body: JSON.stringify(body), keepalive: true }
    return this.#send(this.url(path), init, this.#settings.signal)
  }

  #shared(url: string): SharedRequest<unknown> {
    const known = this.#underWay.get(url)
    if (known && !known.isGivenUp) return known
    const request = new SharedRequest(signal =>
      this.#send(url, {}, signal)
        .then(text => parse(text, url))
        .finally(() => {
          if (this.#underWay.get(url) === request) this.#underWay.delete(url)
        }),
    )
    this.#underWay.set(url, request)
    return request
  }

  /** The text of a good answer. */
  async #send(url: string, init: RequestInit, signal: AbortSignal): Promise<string> {
    const { environment, signal: kit } = this.#settings
    const { host } = new URL(url)
    const controller = new AbortController()
    const abort = () => controller.abort(requestAborted())
    const stopTimer = environment.setTimer(() => controller.abort(requestTimedOut(host)), requestTimeout)
    if (kit.aborted || signal.aborted) abort()
    kit.addEventListener('abort', abort)
    signal.addEventListener('abort', abort)
    try {
      const response = await fetch(url, {
        ...init,
        signal: controller.signal,
        credentials: 'omit',
        referrerPolicy: 'strict-origin',
      })
      const text = await readAnswer(response)
      if (text === undefined) throw unfitAnswer(host)
      if (!response.ok) throw new CloudError(response.status, failureReason(text), response)
      return text
    } catch (cause) {
      if (cause instanceof AppKitError) throw cause
      throw controller.signal.aborted ? controller.signal.reason : hostUnreachable(host, cause)
    } finally {
      stopTimer()
      kit.removeEventListener('abort', abort)
      signal.removeEventListener('abort', abort)
    }
  }
}

function parse(text: string, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw unfitAnswer(new URL(url).host, cause)
  }
}
