import type { Address, EncodedAccount } from '@solana/kit'
import type { TokenBalance } from './TransactionRecord'
import { readMint, readTokenAccount, uiAmount } from './tokenAccounts'

/** Returns the balances of the token accounts in `accounts`, with their indexes. */
export function tokenBalances(
  accounts: readonly (EncodedAccount | undefined)[],
  read: (address: Address) => EncodedAccount | undefined,
): readonly TokenBalance[] {
  return accounts.flatMap((account, accountIndex): TokenBalance[] => {
    const held = account && readTokenAccount(account)
    const mintAccount = held && read(held.mint)
    if (account === undefined || held === undefined || mintAccount === undefined) return []
    const { mint, owner, amount } = held
    const decimals = readMint(mintAccount)?.decimals ?? 0
    return [{ accountIndex, mint, owner, programId: account.programAddress, uiTokenAmount: uiAmount(amount, decimals) }]
  })
}
