import type { CaipNetwork, Transfer } from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import { endpointsOf } from '../rpc/endpoints'
import { SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { invalidAddress } from './invalidAddress'

/** What transfers of one host have in common. */
export interface TransferTerms {
  /** Where the chain is asked. */
  readonly rpc: RpcSettings | undefined
  readonly commitment: SolanaCommitment
  /** Lamports. */
  readonly maxPriorityFee: bigint
  isAddress(address: string): boolean
}

/** What preparing a transfer needs. */
export interface TransferContext {
  readonly rpc: SolanaRpc
  readonly commitment: SolanaCommitment
  readonly maxPriorityFee: bigint
}

/** Who is asked about a transfer, if it can be one. @throws AppKitError `transaction/invalid-address` */
export function transferContext(
  { rpc, commitment, maxPriorityFee, isAddress }: TransferTerms,
  {
    address,
    caipNetwork,
    to,
    tokenAddress = to,
  }: Pick<Transfer, 'address' | 'to' | 'tokenAddress'> & { readonly caipNetwork: CaipNetwork },
): TransferContext {
  if (![address, to, tokenAddress].every(isAddress)) throw invalidAddress()
  return { rpc: new SolanaRpc(endpointsOf(caipNetwork, rpc).http), commitment, maxPriorityFee }
}
