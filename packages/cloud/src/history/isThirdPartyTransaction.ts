import type { AccountTransaction } from './AccountTransaction'

/**
 * Returns whether the account neither sent nor signed the transaction. The claims of such a transaction about the
 * account are unproven.
 */
export function isThirdPartyTransaction({ from, isSigned = false }: AccountTransaction, account: string): boolean {
  return from !== account && !isSigned
}
