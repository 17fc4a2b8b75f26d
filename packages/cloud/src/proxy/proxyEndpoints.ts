import type { SupportedChains } from '@openappkit/contract'
import { chainIdSchema, supportedChainsSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { JsonRpcProxy } from './JsonRpcProxy'
import { jsonRpcBodySchema } from './jsonRpc'

const DAY = 86_400
const PER_SECOND = 100

/** Maximum bytes of a request. Each blob of a transaction takes 128 KiB, and twice as much in hex. */
const BODY_LIMIT = 2 * 1024 * 1024

const querySchema = z.object({ chainId: chainIdSchema })

/**
 * Returns the endpoints of the JSON-RPC proxy and of its list of chains.
 *
 * @param chains - CAIP-2 ids of the chains by service.
 */
export function proxyEndpoints(proxy: JsonRpcProxy, chains: SupportedChains): readonly Endpoint[] {
  const { batchLimit } = proxy
  return [
    ...['/v1', '/v1/'].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary:
          'JSON-RPC of a chain: one call or a batch. Refuses methods that control a node with error -32601, and sends a transaction to one node only',
        tag: 'JSON-RPC',
        rate: { burst: proxy.burst, perSecond: PER_SECOND },
        cost: (_, text) => proxy.costOf(text),
        bodyLimit: BODY_LIMIT,
        query: querySchema,
        body: jsonRpcBodySchema(batchLimit),
        answer: z.unknown().describe('Response of the chain'),
        handle: ({ query, text, isFromThisMachine, signal }) =>
          proxy.forward({ chainId: query.chainId, text, isFromThisMachine }, signal),
      }),
    ),
    ...['/v1', '/v1/', '/ws'].map(path =>
      endpoint<unknown, unknown, unknown, unknown>({
        method: 'GET',
        path,
        summary:
          'JSON-RPC and subscriptions of a chain over a WebSocket, one call per message. 426 without an upgrade, 410 for a chain without WebSockets',
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
      summary: 'Chains of the JSON-RPC proxy, and which have WebSockets, NFTs, history, swaps and purchases',
      tag: 'JSON-RPC',
      isPublic: true,
      cache: `public, max-age=${DAY}, s-maxage=${DAY}`,
      answer: supportedChainsSchema,
      handle: async () => chains,
    }),
  ]
}
