import { recordOf } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../http/Endpoint'
import { readIdToken } from '../relay/frames/readIdToken'

/** JSON-RPC 2.0 error code. */
const METHOD_NOT_FOUND = -32601

const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(100), z.number()]),
  method: z.string().min(1).max(100),
  params: z.union([recordOf(z.string().max(100), z.unknown(), { max: 100 }), z.array(z.unknown()).max(100)]),
})
const answerSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.union([z.string().max(100), z.number()]),
  error: z.object({ code: z.number(), message: z.string().max(1000) }),
})

/**
 * Returns the endpoints of the wallet service, on both of its paths. The service has no methods yet, so every call gets
 * JSON-RPC error -32601.
 */
export function walletServiceEndpoints(): readonly Endpoint[] {
  return ['/v1/json-rpc', '/v1/wallet'].map(path =>
    endpoint({
      method: 'POST',
      path,
      summary: 'Exchanges, assets and calls. Not offered: every method returns JSON-RPC error -32601',
      tag: 'Wallet service',
      isPublic: true,
      bodyLimit: 64 * 1024,
      body: requestSchema,
      answer: answerSchema,
      async handle({ body, text }) {
        const error = { code: METHOD_NOT_FOUND, message: `Method not found: ${body.method}` }
        // Ids may have more digits than a number can represent, so the response repeats the original characters.
        const id = readIdToken(text) ?? JSON.stringify(body.id)
        return new Response(`{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(error)}}`, {
          status: 400,
          headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
        })
      },
    }),
  )
}
