import type { PayRailRow } from '../../storage/paySchema'

/** A transfer to an address. */
export interface ChainTransfer {
  /** Position in its transaction. A reorganization doesn't change it. */
  readonly position: string
  /** Normalized address. */
  readonly recipient: string
  /** `native`, or the token's normalized address. */
  readonly asset: string
  /** Base units that arrived. */
  readonly amount: bigint
}

/** A block, as far as it identifies one. */
export interface BlockId {
  readonly number: bigint
  readonly hash: string
}

/** The state of a transaction on its chain. */
export type ChainTransaction =
  /**
   * The chain doesn't have the transaction. `isCertain` if the chain also shows why: another block took the place of its
   * block. Otherwise, the node may lag behind.
   */
  | { readonly kind: 'missing'; readonly isCertain: boolean }
  /** Nodes contradict each other. Read it again later. */
  | { readonly kind: 'unclear' }
  | {
      readonly kind: 'found'
      /** Empty if the transaction failed. */
      readonly transfers: readonly ChainTransfer[]
      /** Accounts that the transaction lists, on Solana. */
      readonly accounts: readonly string[]
      /** Outputs that the transaction spends, on Bitcoin. A transaction that spends one of them replaces another. */
      readonly spends: readonly string[]
      /** 0 while it is in no block. */
      readonly confirmations: number
      readonly isFinalized: boolean
      /** Whether it is so deep that it needs no further check. */
      readonly isBuried: boolean
      readonly block: BlockId | null
      /** Milliseconds since the epoch. Undefined while it is in no block. */
      readonly minedAt: number | undefined
    }

/** A transaction to read, with the block that contained it before. */
export interface KnownTransaction {
  readonly txHash: string
  readonly block: BlockId | null
}

/** A search for transactions on a chain. */
export interface ChainQuery {
  readonly chainId: string
  /** Rails whose payments to find, at most a few thousand. */
  readonly rails: readonly WatchedRail[]
  /** Newest block that was read. Null at the start. */
  readonly cursor: BlockId | null
}

export interface WatchedRail extends Pick<PayRailRow, 'asset' | 'matching' | 'recipientKey' | 'reference'> {
  /** Whether the rail's invoice is new, so that costly searches are worth it. Default: false. */
  readonly isNew?: boolean | undefined
}

export interface FoundTransactions {
  readonly hashes: readonly string[]
  readonly cursor: BlockId | null
  /** Whether everything up to the newest block was read. */
  readonly isComplete: boolean
}

/** Reads payments from the chains of one namespace. Nodes are untrusted, so each response is validated. */
export interface ChainReader {
  /** Finds transactions that may pay a rail. `read` decides whether they do. */
  find(query: ChainQuery, signal: AbortSignal): Promise<FoundTransactions>
  /** Reads transactions and their transfers to the recipients. */
  read(
    chainId: string,
    transactions: readonly KnownTransaction[],
    recipients: ReadonlySet<string>,
    signal: AbortSignal,
  ): Promise<ReadonlyMap<string, ChainTransaction>>
}
