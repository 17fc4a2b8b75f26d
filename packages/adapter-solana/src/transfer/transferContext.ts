import type { CaipNetwork, Transfer } from '@openappkit/appkit-core'
import type { RpcSettings } from '@openappkit/appkit-core/transactions'
import { endpointsOf } from '../rpc/endpoints'
import { SolanaRpc } from '../rpc/SolanaRpc'
import type { SolanaCommitment } from '../SolanaAdapterOptions'
import { invalidAddress } from './invalidAddress'
import { invalidReference, mostReferences } from './invalidReference'

/** Settings that all transfers of an app share. */
export interface TransferTerms {
  /** RPC settings of the app. */
  readonly rpc: RpcSettings | undefined
  readonly commitment: SolanaCommitment
  /** Maximum priority fee, in lamports. */
  readonly maxPriorityFee: bigint
  isAddress(address: string): boolean
}

/** Dependencies for preparing a transfer. */
export interface TransferContext {
  readonly rpc: SolanaRpc
  readonly commitment: SolanaCommitment
  readonly maxPriorityFee: bigint
}

/**
 * Creates the context of a transfer after validating its addresses and references.
 *
 * @throws {AppKitError} `transaction/invalid-address` when an address is invalid.
 * @throws {AppKitError} `transaction/invalid-reference` when a reference is invalid or there are too many.
 * @throws {AppKitError} `network/no-rpc-url` when the network has no RPC URL.
 */
export function transferContext(
  { rpc, commitment, maxPriorityFee, isAddress }: TransferTerms,
  {
    address,
    caipNetwork,
    to,
    tokenAddress = to,
    references = [],
  }: Pick<Transfer, 'address' | 'to' | 'tokenAddress' | 'references'> & { readonly caipNetwork: CaipNetwork },
): TransferContext {
  if (![address, to, tokenAddress].every(isAddress)) throw invalidAddress()
  if (references.length > mostReferences || !references.every(isAddress)) throw invalidReference()
  return { rpc: new SolanaRpc(endpointsOf(caipNetwork, rpc).http), commitment, maxPriorityFee }
}
