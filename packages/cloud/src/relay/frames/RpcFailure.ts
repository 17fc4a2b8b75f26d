/** JSON-RPC error codes that the relay answers with. */
export const rpcCode = {
  parse: -32700,
  invalidRequest: -32600,
  methodNotFound: -32601,
  invalidParams: -32602,
  internal: -32603,
  server: -32000,
} as const

/** A failure whose code and words the caller may read. */
export class RpcFailure extends Error {
  override readonly name = 'RpcFailure'

  constructor(
    readonly code: (typeof rpcCode)[keyof typeof rpcCode],
    message: string,
  ) {
    super(message)
  }
}
