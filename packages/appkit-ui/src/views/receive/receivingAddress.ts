import type { NamespaceState } from '@openappkit/appkit-core'
import { canBeUsed } from '../wallets/accountLabel'

/**
 * Where money can be sent to the account in use. Of a wallet that keeps accounts for other things beside those for payments (ordinals, stacks), never one
 * of the others: what is paid there may be spent by accident. Undefined: nobody is connected, or the wallet shares no such account.
 */
export function receivingAddress({
  address,
  accounts,
}: Pick<NamespaceState, 'address' | 'accounts'>): string | undefined {
  const inUse = accounts.find(account => account.address === address)
  if (address === undefined || !inUse || canBeUsed(inUse.type)) return address
  return accounts.find(({ type }) => canBeUsed(type))?.address
}
