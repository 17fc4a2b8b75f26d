import type { Balance, CaipNetwork } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'
import { readMint, tokenAccountsOf } from './tokenAccounts'

/** Account, network and token of a balance. */
export interface GetBalanceParameters {
  readonly address: string
  readonly caipNetwork: CaipNetwork
  readonly tokenAddress?: string | undefined
}

/**
 * Returns an address's balance in lamports, or its balance of a token across all its token accounts. The token's symbol
 * is empty, because symbols aren't stored in one place on chain.
 *
 * @throws {AppKitError} `token/not-found` when the network has no such token.
 * @throws {AppKitError} `balance/unavailable` when the balance can't be read.
 */
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
    throw new AppKitError('balance/unavailable', "The balance couldn't be read. Try again later.", { cause })
  }
}
