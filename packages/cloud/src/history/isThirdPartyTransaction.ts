import type { AccountTransaction } from './AccountTransaction'

/** Returns whether the account had no part in making a transaction. What such a transaction says of the account is unproven. */
export function isThirdPartyTransaction({ from, isSigned = false }: AccountTransaction, account: string): boolean {
  return from !== account && !isSigned
}
