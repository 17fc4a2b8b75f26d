import { z } from 'zod'
import { forwardToUpstream, type UpstreamTrouble } from '../proxy/forwardToUpstream'
import { noteOutcome } from '../proxy/noteOutcome'
import type { ProxyLimits } from '../proxy/ProxyLimits'
import type { Upstreams } from '../proxy/Upstreams'
import { askRest } from './askRest'
import { ChainRefused } from './ChainRefused'
import { ChainUnavailable } from './ChainUnavailable'
import { parseExactJson } from './exactInteger'

/** A call to a node. */
export interface ChainCall {
  readonly method: string
  readonly params: unknown
}

/** Result of one call in a batch. */
export type ChainAnswer =
  | { readonly result: unknown; readonly error?: undefined }
  | { readonly error: ChainRefused; readonly result?: undefined }

/** Maximum calls per batch. Many nodes reject more. */
const BATCH = 100
/** Maximum concurrent calls to a node without batch support. */
const TOGETHER = 8

const answerSchema = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.number(), message: z.string().optional(), data: z.unknown().optional() }).nullish(),
})

/**
 * Sends the server's own requests to the chains. Shares the upstream ranking with the JSON-RPC proxy. Nodes are
 * untrusted, so results are `unknown` and must be validated.
 */
export class ChainRpc {
  readonly #upstreams: Upstreams
  readonly #limits: ProxyLimits

  constructor(upstreams: Upstreams, { timeout = 10_000, responseLimit = 10 * 1024 * 1024 }: ChainRpcOptions = {}) {
    this.#upstreams = upstreams
    this.#limits = { attempts: 5, timeout, responseLimit, batchLimit: BATCH }
  }

  get chainIds(): readonly string[] {
    return this.#upstreams.chainIds
  }

  /**
   * Sends a JSON-RPC request to a chain, with fallback to its next upstreams, up to five in total.
   *
   * @throws ChainUnavailable if all of them fail or the chain is unknown.
   * @throws ChainRefused for a node's own error or an oversized response.
   *
   * @example
   * ```ts
   * async function headOf(rpc: ChainRpc): Promise<unknown> {
   *   return await rpc.request('eip155:1', 'eth_blockNumber', []) // '0x112a880'
   * }
   * ```
   */
  async request(chainId: string, method: string, params: unknown, signal?: AbortSignal): Promise<unknown> {
    const { answers, troubles } = await this.#ask(chainId, [{ method, params }], false, signal)
    const answer = answers?.[0]
    if (!answer) throw troubles.includes('too-large') ? tooLarge(chainId) : new ChainUnavailable(chainId)
    if (answer.error) throw answer.error
    return answer.result
  }

