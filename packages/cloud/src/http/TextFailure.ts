import type { FailureStatus } from './HttpFailure'

/** A failure that is sent as plain text, for invalid JSON or a wrong type. */
export class TextFailure extends Error {
  override readonly name = 'TextFailure'

  constructor(
    readonly status: FailureStatus,
    message: string,
  ) {
    super(message)
  }
}
