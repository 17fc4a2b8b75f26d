/** JSON-RPC error codes of the relay. */
export const rpcCode = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  server: -32000,
} as const

/** A failure whose code and message the caller receives. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'

  constructor(
    readonly code: (typeof rpcCode)[keyof typeof rpcCode],
    message: string,
  ) {
    super(message)
  }
}
