import { AppKitError, type AppKitErrorCode, type AppKitErrorOptions } from '@openappkit/appkit-core'

/** Failure of the embedded wallet. */
export class EmbeddedError extends AppKitError {
  /** Wrong codes that the user may still type, or milliseconds to wait: it depends on `code`. */
  readonly left: number | undefined
  /** [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) or JSON-RPC code, if the frame sent one. */
  readonly rpcCode: number | undefined

  constructor(
    code: AppKitErrorCode,
    message: string,
    options: AppKitErrorOptions & { readonly left?: number | undefined; readonly rpcCode?: number | undefined } = {},
  ) {
    super(code, message, options)
    this.left = options.left
    this.rpcCode = options.rpcCode
  }
}
