import type { z } from 'zod'
import { PayServerError } from '../errors/PayServerError'
import { failureOf } from './failureOf'
import { readText } from './readText'

/** Milliseconds until a request fails. */
const TIMEOUT = 15_000
/** Maximum bytes of a response. A page has 50 invoices with up to 300 payments each. */
const LIMIT = 8 * 1024 * 1024

/** Access to the backend. */
export interface BackendAccess {
  /** URL without a slash at its end. */
  readonly url: string
  readonly apiKey: string
  readonly fetch: typeof globalThis.fetch
}

/** A request to the backend. */
export interface BackendRequest<Answer> {
  readonly path: string
  /** Sent as JSON with POST. Default: GET without a body. */
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly answer: z.ZodType<Answer>
}

/** Sends requests with the merchant's API key, which no redirect passes on. */
export class BackendClient {
  readonly #access: BackendAccess

  constructor(access: BackendAccess) {
    this.#access = access
  }

  /** Returns the validated response. Rejects with PayServerError, as {@link PayInvoices} documents. */
  async send<Answer>({ answer, body, headers, path }: BackendRequest<Answer>): Promise<Answer> {
    const { response, text } = await this.#exchange(path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${this.#access.apiKey}`,
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw failureOf(response, text)
    const parsed = answer.safeParse(jsonOf(text))
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      const details = issue && `${issue.path.join('.')}: ${issue.message}`
      throw invalidResponse(details)
    }
    return parsed.data
  }

  async #exchange(path: string, init: RequestInit): Promise<{ readonly response: Response; readonly text: string }> {
    const { fetch, url } = this.#access
    try {
      const signal = AbortSignal.timeout(TIMEOUT)
      const response = await fetch(`${url}${path}`, { ...init, redirect: 'manual', signal })
      return { response, text: await readText(response, LIMIT) }
    } catch (cause) {
      if (cause instanceof RangeError) throw invalidResponse(cause.message)
      throw new PayServerError('pay/unavailable', "The backend didn't answer. Send the request again.", { cause })
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the error for a response that can't be used. */
export function invalidResponse(details: string | undefined): PayServerError {
  return new PayServerError(
    'pay/invalid-response',
    "The backend's response is invalid. Check that `url` is the backend, and that its version matches.",
    details === undefined ? {} : { details },
  )
}
