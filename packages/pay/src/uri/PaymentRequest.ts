/** A request to pay a recipient, as a payment URI carries it. */
export interface PaymentRequest {
  /** CAIP-2 id, such as `eip155:8453`. */
  readonly chainId: string
  /**
   * [CAIP-19](https://chainagnostic.org/CAIPs/caip-19) id of the native coin or a token: `eip155:1/slip44:60`,
   * `eip155:1/erc20:0xa0b8…`, `solana:5eykt…/slip44:501`, `solana:5eykt…/token:EPjFW…` or `bip122:0000…/slip44:0`.
   */
  readonly asset: string
  /** Address that receives the payment. On Solana, the owner of the token account. */
  readonly recipient: string
  /** Base units, such as wei, lamports or satoshis. Without an amount, the payer enters one. */
  readonly amount?: bigint | undefined
  /** Keys of 32 bytes in base58 that the payment lists as accounts. Solana only, at most 16. */
  readonly references?: readonly string[] | undefined
  /** Name of the payee. ERC-681 has no parameter for it. */
  readonly label?: string | undefined
  /** Purpose of the payment. ERC-681 has no parameter for it. */
  readonly message?: string | undefined
  /** Text that the payment writes to the chain. Solana only. */
  readonly memo?: string | undefined
}
