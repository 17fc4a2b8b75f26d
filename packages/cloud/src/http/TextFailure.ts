import type { FailureStatus } from './HttpFailure'

/** A failure that is sent as plain text, such as for invalid JSON or an invalid parameter. */
export class TextFailure extends Error {
  override readonly name = 'TextFailure'

  constructor(
    readonly status: FailureStatus,
    message: string,
  ) {
    super(message)
  }
}
