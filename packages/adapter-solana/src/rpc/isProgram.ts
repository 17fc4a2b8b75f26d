import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'

const systemProgram = '11111111111111111111111111111111'

/**
 * Returns whether an address is a program or owned by one. Plain accounts, which the system program owns, don't count.
 *
 * @throws {AppKitError} `account/lookup-failed` when the account can't be read.
 */
export async function isProgram(rpc: SolanaRpc, address: string, commitment: SolanaCommitment): Promise<boolean> {
  const options = { encoding: 'base64', dataSlice: { offset: 0, length: 0 }, commitment }
  const { value } = await rpc
    .ask<{ readonly value: { readonly executable: boolean; readonly owner: string } | null }>(
      'getAccountInfo',
      address,
      options,
    )
    .catch(cause => {
      throw new AppKitError('account/lookup-failed', "The network didn't answer about this address. Try again.", {
        cause,
      })
    })
  return value !== null && (value.executable || value.owner !== systemProgram)
}
