import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import type { Relay } from './createRelay'

/** Scope in which the relay identifies clients, for sockets and HTTP requests alike. */
export const RELAY_SCOPE = 'relay'

/** Returns the endpoint of the relay's methods for callers without a WebSocket. */
export function rpcEndpoint(relay: Pick<Relay, 'handleRpc'>): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/rpc',
    summary: "The relay's methods over HTTP, with the client's token in `Authorization: Bearer`",
    tag: 'Relay',
    // The relay itself checks the project, together with the token, and answers in JSON-RPC.
    isPublic: true,
    isTextBody: true,
    query: z.object({ projectId: z.string().max(100).optional() }),
    body: z.object({ id: z.unknown(), jsonrpc: z.literal('2.0'), method: z.string().max(100), params: z.unknown() }),
    answer: z.object({ id: z.unknown(), jsonrpc: z.literal('2.0'), result: z.unknown() }),
    async handle({ projectId, headers, text, clientKeyOf }) {
      const { status, body } = await relay.handleRpc({
        authorization: headers.get('authorization') ?? undefined,
        projectId,
        origin: headers.get('origin') ?? undefined,
        clientKey: clientKeyOf(RELAY_SCOPE),
        body: text,
      })
      return new Response(body, {
        status,
        headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
      })
    },
  })
}
