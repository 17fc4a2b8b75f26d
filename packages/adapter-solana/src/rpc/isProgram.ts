import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import type { SolanaRpc } from './SolanaRpc'

const systemProgram = '11111111111111111111111111111111'

/** Whether an address is a program, or an account that belongs to one: what a key alone holds is the system's. @throws AppKitError `account/unavailable` */
export async function isProgram(rpc: SolanaRpc, address: string, commitment: SolanaCommitment): Promise<boolean> {
  const options = { encoding: 'base64', dataSlice: { offset: 0, length: 0 }, commitment }
  const { value } = await rpc
    .ask<{ readonly value: { readonly executable: boolean; readonly owner: string } | null }>(
      'getAccountInfo',
      address,
      options,
    )
    .catch(cause => {
      throw new AppKitError('account/unavailable', 'The network could not be asked about this address. Try again.', {
        cause,
      })
    })
  return value !== null && (value.executable || value.owner !== systemProgram)
}
