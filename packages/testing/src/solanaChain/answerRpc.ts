import { accountMethods } from './accountMethods'
import { blockMethods } from './blockMethods'
import { exactJson } from './exactJson'
import { historyMethods } from './historyMethods'
import { RpcError } from './RpcError'
import type { RpcMethod, RpcNode } from './RpcMethod'
import { sendMethods } from './sendMethods'

const methods: ReadonlyMap<string, RpcMethod> = new Map(
  Object.entries({ ...blockMethods, ...accountMethods, ...sendMethods, ...historyMethods }),
)

/** Handles the text of a call or of a batch. Resolves with the text of the response. */
export async function answerRpc(node: RpcNode, text: string): Promise<string> {
  let call: unknown
  try {
    call = JSON.parse(text)
  } catch {
    return exactJson(failure(null, new RpcError(-32700, 'Parse error')))
  }
  if (!Array.isArray(call)) return exactJson(await answer(node, call))
  return exactJson(await Promise.all(call.map(one => answer(node, one))))
}

async function answer(node: RpcNode, call: unknown): Promise<unknown> {
  const { id = null, method, params = [] } = (call ?? {}) as { id?: unknown; method?: unknown; params?: unknown }
  try {
    if (typeof method !== 'string') throw new RpcError(-32600, 'Invalid request')
    const serve = methods.get(method)
    if (serve === undefined) throw new RpcError(-32601, 'Method not found')
    if (!Array.isArray(params)) throw new RpcError(-32602, '`params` should be an array')
    return { jsonrpc: '2.0', result: await serve(node, ...params), id }
  } catch (cause) {
    return failure(id, cause)
  }
}

function failure(id: unknown, cause: unknown): unknown {
  const error = cause instanceof RpcError ? cause : new RpcError(-32603, `Internal error: ${String(cause)}`)
  const { code, message, data } = error
  return { jsonrpc: '2.0', error: { code, message, ...(data !== undefined && { data }) }, id }
}
