import type { NamespaceState } from '@openappkit/appkit-core'
import { canBeUsed } from '../wallets/accountLabel'

/**
 * Returns the address at which the active account can be paid. Some wallets keep accounts for other purposes
 * (ordinals, stacks) beside the payment account; their addresses are never returned, because a payment there may be
 * spent by accident. Undefined if no account is connected, or the wallet shares no payment account.
 */
export function receivingAddress({
  address,
  accounts,
}: Pick<NamespaceState, 'address' | 'accounts'>): string | undefined {
  const inUse = accounts.find(account => account.address === address)
  if (address === undefined || !inUse || canBeUsed(inUse.type)) return address
  return accounts.find(({ type }) => canBeUsed(type))?.address
}
