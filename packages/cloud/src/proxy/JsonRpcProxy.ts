import { HttpFailure } from '../http/HttpFailure'
import { askUpstream, type UpstreamAnswer } from './askUpstream'
import type { JsonRpcBody } from './jsonRpc'
import { localAnswer } from './localAnswer'
import type { ProxyLimits } from './ProxyLimits'
import type { ProxyMetrics } from './ProxyMetrics'
import type { Upstreams } from './Upstreams'

const FORMAT = /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/

/** Passes JSON-RPC on to the first upstream of a chain that is of use. */
export class JsonRpcProxy {
  readonly #upstreams: Upstreams
  readonly #limits: ProxyLimits
  readonly #metrics: ProxyMetrics

  constructor(upstreams: Upstreams, limits: ProxyLimits, metrics: ProxyMetrics) {
    this.#upstreams = upstreams
    this.#limits = limits
    this.#metrics = metrics
  }

  /** @throws HttpFailure for a chain that isn't served, a batch that is too long, and when no upstream is of use. */
  async forward(chainId: string, text: string, body: JsonRpcBody, signal: AbortSignal): Promise<Response> {
    if (!FORMAT.test(chainId))
      throw new HttpFailure(400, 'chainId', 'The chain id must have the form namespace:reference')
    const urls = this.#upstreams.of(chainId)
    if (!urls) throw new HttpFailure(400, 'chainId', `We don't support the chain ${chainId}`)
    const { batchLimit } = this.#limits
    if (Array.isArray(body) && body.length > batchLimit) {
      throw new HttpFailure(400, 'body', `A batch may have ${batchLimit} calls at most`)
    }
    const known = localAnswer(chainId, body, text)
    if (known !== undefined) return json(known, 200)

    let retryAfter: number | undefined
    for (const url of urls.slice(0, this.#limits.attempts)) {
      const answer = await this.#ask(chainId, url, text, body, signal)
      if (answer.trouble === undefined) return json(answer.bytes, answer.status)
      retryAfter = answer.retryAfter === undefined ? retryAfter : Math.min(answer.retryAfter, retryAfter ?? 3600)
    }
    throw new HttpFailure(503, 'chainId', `Requested ${chainId} chain provider is temporarily unavailable`, {
      'retry-after': String(retryAfter ?? 1),
    })
  }

  async #ask(
    chainId: string,
    url: string,
    text: string,
    body: JsonRpcBody,
    signal: AbortSignal,
  ): Promise<UpstreamAnswer> {
    const first = await askUpstream(url, text, body, this.#limits, signal)
    // A connection that was kept may have been closed by the other side just now. A new one tells.
    const answer = first.trouble === 'unreachable' ? await askUpstream(url, text, body, this.#limits, signal) : first
    if (answer.trouble === undefined) this.#upstreams.worked(url)
    else this.#upstreams.failed(url)
    this.#metrics.asked(chainId, answer.trouble ?? 'answered')
    return answer
  }
}

function json(body: string | Uint8Array<ArrayBuffer>, status: 200 | 400): Response {
  return new Response(body, { status, headers: { 'content-type': 'application/json', 'cache-control': 'no-store' } })
}
