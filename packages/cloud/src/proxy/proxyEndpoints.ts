import { z } from 'zod'
import { chainIdSchema } from '../contract/chainId'
import { type SupportedChains, supportedChainsSchema } from '../contract/chains'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { HttpFailure } from '../http/HttpFailure'
import type { JsonRpcProxy } from './JsonRpcProxy'
import { jsonRpcBodySchema } from './jsonRpc'
import type { Upstreams } from './Upstreams'

const DAY = 86_400
const PER_SECOND = 100

/** A transaction with blobs has 128 KiB for each, written in hex. */
const BODY_LIMIT = 2 * 1024 * 1024

const querySchema = z.object({ chainId: chainIdSchema })

/**
 * The JSON-RPC proxy and the list of its chains.
 *
 * @param told - CAIP-2 ids of the chains whose collectibles are told, and of those whose history is.
 */
export function proxyEndpoints(
  proxy: JsonRpcProxy,
  upstreams: Upstreams,
  told: Required<Pick<SupportedChains, 'history' | 'nfts'>>,
): readonly Endpoint[] {
  const { batchLimit } = proxy
  return [
    ...['/v1', '/v1/'].map(path =>
      endpoint({
        method: 'POST',
        path,
        summary:
          'JSON-RPC of a chain: one call or a batch. Methods that control a node are refused with error -32601; a transaction is sent to one node alone',
        tag: 'JSON-RPC',
        rate: { burst: proxy.burst, perSecond: PER_SECOND },
        cost: (_, text) => proxy.costOf(text),
        bodyLimit: BODY_LIMIT,
        query: querySchema,
        body: jsonRpcBodySchema(batchLimit),
        answer: z.unknown().describe('What the chain answers'),
        handle: ({ query, text, isFromThisMachine, signal }) =>
          proxy.forward({ chainId: query.chainId, text, isFromThisMachine }, signal),
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
      summary: 'Chains of the JSON-RPC proxy, and those whose collectibles or history are told',
      tag: 'JSON-RPC',
      isPublic: true,
      cache: `public, max-age=${DAY}, s-maxage=${DAY}`,
      answer: supportedChainsSchema,
      handle: async () => ({ http: upstreams.chainIds, ws: [], ...told }),
    }),
  ]
}
