import { AppKitError } from '@openappkit/appkit-core'
import { EmbeddedError } from '../errors/EmbeddedError'

/** Error of a provider, with a code of [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) or JSON-RPC. */
export class ProviderRpcError extends Error {
  override readonly name: string = 'ProviderRpcError'
  readonly code: number
  /** Code of the wallet's own error. */
  readonly data: { readonly code: string } | undefined

  constructor(code: number, message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.data = cause instanceof AppKitError ? { code: cause.code } : undefined
  }
}

const internalError = -32603

/** Codes of errors that need another one than `internalError`. */
const codes: Readonly<Record<string, number>> = {
  'wallet/rejected': 4001,
  'embedded/rejected': 4001,
  'embedded/blocked': 4001,
  'embedded/not-logged-in': 4100,
  'embedded/login-again': 4100,
  'embedded/locked': 4100,
  'embedded/no-wallet-yet': 4100,
  'embedded/origin-not-allowed': 4100,
  'embedded/method-not-allowed': 4200,
  'embedded/unreachable': 4900,
  'embedded/frame-failed': 4900,
  'embedded/frame-lost': 4900,
  'embedded/timeout': 4900,
  'embedded/no-site': 4900,
  'embedded/build-mismatch': 4900,
  'embedded/aborted': 4900,
  'embedded/chain-not-supported': 4902,
  'embedded/invalid-request': -32602,
  'embedded/too-many-requests': -32005,
}

/** Converts an error of the wallet. */
export function toRpcError(error: unknown): ProviderRpcError {
  if (error instanceof ProviderRpcError) return error
  const message = error instanceof Error ? error.message : 'An error occurred'
  if (!(error instanceof AppKitError)) return new ProviderRpcError(internalError, message, error)
  const own = error instanceof EmbeddedError ? error.rpcCode : undefined
  return new ProviderRpcError(own ?? codes[error.code] ?? internalError, message, error)
}

/** Creates the error for a request that needs a login. */
export function notLoggedIn(): ProviderRpcError {
  return new ProviderRpcError(4100, 'No user is logged in. Log in first.')
}
