import { invalidParams } from './ProviderRpcError'
import type { WalletCall, WalletCore } from './WalletCore'

export async function requestAccounts(wallet: WalletCore, call: WalletCall): Promise<unknown> {
  if (wallet.locked) await wallet.prompts.waitForUnlock()
  if (!wallet.permitted) {
    await wallet.confirm('connect', call)
    wallet.setPermitted(!wallet.prompts.grantsNoAccounts)
  }
  return wallet.sharedAddresses()
}

/**
 * `wallet_requestPermissions`: always prompts, even if the app has permission, because apps call it to let the user
 * choose accounts again.
 */
export async function requestPermissions(wallet: WalletCore, call: WalletCall): Promise<unknown> {
  requireAccountsPermission(call)
  if (wallet.locked) await wallet.prompts.waitForUnlock()
  await wallet.confirm('connect', call)
  wallet.setPermitted(!wallet.prompts.grantsNoAccounts)
  return getPermissions(wallet)
}

export function getPermissions(wallet: WalletCore): unknown {
  if (!wallet.permitted) return []
  const invoker = typeof location === 'undefined' ? 'null' : location.origin
  const caveats = [{ type: 'restrictReturnedAccounts', value: wallet.sharedAddresses() }]
  return [{ parentCapability: 'eth_accounts', invoker, caveats }]
}

export function revokePermissions(wallet: WalletCore, call: WalletCall): unknown {
  requireAccountsPermission(call)
  wallet.setPermitted(false)
  return null
}

function requireAccountsPermission({ method, params: [wanted] }: WalletCall): void {
  if (typeof wanted !== 'object' || wanted === null || !('eth_accounts' in wanted)) {
    throw invalidParams(`${method} expects [{ eth_accounts: {} }].`)
  }
}
