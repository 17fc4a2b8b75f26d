import { chainIdSchema } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import type { JsonRpcProxy } from '../../proxy/JsonRpcProxy'
import { jsonRpcBodySchema } from '../../proxy/jsonRpc'

/** Maximum calls per batch. */
export const RPC_BATCH = 20

/** Maximum bytes of a request. A Solana transaction has 1,232 bytes, and contract code of an EVM chain up to 48 KiB. */
const BODY_LIMIT = 256 * 1024

const paramsSchema = z.object({ chainId: chainIdSchema })

/** Returns the endpoint through which the wallet reads chains and sends transactions. */
export function rpcEndpoint(proxy: JsonRpcProxy): Endpoint {
  return endpoint({
    method: 'POST',
    path: '/wallet/v1/rpc/{chainId}',
    summary:
      'JSON-RPC of a chain for pages of the wallet: one call or a batch. Refuses other methods with error -32601',
    tag: 'Wallet site',
    isPublic: true,
    rate: { burst: proxy.burst, perSecond: 50 },
    cost: (_, text) => proxy.costOf(text),
    bodyLimit: BODY_LIMIT,
    params: paramsSchema,
    body: jsonRpcBodySchema(RPC_BATCH),
    answer: z.unknown().describe('Response of the chain'),
    // Never as a local caller: the wallet needs no method that changes a development node.
    handle: ({ params, text, signal }) =>
      proxy.forward({ chainId: params.chainId, text, isFromThisMachine: false }, signal),
  })
}
