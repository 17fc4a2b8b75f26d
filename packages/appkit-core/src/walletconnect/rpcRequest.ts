import { AppKitError } from '../errors/AppKitError'

/** Asks a chain's own endpoint, for what the wallet doesn't do. @throws the endpoint's error with its `code` */
export async function rpcRequest(
  url: string | undefined,
  chainId: string,
  { method, params = [] }: { readonly method: string; readonly params?: unknown },
): Promise<unknown> {
  if (!url) throw new AppKitError('walletconnect/no-rpc-url', `No RPC url provided for chainId: ${chainId}`)
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
  })
  const answer = (await response.json().catch(() => undefined)) as
    | { readonly result?: unknown; readonly error?: { readonly code: number; readonly message: string } }
    | undefined
  if (answer?.error) throw Object.assign(new Error(answer.error.message), answer.error)
  if (!response.ok || !answer)
    throw new AppKitError('walletconnect/rpc-failed', `HTTP status code: ${response.status}`, { cause: response })
  return answer.result
}
