import { HttpFailure } from '../http/HttpFailure'
import { BatchAnswers, type ForwardedRequest } from './BatchAnswers'
import type { CallGuard } from './CallGuard'
import { callCost } from './callCost'
import { forwardToUpstream, type UpstreamAnswer } from './forwardToUpstream'
import { isSending } from './isSending'
import { itemsOf } from './itemsOf'
import { localAnswer } from './localAnswer'
import { noteOutcome } from './noteOutcome'
import type { ProxyLimits } from './ProxyLimits'
import type { ProxyMetrics } from './ProxyMetrics'
import { readCalls } from './readCalls'
import type { Upstreams } from './Upstreams'

/** A client request. */
export interface ProxyRequest {
  readonly chainId: string
  readonly text: string
  /** Whether the caller runs on the server's machine. */
  readonly isFromThisMachine: boolean
}

/** An address's burst for other calls, in addition to a full batch. */
const BESIDE_BATCH = 500
const FORMAT = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/** Forwards JSON-RPC calls to the first working upstream of a chain. */
export class JsonRpcProxy {
  readonly #upstreams: Upstreams
  readonly #guard: CallGuard
  readonly #limits: ProxyLimits
  readonly #metrics: Pick<ProxyMetrics, 'countRequest'>

  constructor(
    upstreams: Upstreams,
    guard: CallGuard,
    limits: ProxyLimits,
    metrics: Pick<ProxyMetrics, 'countRequest'>,
  ) {
    this.#upstreams = upstreams
    this.#guard = guard
    this.#limits = limits
    this.#metrics = metrics
  }

  /** Burst of one address, in call cost. */
  get burst(): number {
    return this.#limits.batchLimit + BESIDE_BATCH
  }

  /** Maximum calls per batch. */
  get batchLimit(): number {
    return this.#limits.batchLimit
  }

  /**
   * Returns the cost of a request's calls.
   *
   * @throws HttpFailure 400 for a batch that costs more than the burst.
   */
  costOf(text: string): number {
    const { isBatch, calls } = readCalls(text)
    const cost = calls.reduce((sum, call) => sum + ('text' in call ? callCost(call) : 1), 0)
    if (!isBatch || cost <= this.burst) return cost
    throw new HttpFailure(400, 'body', `This batch costs ${cost}, but the limit is ${this.burst}. Send it in parts.`)
  }

  /**
   * Forwards the calls of a request to an upstream. Each disallowed call gets a JSON-RPC error instead.
   *
   * @param text - The request, validated by the schema of calls.
   * @throws HttpFailure 400 for an invalid or unknown chain, 503 if no upstream works.
   */
  async forward({ chainId, text, isFromThisMachine }: ProxyRequest, signal: AbortSignal): Promise<Response> {
    if (!FORMAT.test(chainId))
      throw new HttpFailure(400, 'chainId', "The chain ID isn't valid. Use the form namespace:reference.")
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

  async #forwardCall(
    chainId: string,
    urls: readonly string[],
    request: ForwardedRequest,
    signal: AbortSignal,
  ): Promise<Response> {
    const waits: (number | undefined)[] = []
    for (const url of urls) {
      const answer = await this.#forward(chainId, url, request, signal)
      // Return the node's response to a sent transaction even if the node has a problem. A retry would send it a second
      // time.
      const isAnswer = answer.trouble === undefined || (answer.trouble === 'node-error' && isSending(request.body))
      if (isAnswer) return json(answer.bytes, answer.status)
      waits.push(answer.retryAfter)
      if (mayHaveBeenSent(request, answer)) break
    }
    throw unavailable(chainId, waits)
  }

  async #forwardBatch(
    chainId: string,
    urls: readonly string[],
    batch: ForwardedRequest,
    signal: AbortSignal,
  ): Promise<Response> {
    const answers = new BatchAnswers()
    const waits: (number | undefined)[] = []
    let remaining: ForwardedRequest | undefined = batch
    for (const url of urls) {
      const answer: UpstreamAnswer = await this.#forward(chainId, url, remaining, signal)
      if (answer.trouble === undefined && remaining === batch) return json(answer.bytes, answer.status)
      if (answer.trouble === undefined || answer.trouble === 'node-error') {
        remaining = answers.add(remaining, new TextDecoder().decode(answer.bytes))
        if (!remaining) break
      } else {
        waits.push(answer.retryAfter)
        if (mayHaveBeenSent(remaining, answer)) break
      }
    }
    if (answers.text === undefined) throw unavailable(chainId, waits)
    return json(answers.text, 200)
  }

  async #forward(
    chainId: string,
    url: string,
    { text, body }: ForwardedRequest,
    signal: AbortSignal,
  ): Promise<UpstreamAnswer> {
    const first = await forwardToUpstream(url, text, body, this.#limits, signal)
    // The upstream may have just closed a kept-alive connection. A new connection shows whether the upstream is
    // reachable.
    const isWorthAnother = first.trouble === 'unreachable' && !isSending(body)
    const answer = isWorthAnother ? await forwardToUpstream(url, text, body, this.#limits, signal) : first
    noteOutcome(this.#upstreams, chainId, url, answer)
    this.#metrics.countRequest(chainId, answer.trouble ?? 'answered')
    return answer
  }
}

function mayHaveBeenSent({ body }: ForwardedRequest, answer: UpstreamAnswer): boolean {
  return isSending(body) && !('isUntouched' in answer && answer.isUntouched)
}

/** Adds the errors of disallowed calls to an upstream's response. */
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
