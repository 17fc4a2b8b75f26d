import type { NamespaceState } from '@openappkit/appkit-core'
import { canBeUsed } from '../wallets/accountLabel'

/**
 * Returns the address at which the active account receives payments. Some wallets also have accounts for other purposes
 * (ordinals, stacks). Their addresses are never returned, because a wallet may spend such a payment by accident.
 * Undefined if no account is connected or the wallet shares no payment account.
 */
export function receivingAddress({
  address,
  accounts,
}: Pick<NamespaceState, 'address' | 'accounts'>): string | undefined {
  const inUse = accounts.find(account => account.address === address)
  if (address === undefined || !inUse || canBeUsed(inUse.type)) return address
  return accounts.find(({ type }) => canBeUsed(type))?.address
}
