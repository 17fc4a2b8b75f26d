import { AppKitError } from '@openappkit/contract'
import { type RetryableFailure, withRetries } from '../rpc/withRetries'

/** Timeout of one request in milliseconds. */
const requestTimeout = 10_000

interface RpcCall {
  readonly method: string
  readonly params?: unknown
}

/**
 * Sends a request that the wallet doesn't handle to the chain's nodes. Tries the next node if one is unreachable or
 * returns no result, and retries all nodes as `withRetries` does. If every node fails, rejects with the last error: the
 * node's error with its `code`, or the network error from `fetch`.
 *
 * @throws {AppKitError} `walletconnect/no-rpc-url` if the chain has no node.
 * @throws {AppKitError} `walletconnect/rpc-failed` if the last node responds with an error status or without JSON.
 */
export function rpcRequest(urls: readonly string[], chainId: string, query: RpcCall): Promise<unknown> {
  return withRetries(async () => {
    let failure: unknown = new AppKitError('walletconnect/no-rpc-url', `No RPC url provided for chainId: ${chainId}`)
    for (const url of urls) {
      try {
        return await ask(url, query)
      } catch (cause) {
        failure = cause
        if (isRefusal(cause)) break
      }
    }
    throw failure
  }, failureOf)
}

/**
 * Returns whether the chain itself rejected the request, so every node would. With statuses other than 200 and 400, a
 * proxy may just not support this chain or deny access to it.
 */
function isRefusal(error: unknown): boolean {
  return error instanceof ChainRefusal && [200, 400].includes(error.status)
}

function failureOf(error: unknown): RetryableFailure | undefined {
  if (isRefusal(error) || (error instanceof AppKitError && error.code === 'walletconnect/no-rpc-url')) return undefined
  if (error instanceof ChainRefusal) return error
  if (!(error instanceof AppKitError)) return {}
  const { status, headers } = error.cause as Response
  return { status, retryAfter: headers.get('Retry-After') }
}

/** JSON-RPC error that a node returned. */
class ChainRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly data: unknown,
    readonly retryAfter: string | null,
  ) {
    super(message)
  }
}

async function ask(url: string, { method, params = [] }: RpcCall): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
    signal: AbortSignal.timeout(requestTimeout),
  })
  const answer = (await response.json().catch(() => undefined)) as
    | {
        readonly result?: unknown
        readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
      }
    | undefined
  const { error } = answer ?? {}
  if (error)
    throw new ChainRefusal(response.status, error.code, error.message, error.data, response.headers.get('Retry-After'))
  if (!response.ok || !answer)
    throw new AppKitError('walletconnect/rpc-failed', `HTTP status code: ${response.status}`, { cause: response })
  return answer.result
}
