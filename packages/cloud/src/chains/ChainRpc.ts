import { z } from 'zod'
import { askUpstream, type UpstreamTrouble } from '../proxy/askUpstream'
import { noteOutcome } from '../proxy/noteOutcome'
import type { ProxyLimits } from '../proxy/ProxyLimits'
import type { Upstreams } from '../proxy/Upstreams'
import { askRest } from './askRest'
import { ChainRefused } from './ChainRefused'
import { ChainUnavailable } from './ChainUnavailable'
import { parseExactJson } from './exactInteger'

/** What a node is asked. */
export interface ChainCall {
  readonly method: string
  readonly params: unknown
}

/** One of many answers. */
export type ChainAnswer =
  | { readonly result: unknown; readonly error?: undefined }
  | { readonly error: ChainRefused; readonly result?: undefined }

/** Nodes take a hundred calls at once; many refuse more. */
const BATCH = 100
/** Calls at once where a node takes no batches. */
const TOGETHER = 8

const answerSchema = z.object({
  id: z.number(),
  result: z.unknown().optional(),
  error: z.looseObject({ code: z.number(), message: z.string().optional(), data: z.unknown().optional() }).nullish(),
})

/**
 * The chains, for the server's own questions. Shares its memory of upstreams that failed with the JSON-RPC proxy.
 * Answers are `unknown` and must be checked: nodes lie, too.
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
   * JSON-RPC of one chain, from the next upstream where one is of no use.
   *
   * @throws ChainUnavailable when none is, and for a chain that isn't served; ChainRefused with the node's own error, and for an answer that is too large.
   *
   * @example
   * ```ts
   * const head = toBigInt(z.string().parse(await rpc.request('eip155:1', 'eth_blockNumber', [])))
   * ```
   */
  async request(chainId: string, method: string, params: unknown, signal?: AbortSignal): Promise<unknown> {
    const { answers, troubles } = await this.#ask(chainId, [{ method, params }], false, signal)
    const answer = answers?.[0]
    if (!answer) throw troubles.includes('too-large') ? tooLarge(chainId) : new ChainUnavailable(chainId)
    if (answer.error) throw answer.error
    return answer.result
  }

  /** The same for many at once, in the order asked. A call that a node refuses is its own error. @throws ChainUnavailable */
  async batch(chainId: string, calls: readonly ChainCall[], signal?: AbortSignal): Promise<readonly ChainAnswer[]> {
    const answers: ChainAnswer[] = []
    for (let start = 0; start < calls.length; start += BATCH) {
      answers.push(...(await this.#batch(chainId, calls.slice(start, start + BATCH), signal)))
    }
    return answers
  }

  /**
   * GET below the esplora base URL of a Bitcoin chain: JSON as it is parsed, everything else as text. An upstream whose answer has another shape than
   * `schema` is of no use, and the next one is asked.
   *
   * @throws ChainUnavailable; ChainRefused with the HTTP status, 404 among them.
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
    // A node that takes no batches, or one of whose answers is bad, may do for each call by itself.
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
    return { error: new ChainRefused(chainId, -32_000, 'No node could answer this call') }
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
      let answer = await askUpstream(url, text, body, this.#limits, signal)
      // A connection that was kept may have been closed by the other side just now. A new one tells.
      if (answer.trouble === 'unreachable') answer = await askUpstream(url, text, body, this.#limits, signal)
      const read = answer.trouble === undefined ? readAnswers(chainId, answer.bytes, calls.length) : undefined
      if (read) {
        this.#upstreams.worked(url)
        return { answers: read, troubles }
      }
      noteOutcome(this.#upstreams, chainId, url, answer.trouble ? answer : { trouble: 'not-json-rpc' })
      troubles.push(answer.trouble ?? 'not-json-rpc')
      // Another node would say as much.
      if (answer.trouble === 'too-large') break
    }
    return { troubles }
  }

  #urlsOf(chainId: string): readonly string[] {
    return this.#upstreams.of(chainId)?.slice(0, this.#limits.attempts) ?? []
  }
}

export interface ChainRpcOptions {
  /** Milliseconds for each upstream. Default 10 000. */
  readonly timeout?: number
  /** Bytes of an answer. Default 10 MiB. */
  readonly responseLimit?: number
}

/** In the order asked: nodes may answer a batch in any. Undefined when one is missing. */
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
  return new ChainRefused(chainId, -32_000, 'The answer is too large')
}

function parse(bytes: Uint8Array): unknown {
  try {
    return parseExactJson(new TextDecoder().decode(bytes))
  } catch {
    return undefined
  }
}
