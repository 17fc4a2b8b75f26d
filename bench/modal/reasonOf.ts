/** Returns the first line of an error's message. The other lines are a call log. */
export function reasonOf(error: unknown): string {
  return String((error as Error).message ?? error).split('\n')[0] ?? ''
}
