import { ProviderRpcError } from '../wallet/ProviderRpcError'

/** Why a dapp gets no session, in the words of the protocol. Declining one has a code of its own there. */
export function sessionRefusal(cause: unknown): { code: number; message: string } {
  if (!(cause instanceof ProviderRpcError)) return { code: 5000, message: String(cause) }
  return cause.code === 4001 ? { code: 5000, message: 'User rejected.' } : { code: cause.code, message: cause.message }
}
