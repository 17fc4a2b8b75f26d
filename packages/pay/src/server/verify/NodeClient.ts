import { z } from 'zod'
import { readText } from '../backend/readText'
import { PayServerError } from '../errors/PayServerError'

/** Milliseconds until a request fails. */
const TIMEOUT = 15_000
/** Maximum bytes of a response. A receipt can have thousands of events. */
const LIMIT = 16 * 1024 * 1024

const answerSchema = z.object({ result: z.unknown().optional(), error: z.unknown().optional() })

/** Sends requests to the merchant's node of one chain. */
export class NodeClient {
  readonly #node: { readonly chainId: string; readonly url: string; readonly fetch: typeof globalThis.fetch }

  constructor(node: { readonly chainId: string; readonly url: string; readonly fetch: typeof globalThis.fetch }) {
    this.#node = node
  }

  /**
   * Returns the validated result of a JSON-RPC call.
   *
   * @throws PayServerError `pay/chain-unavailable` for an error, or a result that can't be read.
   */
  async call<Result>(
    method: string,
    params: readonly unknown[],
    schema: z.ZodType<Result>,
    signal: AbortSignal,
  ): Promise<Result> {
    const { ok, text } = await this.#exchange('', signal, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    const answer = answerSchema.safeParse(jsonOf(text))
    if (!ok || !answer.success || (answer.data.error ?? null) !== null) throw this.#unavailable(method)
    const result = schema.safeParse(answer.data.result)
    if (!result.success) throw this.#unavailable(method)
    return result.data
  }

  /**
   * Returns the validated response of a REST endpoint, which is JSON or plain text. Undefined for 404.
   *
   * @throws PayServerError `pay/chain-unavailable` for another error, or a response that can't be read.
   */
  async get<Result>(path: string, schema: z.ZodType<Result>, signal: AbortSignal): Promise<Result | undefined> {
    const { ok, status, text } = await this.#exchange(path, signal, {})
    if (status === 404) return undefined
    const result = schema.safeParse(jsonOf(text))
    if (!ok || !result.success) throw this.#unavailable(path)
    return result.data
  }

  async #exchange(
    path: string,
    signal: AbortSignal,
    init: RequestInit,
  ): Promise<{ readonly ok: boolean; readonly status: number; readonly text: string }> {
    const { fetch, url } = this.#node
    try {
      const response = await fetch(`${url}${path}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]),
      })
      return { ok: response.ok, status: response.status, text: await readText(response, LIMIT) }
    } catch {
      // The cause may contain the URL, which often has a key.
      throw this.#unavailable(path)
    }
  }

  #unavailable(request: string): PayServerError {
    const { chainId } = this.#node
    return new PayServerError(
      'pay/chain-unavailable',
      `The node of ${chainId} gave no valid answer. Check its URL in \`rpcUrls\`, and verify again.`,
      request === '' ? {} : { details: request },
    )
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
