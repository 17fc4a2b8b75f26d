import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { JsonRpcProxy } from './JsonRpcProxy'
import { jsonRpcBodySchema } from './jsonRpc'
import type { Upstreams } from './Upstreams'

const DAY = 86_400
const RATE = { burst: 500, perSecond: 100 }

const querySchema = z.object({ chainId: z.string().max(100) })
const supportedSchema = z.object({ http: z.array(z.string()), ws: z.array(z.string()) })

/** The JSON-RPC proxy and the list of its chains. */
export function proxyEndpoints(proxy: JsonRpcProxy, upstreams: Upstreams): readonly Endpoint[] {
  return [
    ...['/v1', '/v1/'].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary: 'JSON-RPC of a chain: one call or a batch, passed on as it is',
        tag: 'JSON-RPC',
        rate: RATE,
        query: querySchema,
        body: jsonRpcBodySchema,
        answer: z.unknown().describe('What the chain answers'),
        handle: ({ query, body, text, signal }) => proxy.forward(query.chainId, text, body, signal),
      }),
    ),
    ...['/v1', '/v1/', '/ws'].map(path =>
      endpoint<unknown, unknown, unknown, unknown>({
        method: 'GET',
        path,
        summary: 'WebSockets to chains are not offered: 426 without an upgrade, 410 with one',
        tag: 'JSON-RPC',
        isPublic: true,
        handle: async () => {
          throw new HttpFailure(426, '', 'This path is for WebSockets. Send JSON-RPC with POST.', {
            upgrade: 'websocket',
          })
        },
      }),
    ),
    endpoint({
      method: 'GET',
      path: '/v1/supported-chains',
      summary: 'Chains of the JSON-RPC proxy',
      tag: 'JSON-RPC',
      isPublic: true,
      cache: `public, max-age=${DAY}, s-maxage=${DAY}`,
      answer: supportedSchema,
      handle: async () => ({ http: [...upstreams.chainIds], ws: [] }),
    }),
  ]
}
