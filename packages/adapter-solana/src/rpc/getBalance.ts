import type { Balance, CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'
import { readMint, tokenAccountsOf } from './tokenAccounts'

/** What to read a balance of. */
export interface GetBalanceParameters {
  readonly address: string
  readonly caipNetwork: CaipNetwork
  readonly tokenAddress?: string | undefined
}

/** Lamports of an address, or what it holds of a token in all of its accounts. A token's symbol isn't on the chain in one place, so it is empty. */
export async function getBalance(
  rpc: SolanaRpc,
  commitment: SolanaCommitment,
  { address, caipNetwork: { nativeCurrency }, tokenAddress }: GetBalanceParameters,
): Promise<Balance> {
  try {
    if (tokenAddress === undefined) {
      const { value } = await rpc.ask<{ readonly value: number | bigint }>('getBalance', address, { commitment })
      const { decimals, symbol } = nativeCurrency
      return { value: BigInt(value), decimals, symbol }
    }
    const [{ decimals }, accounts] = await Promise.all([
      readMint(rpc, tokenAddress, commitment),
      tokenAccountsOf(rpc, address, tokenAddress, commitment),
    ])
    return { value: accounts.reduce((sum, { amount }) => sum + amount, 0n), decimals, symbol: '' }
  } catch (cause) {
    if (cause instanceof AppKitError) throw cause
    throw new AppKitError('balance/unavailable', 'The balance could not be read. Try again later.', { cause })
  }
}
