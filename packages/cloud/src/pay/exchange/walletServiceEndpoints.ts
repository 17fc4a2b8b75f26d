import { recordOf } from '@openappkit/contract/schemas'
import { z } from 'zod'
import { type Endpoint, endpoint } from '../../http/Endpoint'
import { HttpFailure } from '../../http/HttpFailure'
import { readIdToken } from '../../relay/frames/readIdToken'
import { exchangesSchema, payUrlSchema, statusSchema } from './exchangeSchemas'
import { type WalletMethod, WalletMethodFailure } from './WalletMethod'

/** JSON-RPC 2.0 error codes. */
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602
const RATE = { burst: 60, perSecond: 2 }

const id = z.union([z.string().max(100), z.number()])
const requestSchema = z.object({
  jsonrpc: z.literal('2.0'),
  id,
  method: z.string().min(1).max(100),
  params: z.union([recordOf(z.string().max(100), z.unknown(), { max: 100 }), z.array(z.unknown()).max(100)]),
})
const answerSchema = z.union([
  z.object({
    jsonrpc: z.literal('2.0'),
    id,
    result: z.union([exchangesSchema, payUrlSchema, statusSchema]),
  }),
  z.object({ jsonrpc: z.literal('2.0'), id, error: z.object({ code: z.number(), message: z.string().max(1000) }) }),
])

type WalletError = Pick<WalletMethodFailure, 'code' | 'message'>

/** Returns the endpoints of the wallet service, on both of its paths. Other methods get JSON-RPC error -32601. */
export function walletServiceEndpoints(methods: ReadonlyMap<string, WalletMethod>): readonly Endpoint[] {
  return ['/v1/json-rpc', '/v1/wallet'].map(path =>
    endpoint({
      method: 'POST',
      path,
      summary: `Deposits from exchanges: ${[...methods.keys()].join(', ')}`,
      tag: 'Wallet service',
      isPublic: true,
      rate: RATE,
      bodyLimit: 64 * 1024,
      body: requestSchema,
      answer: answerSchema,
      async handle({ body: { id: parsedId, method, params }, headers, pay, projectId, signal, text }) {
        // Ids may have more digits than a number can represent, so the response repeats the original characters.
        const token = readIdToken(text) ?? JSON.stringify(parsedId)
        const run = methods.get(method)
        if (!run) return failed(token, { code: METHOD_NOT_FOUND, message: `Method not found: ${method}` })
        try {
          const result = await run({ params, projectId, headers, pay, signal })
          return answer(token, 200, 'result', result)
        } catch (error) {
          const expected = errorOf(error)
          if (expected) return failed(token, expected)
          throw error
        }
      },
    }),
  )
}

function errorOf(error: unknown): WalletError | undefined {
  if (error instanceof WalletMethodFailure) return error
  if (error instanceof z.ZodError) {
    const [issue] = error.issues
    return { code: INVALID_PARAMS, message: `Invalid params: ${issue?.path.join('.')} ${issue?.message}`.slice(0, 500) }
  }
  if (error instanceof HttpFailure && error.status === 400) return { code: INVALID_PARAMS, message: error.description }
  return undefined
}

function failed(token: string, { code, message }: WalletError): Response {
  return answer(token, 400, 'error', { code, message })
}

function answer(token: string, status: number, name: 'result' | 'error', value: unknown): Response {
  return new Response(`{"jsonrpc":"2.0","id":${token},"${name}":${JSON.stringify(value)}}`, {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })
}
