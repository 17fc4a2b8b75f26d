import type { CaipNetwork } from '../caip/CaipNetwork'

/** One transfer, as a chain is asked about it. */
export interface Transfer {
  /** Who pays. */
  readonly address: string
  readonly to: string
  /** Base units of the token, or of the coin where there is none. */
  readonly amount: bigint
  readonly tokenAddress?: string | undefined
  readonly caipNetwork: CaipNetwork
  /** As `spendsReserved` of `sendTransaction`. */
  readonly spendsReserved?: boolean | undefined
}

/** What a transfer would do, as the chain itself worked it out. In base units of what is sent. */
export interface SimulatedTransfer {
  /** Leaves the payer, without the fee. */
  readonly sent: bigint
  /** Arrives: less than `sent` where the token keeps a part of it. */
  readonly received: bigint
}

/** One thing that the wallet will be asked to do, read from what it will really get. */
export interface TransferLine {
  /**
   * `output` and `change` are those of a chain that spends coins whole: who is paid, and what comes back. `createTokenAccount` opens an account for
   * the recipient, which the payer pays for.
   */
  readonly kind: 'nativeTransfer' | 'tokenTransfer' | 'createTokenAccount' | 'output' | 'change'
  readonly to?: string | undefined
  /** Base units of what moves; of the coin for `createTokenAccount`. */
  readonly amount?: bigint | undefined
  readonly tokenAddress?: string | undefined
  /** Who owns `to`, where that is an account for one token and no wallet's own address. The payer confirms it. */
  readonly holder?: string | undefined
  /** The name of what is called, as the chain knows it: `transfer(address,uint256)`, `TransferChecked`. The same in every language. */
  readonly method?: string | undefined
}
