import { AppKitError } from '@openappkit/contract'
import type { Environment } from '../environment/Environment'
import type { Decoder } from '../storage/decode'
import { CloudError } from './CloudError'
import { type CloudQuery, cloudUrl } from './cloudUrl'
import { failureReason } from './failureReason'
import { readAnswer } from './readAnswer'
import { hostUnreachable, invalidResponse, requestAborted, requestTimedOut } from './requestErrors'
import { SharedRequest } from './SharedRequest'

/** Timeout of a request, in milliseconds. */
export const requestTimeout = 10_000

/** Settings of a {@link JsonClient}. */
export interface JsonClientSettings {
  /** Base URL without a trailing slash. */
  readonly base: string
  /** Returns the parameters to add to every URL. They override those of a request. */
  readonly query: () => CloudQuery
  readonly environment: Environment
  /** Signal that aborts every request. Aborted when the kit is destroyed. */
  readonly signal: AbortSignal
  /** Called for every failed GET request, except aborted ones. */
  readonly onFailure?: (error: AppKitError) => void
  /** Called for every GET request with a valid response. */
  readonly onSuccess?: () => void
}

/** GET request for JSON. */
export interface JsonRequest<T> {
  /** Path with a leading slash. */
  readonly path: string
  readonly query?: CloudQuery
  /** Validates the parsed response. Returns undefined to reject it. */
  readonly decode: Decoder<T>
  readonly signal?: AbortSignal | undefined
  /** Bearer token. Browsers send a preflight request for it. */
  readonly token?: string | undefined
}

/** Options of {@link JsonClient.post}. */
export interface JsonPostOptions {
  /** Bearer token. Browsers send a preflight request for it. */
  readonly token?: string | undefined
}

/**
 * Sends requests to one host of the backend. Requests carry no cookies, no referrer beyond the origin and, without
 * a token, no custom headers, so browsers send no preflight request. Concurrent identical GET requests are sent only once.
 *
 * Requests reject with a `CloudError` for an error status (`HTTP status code: 503`), or with an `AppKitError`:
 * `cloud/unreachable`, `cloud/timeout` after 10 seconds, `cloud/invalid-response`, or `cloud/aborted` if the caller's
 * signal aborts or the kit is destroyed.
 */
export class JsonClient {
  readonly #settings: JsonClientSettings
  readonly #underWay: Map<string, SharedRequest<unknown>> = new Map()

  constructor(settings: JsonClientSettings) {
    this.#settings = settings
  }

  /** Returns the full URL of `path`, with all parameters. */
  url(path: string, query: CloudQuery = {}): string {
    return cloudUrl(this.#settings.base, path, { ...query, ...this.#settings.query() })
  }

  /** Sends a GET request and resolves with the decoded response. Errors as in {@link JsonClient}. */
  async get<T>({ path, query, decode, signal, token }: JsonRequest<T>): Promise<T> {
    if (signal?.aborted) throw requestAborted()
    const url = this.url(path, query)
    try {
      const answer = decode(await this.#shared(url, token).join(signal))
      if (answer === undefined) throw invalidResponse(new URL(url).host)
      this.#settings.onSuccess?.()
      return answer
    } catch (error) {
      if (error instanceof AppKitError && error.code !== 'cloud/aborted') this.#settings.onFailure?.(error)
      throw error
    }
  }

  /** Posts `body` as JSON. Resolves with the response text, which may not be JSON. Errors as in {@link JsonClient}. */
  post(path: string, body: unknown, { token }: JsonPostOptions = {}): Promise<string> {
    // `keepalive` lets the request finish even if the user leaves the app.
    const init = { method: 'POST', body: JSON.stringify(body), keepalive: true, ...bearer(token) }
    return this.#send(this.url(path), init, this.#settings.signal).then(({ text }) => text)
  }

  #shared(url: string, token: string | undefined): SharedRequest<unknown> {
    const key = `${url} ${token ?? ''}`
    const known = this.#underWay.get(key)
    if (known && !known.isAbandoned) return known
    const request = new SharedRequest(signal =>
      this.#send(url, bearer(token), signal)
        .then(answer => parse(answer, url))
        .finally(() => {
          if (this.#underWay.get(key) === request) this.#underWay.delete(key)
        }),
    )
    this.#underWay.set(key, request)
    return request
  }

  /** Returns the text and the content type of a successful response. */
  async #send(url: string, init: RequestInit, signal: AbortSignal): Promise<Answer> {
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
      if (text === undefined) throw invalidResponse(host)
      if (!response.ok) throw new CloudError(response.status, failureReason(text), response)
      return { text, type: response.headers.get('content-type') }
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

interface Answer {
  readonly text: string
  readonly type: string | null
}

function bearer(token: string | undefined): RequestInit {
  return token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } }
}

function parse({ text, type }: Answer, url: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw invalidResponse(new URL(url).host, cause, type)
  }
}
