import type { ConnectorType } from './Connector'

/** Wallet that a feature provides to an adapter, in addition to those that the adapter finds itself. */
export interface ProvidedWallet {
  /** Id of its connector. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly imageUrl?: string | undefined
  /**
   * The wallet as the chain's apps know it: an [EIP-1193](https://eips.ethereum.org/EIPS/eip-1193) provider on EVM
   * chains, a [Wallet Standard](https://github.com/wallet-standard/wallet-standard) wallet on Solana. It shares accounts
   * without a prompt if the user may be reconnected.
   */
  readonly provider: unknown
}

/** Part of an adapter that loads on first use. */
export interface LoadedAdapter {
  /**
   * Adds a wallet to the adapter's connectors, and reconnects it if it was connected on the last visit. Resolves with a
   * function that removes it. Absent if the adapter has no use for provided wallets.
   */
  addWallet?(wallet: ProvidedWallet): Promise<() => void>
}
