import type { CustodyPolicy } from '@openappkit/contract/embedded'

/** Settings of the embedded wallet. */
export interface WalletSettings {
  /** Default: `provisional`. */
  readonly custody?: CustodyPolicy
  /** Name of the operator, shown in the wallet and its mails. Default: `OpenAppKit`. */
  readonly operator?: string
  /** Keys that seal the server's halves: 32 bytes in base64, separated by commas, the current one first. */
  readonly masterKey?: string
  /** Keys that evaluate passwords, in the same form. */
  readonly oprfKey?: string
  /** Key that hashes codes, in the same form. */
  readonly codePepper?: string
  /** Public half of the escrow's key: 32 bytes in base64. */
  readonly escrowPublicKey?: string
  /** Private half of the escrow's key. Only for `openappkit-cloud escrow` and for development. */
  readonly escrowKey?: string
  /** URL of the process that opens the escrow. */
  readonly escrowUrl?: string
  /** Secret that the server shows to that process. */
  readonly escrowToken?: string
  /** Milliseconds before a new device can open the escrow under `provisional`. Default: 24 hours. */
  readonly escrowDelay?: number
  /** Mail server, such as `smtps://user:password@mail.example:465`. */
  readonly smtpUrl?: string
  /** Address of the sender. */
  readonly mailFrom?: string
}

export interface WalletServiceOptions {
  /** Settings of the embedded wallet. */
  readonly wallet?: WalletSettings
  /** Clock in milliseconds since the epoch, for tests. */
  readonly walletTiming?: { readonly now?: () => number }
}
