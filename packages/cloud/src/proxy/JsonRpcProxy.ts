import { HttpFailure } from '../http/HttpFailure'
import { askUpstream, type UpstreamAnswer } from './askUpstream'
import { type Asked, BatchAnswers } from './BatchAnswers'
import type { CallGuard } from './CallGuard'
import { callCost } from './callCost'
import { isSending } from './isSending'
import { itemsOf } from './itemsOf'
import { localAnswer } from './localAnswer'
import { noteOutcome } from './noteOutcome'
import type { ProxyLimits } from './ProxyLimits'
import type { ProxyMetrics } from './ProxyMetrics'
import { readCalls } from './readCalls'
import type { Upstreams } from './Upstreams'

/** A request of a caller. */
export interface ProxyRequest {
  readonly chainId: string
  readonly text: string
  /** Whether the caller runs on the server's own machine. */
  readonly isFromThisMachine: boolean
}

/** Room for other calls of an app beside a whole batch. */
const BESIDE_BATCH = 500
const FORMAT = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/** Passes JSON-RPC on to the first upstream of a chain that is of use. */
export class JsonRpcProxy {
  readonly #upstreams: Upstreams
  readonly #guard: CallGuard
  readonly #limits: ProxyLimits
  readonly #metrics: ProxyMetrics

  constructor(upstreams: Upstreams, guard: CallGuard, limits: ProxyLimits, metrics: ProxyMetrics) {
    this.#upstreams = upstreams
    this.#guard = guard
    this.#limits = limits
    this.#metrics = metrics
  }

  /** What one address may spend at once. */
  get burst(): number {
    return this.#limits.batchLimit + BESIDE_BATCH
  }

  /** Calls that one batch may have. */
  get batchLimit(): number {
    return this.#limits.batchLimit
  }

  /**
   * Returns what the calls of a request cost.
   *
   * @throws HttpFailure for a batch that costs more than an address ever has.
   */
  costOf(text: string): number {
    const { isBatch, calls } = readCalls(text)
    const cost = calls.reduce((sum, call) => sum + ('text' in call ? callCost(call) : 1), 0)
    if (!isBatch || cost <= this.burst) return cost
    throw new HttpFailure(400, 'body', `This batch costs ${cost}, more than ${this.burst}: send it in parts`)
  }

  /**
   * Answers calls by an upstream. A call that callers may not use gets a JSON-RPC error of its own.
   *
   * @param text - the request, valid by the schema of calls
   * @throws HttpFailure for a chain that isn't served, and when no upstream is of use.
   */
  async forward({ chainId, text, isFromThisMachine }: ProxyRequest, signal: AbortSignal): Promise<Response> {
    if (!FORMAT.test(chainId))
      throw new HttpFailure(400, 'chainId', 'The chain id must have the form namespace:reference')
    const urls = this.#upstreams.of(chainId)?.slice(0, this.#limits.attempts)
    if (!urls) throw new HttpFailure(400, 'chainId', `We don't support the chain ${chainId}`)
    const { isBatch, allowed, refusals } = this.#guard.read(chainId, text, isFromThisMachine)
    const [call] = allowed
    if (!call) return json(isBatch ? `[${refusals.join(',')}]` : refusals.join(), 200)
    if (isBatch) {
      const batch = { text: `[${allowed.map(one => one.text).join(',')}]`, body: allowed }
      return withRefusals(await this.#forwardBatch(chainId, urls, batch, signal), refusals)
    }
    const known = localAnswer(chainId, call)
    if (known !== undefined) return json(known, 200)
    return this.#forwardCall(chainId, urls, { text: call.text, body: call }, signal)
  }

  async #forwardCall(chainId: string, urls: readonly string[], asked: Asked, signal: AbortSignal): Promise<Response> {
    const waits: (number | undefined)[] = []
    for (const url of urls) {
      const answer = await this.#ask(chainId, url, asked, signal)
      // Whatever a node says of what it was asked to send is the answer: another would be sent it a second time.
      const isAnswer = answer.trouble === undefined || (answer.trouble === 'node-error' && isSending(asked.body))
      if (isAnswer) return json(answer.bytes, answer.status)
      waits.push(answer.retryAfter)
      if (mayHaveBeenSent(asked, answer)) break
    }
    throw unavailable(chainId, waits)
  }

  async #forwardBatch(chainId: string, urls: readonly string[], batch: Asked, signal: AbortSignal): Promise<Response> {
    const answers = new BatchAnswers()
    const waits: (number | undefined)[] = []
    let asked: Asked | undefined = batch
    for (const url of urls) {
      const answer: UpstreamAnswer = await this.#ask(chainId, url, asked, signal)
      if (answer.trouble === undefined && asked === batch) return json(answer.bytes, answer.status)
      if (answer.trouble === undefined || answer.trouble === 'node-error') {
        asked = answers.add(asked, new TextDecoder().decode(answer.bytes))
        if (!asked) break
      } else {
        waits.push(answer.retryAfter)
        if (mayHaveBeenSent(asked, answer)) break
      }
    }
    if (answers.text === undefined) throw unavailable(chainId, waits)
    return json(answers.text, 200)
  }

  async #ask(chainId: string, url: string, { text, body }: Asked, signal: AbortSignal): Promise<UpstreamAnswer> {
    const first = await askUpstream(url, text, body, this.#limits, signal)
    // A connection that was kept may have been closed by the other side just now. A new one tells.
    const isWorthAnother = first.trouble === 'unreachable' && !isSending(body)
    const answer = isWorthAnother ? await askUpstream(url, text, body, this.#limits, signal) : first
    noteOutcome(this.#upstreams, chainId, url, answer)
    this.#metrics.asked(chainId, answer.trouble ?? 'answered')
    return answer
  }
}

function mayHaveBeenSent({ body }: Asked, answer: UpstreamAnswer): boolean {
  return isSending(body) && !('isUntouched' in answer && answer.isUntouched)
}

/** Adds the errors of calls that weren't passed on to what an upstream answered to the others. */
async function withRefusals(answer: Response, refusals: readonly string[]): Promise<Response> {
  if (refusals.length === 0) return answer
  const answers = itemsOf(await answer.text())
  return json(`[${[...answers, ...refusals].join(',')}]`, answer.status === 400 ? 400 : 200)
}

function unavailable(chainId: string, waits: readonly (number | undefined)[]): HttpFailure {
  const known = waits.filter(wait => wait !== undefined)
  return new HttpFailure(503, 'chainId', `Requested ${chainId} chain provider is temporarily unavailable`, {
    'retry-after': String(known.length > 0 ? Math.min(...known) : 1),
  })
}

function json(body: string | Uint8Array<ArrayBuffer>, status: 200 | 400): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
}
