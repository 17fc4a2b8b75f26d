/**
 * Thrown if a node understood a call but rejected it: a revert, an unknown method or an invalid parameter. Other nodes
 * would reject it too.
 */
export class ChainRefused extends Error {
  override readonly name = 'ChainRefused'

  constructor(
    readonly chainId: string,
    /** JSON-RPC error code, or the HTTP status of a REST response. */
    readonly code: number,
    message: string,
    /** Additional data from the node, such as revert data. */
    readonly data?: unknown,
  ) {
    super(message)
  }
}
