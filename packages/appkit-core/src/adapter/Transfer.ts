import type { CaipNetwork } from '../caip/CaipNetwork'

/** Transfer to decode or simulate. */
export interface Transfer {
  /** Payer's address. */
  readonly address: string
  readonly to: string
  /** Base units of the token, or of the native currency without `tokenAddress`. */
  readonly amount: bigint
  readonly tokenAddress?: string | undefined
  readonly caipNetwork: CaipNetwork
  /** Same as `SendTransactionParameters.spendsReserved`. */
  readonly spendsReserved?: boolean | undefined
  /** Same as `SendTransactionParameters.references`. */
  readonly references?: readonly string[] | undefined
}

/** Simulated effect of a transfer, in base units of the sent asset. */
export interface SimulatedTransfer {
  /** Amount that leaves the payer, without the fee. */
  readonly sent: bigint
  /** Amount that arrives. Less than `sent` if the token charges a transfer fee. */
  readonly received: bigint
}

/** One action of a transfer, decoded from the request that the wallet will receive. */
export interface TransferLine {
  /**
   * On UTXO chains, `output` is the payment and `change` the remainder. If the wallet selects the coins itself, the
   * payment is a `nativeTransfer`. `createTokenAccount` opens a token account for the recipient at the payer's expense.
   */
  readonly kind: 'nativeTransfer' | 'tokenTransfer' | 'createTokenAccount' | 'output' | 'change'
  readonly to?: string | undefined
  /** Base units of the moved asset. For `createTokenAccount`, of the native currency. */
  readonly amount?: bigint | undefined
  readonly tokenAddress?: string | undefined
  /** Owner of `to`, if `to` is a token account rather than a wallet address. The user confirms it. */
  readonly holder?: string | undefined
  /**
   * Name of the called method in the chain's notation, such as `transfer(address,uint256)` or `TransferChecked`. Not
   * translated.
   */
  readonly method?: string | undefined
}
