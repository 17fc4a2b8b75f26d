/**
 * Thrown if a node understood a call but rejected it: a revert, an unknown method, an invalid parameter. Other nodes
 * would too.
 */
export class ChainRefused extends Error {
  override readonly name = 'ChainRefused'

  constructor(
    readonly chainId: string,
    /** JSON-RPC error code, or the HTTP status of other responses. */
    readonly code: number,
    message: string,
    /** Additional data of the node, such as revert data. */
    readonly data?: unknown,
  ) {
    super(message)
  }
}
