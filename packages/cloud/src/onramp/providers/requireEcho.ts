import { OnrampFailure } from '../OnrampFailure'

/**
 * Checks that a response repeats the request. Upper and lower case count as equal.
 *
 * @param pairs - The value that the API sent and the values that it may send, by name. A value that it left out passes.
 * @throws OnrampFailure `unavailable` naming the first difference.
 */
export function requireEcho(
  id: string,
  pairs: Readonly<Record<string, readonly [sent: string | null | undefined, ...expected: readonly string[]]>>,
): void {
  for (const [name, [sent, ...expected]] of Object.entries(pairs)) {
    if (sent === undefined || sent === null) continue
    const isExpected = expected.some(value => value.toLowerCase() === sent.toLowerCase())
    if (!isExpected) throw new OnrampFailure('unavailable', `${id} answered for another ${name}`)
  }
}
