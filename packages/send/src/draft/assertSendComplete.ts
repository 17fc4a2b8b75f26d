import { AppKitError } from '@openappkit/appkit-core/adapter'

/** The values of the send form, complete or not. */
export interface TransferForm<Token> {
  readonly token?: Token | undefined
  /** Amount in base units as `bigint`, or the decimal text that was typed. */
  readonly amount?: bigint | string | undefined
  readonly receiver?: string | undefined
}

/** A complete send form. */
export interface CompleteForm<Token> {
  readonly token: Token
  readonly amount: bigint | string
  readonly receiver: string
}

/**
 * Throws if the form is incomplete. An amount of zero counts as missing.
 *
 * @throws AppKitError `send/incomplete` if the amount or the receiver is missing, `send/no-token` if the token is.
 */
export function assertSendComplete<Token, Draft extends TransferForm<Token>>(
  draft: Draft & TransferForm<Token>,
): asserts draft is Draft & CompleteForm<Token> {
  if (!draft.receiver || !/[1-9]/.test(String(draft.amount ?? ''))) {
    throw new AppKitError('send/incomplete', 'An amount and receiver address are required')
  }
  if (!draft.token) throw new AppKitError('send/no-token', 'A token is required')
}
