import type { WalletRequest } from './WalletRequest'

/** How the app wants the result of a request. */
export type AnswerForm =
  /** Signature of a message or typed data, as hex. */
  | 'evmSignature'
  /** Hash of the sent transaction. */
  | 'evmHash'
  /** Id of a call batch ([EIP-5792](https://eips.ethereum.org/EIPS/eip-5792)). */
  | 'evmCalls'
  | 'solanaSignature'
  | 'solanaTransaction'
  | 'solanaTransactions'
  /** Signature of the sent transaction. */
  | 'solanaSent'

/** Options that the app may set for sending a Solana transaction. */
export interface SolanaSendOptions {
  readonly skipPreflight?: boolean
  readonly preflightCommitment?: string
  readonly maxRetries?: number
  readonly minContextSlot?: number
}

/** Request of the app with the form of its answer. */
export interface ParsedRequest {
  readonly request: WalletRequest
  readonly form: AnswerForm
  readonly sendOptions?: SolanaSendOptions | undefined
}
