/** The first line of what went wrong; the rest is a call log. */
export function reasonOf(error: unknown): string {
  return String((error as Error).message ?? error).split('\n')[0] ?? ''
}
