import type { AccountTransaction } from './AccountTransaction'

/**
 * Returns whether the account neither sent nor signed the transaction, so its claims about the account are unproven.
 */
export function isThirdPartyTransaction({ from, isSigned = false }: AccountTransaction, account: string): boolean {
  return from !== account && !isSigned
}
