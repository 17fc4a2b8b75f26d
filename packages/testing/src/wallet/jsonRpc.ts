import { ProviderRpcError } from './ProviderRpcError'

/** The body of a JSON-RPC 2.0 call. */
export interface JsonRpcCall {
  readonly jsonrpc: '2.0'
  readonly id: number
  readonly method: string
  readonly params: readonly unknown[]
}

/** Sends `call` with `fetch` and resolves with the parsed response. */
export async function fetchJsonRpc(rpcUrl: string, call: JsonRpcCall): Promise<unknown> {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
  })
  return response.json()
}

/**
 * Returns the result of a response.
 *
 * @throws ProviderRpcError with the chain's code and data if the response is an error, -32603 if it isn't JSON-RPC.
 */
export function readJsonRpcAnswer(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null) {
    if ('error' in answer && typeof answer.error === 'object' && answer.error !== null) {
      const { code, message, data } = answer.error as { code?: unknown; message?: unknown; data?: unknown }
      throw new ProviderRpcError(
        typeof code === 'number' ? code : -32603,
        String(message ?? 'The chain rejected the request.'),
        data,
      )
    }
    if ('result' in answer) return answer.result
  }
  throw new ProviderRpcError(-32603, 'The chain returned no JSON-RPC response.')
}
