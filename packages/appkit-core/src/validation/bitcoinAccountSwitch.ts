import type { AccountEntry } from '../adapter/Connection'

/** True when a Bitcoin wallet can switch to `address`: it must be given, and be one of the wallet's payment accounts. */
export function canSwitchBitcoinAccount(
  address: string | undefined,
  accounts: readonly Pick<AccountEntry, 'address' | 'type'>[],
): boolean {
  return accounts.some(account => account.type === 'payment' && account.address === address)
}
