import type { PublicClient } from 'viem'

/** Calls a JSON-RPC method of the node that viem's client doesn't know, such as one of anvil's own. */
export function requestNode<Answer>(
  client: PublicClient,
  method: string,
  ...params: readonly unknown[]
): Promise<Answer> {
  const request = client.request as (call: { method: string; params: readonly unknown[] }) => Promise<unknown>
  return request({ method, params }) as Promise<Answer>
}
