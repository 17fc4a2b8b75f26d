import type { AccountTransaction, Movement } from './AccountTransaction'
import { isThirdPartyTransaction } from './isThirdPartyTransaction'

/**
 * Returns what moved. A third party's transaction that names the account and moves nothing is a receipt of nothing, so that the rules about such receipts hold for
 * it: a transaction that only shows an address to a user is no use of a contract.
 */
export function movementsSeen(transaction: AccountTransaction, account: string): readonly Movement[] {
  const { from, movements, to } = transaction
  if (movements.length > 0 || to !== account || !isThirdPartyTransaction(transaction, account)) return movements
  return [{ kind: 'fungible', direction: 'in', amount: 0n, counterparty: from }]
}
