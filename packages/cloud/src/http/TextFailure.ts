import type { FailureStatus } from './HttpFailure'

/** A failure that the contract answers with plain text: what can't be parsed, and what has the wrong type. */
export class TextFailure extends Error {
  override readonly name = 'TextFailure'

  constructor(
    readonly status: FailureStatus,
    message: string,
  ) {
    super(message)
  }
}
