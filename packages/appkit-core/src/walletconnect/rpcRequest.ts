import { AppKitError } from '../errors/AppKitError'

/** Longest wait for one endpoint, in milliseconds. */
const patience = 10_000

interface RpcQuestion {
  readonly method: string
  readonly params?: unknown
}

/**
 * Asks a chain's own endpoints, for what the wallet doesn't do: the next where one isn't reached or answers without a result.
 *
 * @throws the endpoint's error with its `code`, AppKitError `walletconnect/no-rpc-url`, `walletconnect/rpc-failed`
 */
export async function rpcRequest(urls: readonly string[], chainId: string, question: RpcQuestion): Promise<unknown> {
  let failure: unknown = new AppKitError('walletconnect/no-rpc-url', `No RPC url provided for chainId: ${chainId}`)
  for (const url of urls) {
    try {
      return await ask(url, question)
    } catch (cause) {
      failure = cause
      // What the chain refuses, it refuses everywhere; a proxy may only lack this chain, or the right to it.
      if (cause instanceof ChainRefusal && (cause.status === 200 || cause.status === 400)) break
    }
  }
  throw failure
}

/** What an endpoint says of the question itself. */
class ChainRefusal extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly data: unknown,
  ) {
    super(message)
  }
}

async function ask(url: string, { method, params = [] }: RpcQuestion): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
    signal: AbortSignal.timeout(patience),
  })
  const answer = (await response.json().catch(() => undefined)) as
    | {
        readonly result?: unknown
        readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown }
      }
    | undefined
  const { error } = answer ?? {}
  if (error) throw new ChainRefusal(response.status, error.code, error.message, error.data)
  if (!response.ok || !answer)
    throw new AppKitError('walletconnect/rpc-failed', `HTTP status code: ${response.status}`, { cause: response })
  return answer.result
}
