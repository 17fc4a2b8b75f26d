import { type RetryableFailure, withRetries } from '@openappkit/appkit-core/transactions'

/** Error that an RPC node returned. For a rejected transaction, `data` contains `err` and `logs`. */
export class RpcError extends Error {
  override readonly name: string = 'RpcError'
  constructor(
    readonly code: number,
    message: string,
    readonly data: unknown,
    /** HTTP status. */
    readonly status = 200,
    readonly retryAfter: string | null = null,
  ) {
    super(message)
  }
}

/** Error for an answer with neither a result nor a JSON-RPC error, for example from a gateway. */
class NodeFailure extends Error {
  constructor(
    method: string,
    readonly status: number,
    readonly retryAfter: string | null,
  ) {
    super(`The RPC node answered ${status} without a result to ${method}.`)
  }
}

/** Request timeout in milliseconds. */
const requestTimeout = 10_000

/**
 * Sends requests to the RPC nodes of a chain, best first. Doesn't depend on the library that builds transactions, so
 * reading a balance doesn't load it.
 */
export class SolanaRpc {
  readonly #urls: readonly string[]

  constructor(urls: readonly string[]) {
    this.#urls = urls
  }

  /**
   * Sends a request to the nodes in turn until one answers, and repeats the round as `withRetries` defines. Sending a
   * transaction twice is harmless. If all nodes fail to send a transaction, reports the first failure: the first node
   * may have accepted the transaction without answering, even if a later node refuses it.
   *
   * @throws {RpcError} when a node refuses. Rejects with another error when no node answers.
   */
  async ask<result>(method: string, ...params: readonly unknown[]): Promise<result> {
    let failure: unknown
    let isFinal = false
    const askInTurn = async (): Promise<result> => {
      for (const url of this.#urls) {
        try {
          return (await ask(url, method, params)) as result
        } catch (cause) {
          if (method !== 'sendTransaction' || failure === undefined) failure = cause
          isFinal = isRefusal(cause)
          if (isFinal) break
        }
      }
      throw failure
    }
    return withRetries(askInTurn, error => (isFinal ? undefined : failureOf(error)))
  }
}

/**
 * Returns whether every node would refuse the request. Only statuses 200 and 400 count. With any other status, a proxy
 * may just not support this chain or not have permission for it.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof RpcError && [200, 400].includes(error.status) && !isBusy(error)
}

/** Returns whether an error is a rate limit that the node reported with status 200. */
function isBusy({ code }: RpcError): boolean {
  return code === 429 || code === -32005
}

function failureOf(error: unknown): RetryableFailure {
  if (error instanceof RpcError && isBusy(error)) return { status: 429, retryAfter: error.retryAfter }
  return error instanceof RpcError || error instanceof NodeFailure ? error : {}
}

async function ask(url: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    signal: AbortSignal.timeout(requestTimeout),
  })
  const { status } = response
  const retryAfter = response.headers.get('Retry-After')
  const { error, result } = readAnswer(await response.text()) ?? {}
  if (error) throw new RpcError(error.code ?? status, error.message ?? 'Refused', error.data, status, retryAfter)
  if (!response.ok || result === undefined) throw new NodeFailure(method, status, retryAfter)
  return result
}

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code?: number; readonly message?: string; readonly data?: unknown }
}

function readAnswer(text: string): Answer | undefined {
  try {
    return JSON.parse(text, exact as (key: string, value: unknown) => unknown) as Answer
  } catch {
    return undefined
  }
}

/**
 * Parses integers as bigint if a number can't represent them exactly. Only works in browsers that expose the source
 * text.
 */
function exact(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)) return value
  return context?.source && /^\d+$/.test(context.source) ? BigInt(context.source) : value
}
