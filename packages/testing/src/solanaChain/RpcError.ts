/** An error in a node's format. */
export class RpcError extends Error {
  override readonly name: string = 'RpcError'

  constructor(
    readonly code: number,
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

export function invalidParam(reason: string): RpcError {
  return new RpcError(-32602, reason)
}
