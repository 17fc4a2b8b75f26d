import type { AccountTransaction } from './AccountTransaction'

/** Whether the account had no part in making a transaction. What such a transaction says of the account is a stranger's word. */
export function isThirdPartyTransaction({ from, isSigned = false }: AccountTransaction, account: string): boolean {
  return from !== account && !isSigned
}
