import { WalletFailure } from '../../WalletFailure'

/** Returns the failure of a request that the vault doesn't sign, whatever the user approved. */
export function invalidRequest(message: string, cause?: unknown): WalletFailure {
  return new WalletFailure('embedded/invalid-request', message, { cause })
}
