import { type Hex, isAddress, isHex, type TypedDataDefinition } from 'viem'
import { invalidParams } from './ProviderRpcError'
import type { WalletCall, WalletCore } from './WalletCore'

/** `personal_sign`: `[message, address]`. Like other wallets, accepts the swapped order that some apps use. */
export async function personalSign(wallet: WalletCore, call: WalletCall): Promise<Hex> {
  const [first, second] = call.params
  const swapped =
    typeof first === 'string' && isAddress(first, { strict: false }) && !isAddress(String(second), { strict: false })
  const [message, address] = swapped ? [second, first] : [first, second]
  if (typeof message !== 'string') throw invalidParams('personal_sign expects [message, address].')
  const account = wallet.signer(address)
  await wallet.confirm('sign', call)
  return account.signMessage({ message: isHex(message) ? { raw: message } : message })
}

/** `eth_signTypedData_v4`: `[address, data]`, with the data as JSON text or as an object. */
export async function signTypedData(wallet: WalletCore, call: WalletCall): Promise<Hex> {
  const [address, data] = call.params
  const typedData = readTypedData(data)
  const account = wallet.signer(address)
  const { chainId } = typedData.domain ?? {}
  if (chainId !== undefined && Number(chainId) !== call.chainId) {
    throw invalidParams(`the domain's chain ${Number(chainId)} is not the request's chain ${call.chainId}.`)
  }
  await wallet.confirm('sign', call)
  return account.signTypedData(typedData)
}

function readTypedData(data: unknown): TypedDataDefinition {
  try {
    const value: unknown = typeof data === 'string' ? JSON.parse(data) : data
    if (
      typeof value === 'object' &&
      value !== null &&
      'types' in value &&
      'primaryType' in value &&
      'message' in value
    ) {
      return value as unknown as TypedDataDefinition
    }
  } catch {
    // Reported below, with the same message as other invalid data.
  }
  throw invalidParams('eth_signTypedData_v4 expects [address, typed data with types, primaryType, domain and message].')
}
