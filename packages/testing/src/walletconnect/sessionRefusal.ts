import { ProviderRpcError } from '../wallet/ProviderRpcError'

/** Returns the protocol's error for a rejected session. A rejection by the user has a separate code there. */
export function sessionRefusal(cause: unknown): { code: number; message: string } {
  if (!(cause instanceof ProviderRpcError)) return { code: 5000, message: String(cause) }
  return cause.code === 4001 ? { code: 5000, message: 'User rejected.' } : { code: cause.code, message: cause.message }
}