  /**
   * Sends many calls and returns their results in order. A rejected call has an error instead of a result.
   *
   * @throws ChainUnavailable if no upstream responds.
   */
  async batch(chainId: string, calls: readonly ChainCall[], signal?: AbortSignal): Promise<readonly ChainAnswer[]> {
    const answers: ChainAnswer[] = []
    for (let start = 0; start < calls.length; start += BATCH) {
      answers.push(...(await this.#batch(chainId, calls.slice(start, start + BATCH), signal)))
    }
    return answers
  }

  /**
   * Sends a GET request below the esplora base URL of a Bitcoin chain. Returns parsed JSON, or text for other content.
   * Falls back to the next upstream if one fails or its response doesn't match `schema`.
   *
   * @throws ChainUnavailable if all upstreams fail.
   * @throws ChainRefused with the HTTP status if an upstream responds with 400 or 404.
   */
  async rest(
    chainId: string,
    path: string,
    schema: z.ZodType = z.unknown(),
    signal: AbortSignal = new AbortController().signal,
  ): Promise<unknown> {
    for (const url of this.#urlsOf(chainId)) {
      const answer = await askRest(`${url.replace(/\/$/, '')}${path}`, this.#limits, signal)
      if (!answer) {
        void this.#upstreams.doubt(chainId, url)
        continue
      }
      if (answer.status === 200 && !schema.safeParse(answer.body).success) {
        this.#upstreams.failed(url)
        continue
      }
      this.#upstreams.worked(url)
      if (answer.status === 200) return answer.body
      throw new ChainRefused(chainId, answer.status, String(answer.body).slice(0, 200))
    }
    throw new ChainUnavailable(chainId)
  }

  async #batch(chainId: string, calls: readonly ChainCall[], signal?: AbortSignal): Promise<readonly ChainAnswer[]> {
    const { answers, troubles } = await this.#ask(chainId, calls, true, signal)
    if (answers) return answers
    // A node that doesn't support batches, or returns an invalid result in one, may still answer single calls.
    if (!troubles.some(trouble => trouble === 'not-json-rpc' || trouble === 'node-error' || trouble === 'too-large')) {
      throw new ChainUnavailable(chainId)
    }
    const alone: ChainAnswer[] = []
    for (let start = 0; start < calls.length; start += TOGETHER) {
      const together = calls.slice(start, start + TOGETHER).map(call => this.#alone(chainId, call, signal))
      alone.push(...(await Promise.all(together)))
    }
    return alone
  }

  async #alone(chainId: string, call: ChainCall, signal?: AbortSignal): Promise<ChainAnswer> {
    const { answers, troubles } = await this.#ask(chainId, [call], false, signal)
    const answer = answers?.[0]
    if (answer) return answer
    if (troubles.includes('too-large')) return { error: tooLarge(chainId) }
    if (!troubles.includes('node-error')) throw new ChainUnavailable(chainId)
    return { error: new ChainRefused(chainId, -32_000, 'No node answered this call. Try again.') }
  }

  async #ask(
    chainId: string,
    calls: readonly ChainCall[],
    isBatch: boolean,
    signal: AbortSignal = new AbortController().signal,
  ): Promise<{ answers?: readonly ChainAnswer[]; troubles: readonly UpstreamTrouble[] }> {
    const numbered = calls.map(({ method, params }, index) => ({ jsonrpc: '2.0', id: index + 1, method, params }))
    const body = isBatch ? numbered : numbered.slice(0, 1)[0]
    if (!body) return { answers: [], troubles: [] }
    const text = JSON.stringify(body)
    const troubles: UpstreamTrouble[] = []
    for (const url of this.#urlsOf(chainId)) {
      let answer = await forwardToUpstream(url, text, body, this.#limits, signal)
      // The upstream may have just closed a kept-alive connection. A new connection shows whether the upstream is
      // reachable.
      if (answer.trouble === 'unreachable') answer = await forwardToUpstream(url, text, body, this.#limits, signal)
      const read = answer.trouble === undefined ? readAnswers(chainId, answer.bytes, calls.length) : undefined
      if (read) {
        this.#upstreams.worked(url)
        return { answers: read, troubles }
      }
      noteOutcome(this.#upstreams, chainId, url, answer.trouble ? answer : { trouble: 'not-json-rpc' })
      troubles.push(answer.trouble ?? 'not-json-rpc')
      // Other nodes would return the same response.
      if (answer.trouble === 'too-large') break
    }
    return { troubles }
  }

  #urlsOf(chainId: string): readonly string[] {
    return this.#upstreams.of(chainId)?.slice(0, this.#limits.attempts) ?? []
  }
}

export interface ChainRpcOptions {
  /** Timeout per upstream in milliseconds. Default: 10,000. */
  readonly timeout?: number
  /** Maximum size of a response in bytes. Default: 10 MiB. */
  readonly responseLimit?: number
}

/** Returns the results in the order of the calls, because nodes may reorder a batch. Undefined if one is missing. */
function readAnswers(chainId: string, bytes: Uint8Array, count: number): readonly ChainAnswer[] | undefined {
  const parsed = z.union([answerSchema, z.array(answerSchema)]).safeParse(parse(bytes))
  if (!parsed.success) return undefined
  const answers = new Map([parsed.data].flat().map(answer => [answer.id, answer]))
  const ordered = Array.from({ length: count }, (_, index) => answers.get(index + 1))
  if (ordered.includes(undefined)) return undefined
  return ordered.map(answer => {
    const { error } = answer ?? {}
    if (!error) return { result: answer?.result }
    return { error: new ChainRefused(chainId, error.code, error.message ?? 'The node refused', error.data) }
  })
}

function tooLarge(chainId: string): ChainRefused {
  return new ChainRefused(chainId, -32_000, "The node's response is too large. Request less.")
}

function parse(bytes: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
