/** An invalid command line. The message describes valid input. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
