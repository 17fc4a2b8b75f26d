import type { CaipNetworkId } from '@openappkit/contract'
import type { AdapterCapability } from '../adapter/AdapterCapability'
import type { AccountType } from '../adapter/Connection'
import type { FollowTransactionParameters, TransactionOutcome } from '../adapter/TransactionOutcome'
import type { SendTransactionParameters } from '../adapter/TransferParameters'
import type { CaipNetwork } from '../caip/CaipNetwork'

/** Asks the wallet on the other side of a session, or the chain's endpoint for what the wallet doesn't do. */
export type SessionRequest = <T>(
  caipNetworkId: CaipNetworkId,
  request: { readonly method: string; readonly params?: unknown },
) => Promise<T>

/** How one chain family's wallets are asked over a session, as data: what it lacks can't be asked. Reference, adapters section 4. */
export interface ChainDialect {
  readonly chainName: string
  readonly capabilities: readonly AdapterCapability[]
  /** What the accounts of a session are. Default `eoa`. */
  readonly accountType?: AccountType
  isAddress?(address: string): boolean
  /** @returns the signature as the chain's own verifiers take it. */
  signMessage?(
    ask: SessionRequest,
    chain: CaipNetworkId,
    parameters: { readonly message: string; readonly address: string },
  ): Promise<string>
  /** In base units. */
  getBalance?(ask: SessionRequest, chain: CaipNetworkId, address: string): Promise<bigint>
  /** @returns the hash. */
  sendTransaction?(
    ask: SessionRequest,
    parameters: SendTransactionParameters & { readonly from: string },
  ): Promise<string>
  /** In base units. */
  estimateFee?(ask: SessionRequest, parameters: SendTransactionParameters & { readonly from: string }): Promise<bigint>
  /** Whether a program lives at an address. */
  isContract?(ask: SessionRequest, chain: CaipNetworkId, address: string): Promise<boolean>
  /** Begins to watch a transaction. What it returns says how that ended; undefined while it is on its way. */
  watch?(
    ask: SessionRequest,
    chain: CaipNetworkId,
    transaction: Pick<FollowTransactionParameters, 'hash' | 'onTrace' | 'trace'>,
  ): () => Promise<TransactionOutcome | undefined>
  /** As {@link ChainAdapter.coinTypes}. */
  coinTypes?(network: CaipNetwork): readonly number[]
  /** As {@link ChainAdapter.feeReserve}. */
  feeReserve?(fee: bigint): bigint
  /** The address as a link. */
  addressUri?(address: string, network: CaipNetwork): string
  /** Asks the wallet for a chain that its session lacks; `methods` are those that the session has. Rejects with what the wallet said. */
  askForNetwork?(
    ask: SessionRequest,
    from: CaipNetworkId,
    network: CaipNetwork,
    methods: readonly string[],
  ): Promise<unknown>
}
