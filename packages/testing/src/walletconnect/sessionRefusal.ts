import { ProviderRpcError } from '../wallet/ProviderRpcError'

/**
 * Returns the protocol's error for a session that isn't approved: 5000 if the user rejected it or the error is unknown,
 * otherwise the error's own code.
 */
export function sessionRefusal(cause: unknown): { code: number; message: string } {
  if (!(cause instanceof ProviderRpcError)) return { code: 5000, message: String(cause) }
  return cause.code === 4001 ? { code: 5000, message: 'User rejected.' } : { code: cause.code, message: cause.message }
}
