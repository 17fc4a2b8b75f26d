const LONGEST = 123

/** Returns a reason that fits into a close frame: at most 123 bytes, cut between characters. */
export function closeReason(reason: string): string {
  const bytes = Buffer.from(reason)
  return bytes.length <= LONGEST
    ? reason
    : bytes
        .subarray(0, LONGEST)
        .toString('utf8')
        .replace(/\uFFFD+$/, '')
}
