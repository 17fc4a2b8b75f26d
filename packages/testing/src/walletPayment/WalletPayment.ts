/** A payment from the selected account of a wallet. */
export interface WalletPayment {
  /** CAIP-2 id of a chain that the wallet supports, such as `eip155:31337`. */
  readonly chainId: string
  /** Address of an ERC-20 contract or of a Solana mint. Default: the native coin. */
  readonly token?: string | undefined
  /** Address of the recipient's wallet. On Solana, the owner of the token account. */
  readonly recipient: string
  /** Base units, such as wei, lamports or satoshis. More than 0. */
  readonly amount: bigint
  /** Keys in base58 that the transfer lists as read-only accounts, to find the payment on chain. Solana only. */
  readonly references?: readonly string[] | undefined
  /** Text that the transaction writes to the chain. Solana only. */
  readonly memo?: string | undefined
}
