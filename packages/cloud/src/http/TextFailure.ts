import type { FailureStatus } from './HttpFailure'

/** A failure sent as plain text: invalid JSON or a wrong type. */
export class TextFailure extends Error {
  override readonly name = 'TextFailure'

  constructor(
    readonly status: FailureStatus,
    message: string,
  ) {
    super(message)
  }
}
