import { type Hex, isHex, numberToHex } from 'viem'
import { invalidParams, unsupportedMethod } from './ProviderRpcError'
import type { WalletCall, WalletCore } from './WalletCore'
import type { WalletAsset } from './WalletCoreOptions'

/**
 * `wallet_getAssets`: `[{ account, chainFilter? }]`. Returns assets by chain id in hex (ERC-7811).
 *
 * @throws ProviderRpcError 4200 if the wallet has no configured assets.
 */
export function getAssets(wallet: WalletCore, { method, params: [query] }: WalletCall): unknown {
  const { assets } = wallet
  if (assets === undefined) throw unsupportedMethod(method)
  const { account, chainFilter } = (query ?? {}) as { readonly account?: unknown; readonly chainFilter?: unknown }
  if (chainFilter !== undefined && !(Array.isArray(chainFilter) && chainFilter.every(id => isHex(id)))) {
    throw invalidParams("wallet_getAssets expects [{ account, chainFilter: ['0x…'] }].")
  }
  wallet.signer(account)
  const wanted = chainFilter?.map(Number)
  const reported = Object.entries(assets).filter(([id]) => wanted?.includes(Number(id)) ?? true)
  return Object.fromEntries(
    reported.map(([id, held]): [Hex, readonly WalletAsset[]] => [numberToHex(Number(id)), held]),
  )
}
