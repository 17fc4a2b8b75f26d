/** What was asked for makes no sense. The message says what would. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}
