/** A node understood the call and said no: a revert, an unknown method, a bad parameter. Another node would say the same. */
export class ChainRefused extends Error {
  override readonly name = 'ChainRefused'

  constructor(
    readonly chainId: string,
    /** The code of JSON-RPC, or the HTTP status of what isn't JSON-RPC. */
    readonly code: number,
    message: string,
    /** What a node adds, such as what a contract reverted with. */
    readonly data?: unknown,
  ) {
    super(message)
  }
}
