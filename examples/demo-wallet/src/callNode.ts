interface Answer {
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

/** The error for a node that doesn't respond. */
export class UnreachableNodeError extends Error {}

/**
 * Calls a JSON-RPC method.
 *
 * @throws UnreachableNodeError
 * @throws Error with the node's message if the call fails.
 */
export async function callNode(rpcUrl: string, method: string, params: readonly unknown[]): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const { result, error } = await post(rpcUrl, body)
  if (error) throw new Error(error.message)
  return result
}

async function post(rpcUrl: string, body: string): Promise<Answer> {
  try {
    const headers = { 'content-type': 'application/json' }
    return (await (await fetch(rpcUrl, { method: 'POST', headers, body })).json()) as Answer
  } catch (cause) {
    throw new UnreachableNodeError(`The node at ${rpcUrl} doesn't respond.`, { cause })
  }
}
