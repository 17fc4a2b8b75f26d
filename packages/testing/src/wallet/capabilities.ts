import { type Hex, isHex, numberToHex } from 'viem'
import { invalidParams } from './ProviderRpcError'
import type { WalletCall, WalletCore } from './WalletCore'

/** `wallet_getCapabilities`: `[address, chainIds?]`, answered by chain id in hex; without chain ids, for every chain that has any. */
export function getCapabilities(wallet: WalletCore, { params: [, wanted] }: WalletCall): unknown {
  if (wanted !== undefined && !(Array.isArray(wanted) && wanted.every(id => isHex(id)))) {
    throw invalidParams("wallet_getCapabilities expects [address, ['0x…']].")
  }
  const asked = wanted?.map(Number)
  const known = Object.entries(wallet.capabilities).filter(([id]) => asked?.includes(Number(id)) ?? true)
  return Object.fromEntries(known.map(([id, can]): [Hex, unknown] => [numberToHex(Number(id)), can]))
}
