import { ProviderRpcError } from './ProviderRpcError'

/** A granted permission, as [EIP-2255](https://eips.ethereum.org/EIPS/eip-2255) describes it. */
export interface AccountPermission {
  readonly parentCapability: 'eth_accounts'
  readonly caveats: readonly [{ readonly type: 'restrictReturnedAccounts'; readonly value: readonly string[] }]
}

/** Returns the permissions of an app that sees `accounts`. */
export function accountPermissions(accounts: readonly string[]): readonly AccountPermission[] {
  if (accounts.length === 0) return []
  return [{ parentCapability: 'eth_accounts', caveats: [{ type: 'restrictReturnedAccounts', value: accounts }] }]
}

/**
 * Checks that a request names `eth_accounts`, the only permission of the wallet.
 *
 * @throws {ProviderRpcError} -32602 otherwise.
 */
export function assertAccountPermission(params: unknown): void {
  const [first] = Array.isArray(params) ? (params as readonly unknown[]) : []
  const names = typeof first === 'object' && first !== null ? Object.keys(first) : []
  if (names.length !== 1 || names[0] !== 'eth_accounts')
    throw new ProviderRpcError(-32602, 'The wallet has one permission: [{ eth_accounts: {} }].')
}
