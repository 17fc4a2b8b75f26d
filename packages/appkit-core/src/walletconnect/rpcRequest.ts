import { AppKitError } from '@openappkit/contract'
import { type RetryableFailure, withRetries } from '../rpc/withRetries'

/** Timeout of one request, in milliseconds. Spec 7. */
const requestTimeout = 10_000

interface RpcQuestion {
  readonly method: string
  readonly params?: unknown
}

/**
 * Sends a request that the wallet doesn't handle to the chain's own nodes: to the next one if a node isn't reached or answers without a result. Repeats the round
 * as `withRetries` says.
 *
 * @throws the node's error with its `code`, AppKitError `walletconnect/no-rpc-url`, `walletconnect/rpc-failed`
 */
export function rpcRequest(urls: readonly string[], chainId: string, question: RpcQuestion): Promise<unknown> {
  return withRetries(async () => {
    let failure: unknown = new AppKitError('walletconnect/no-rpc-url', `No RPC url provided for chainId: ${chainId}`)
    for (const url of urls) {
      try {
        return await ask(url, question)
      } catch (cause) {
        failure = cause
        if (isRefusal(cause)) break
      }
    }
    throw failure
  }, failureOf)
}

/** Whether the chain refused. All nodes would; a proxy that answers with another status may only lack this chain, or the right to it. */
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

/** What an endpoint says of the question itself. */
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

async function ask(url: string, { method, params = [] }: RpcQuestion): Promise<unknown> {
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
