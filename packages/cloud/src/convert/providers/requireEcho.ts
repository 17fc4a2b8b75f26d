import { SwapFailure } from '../SwapFailure'

/**
 * Checks that a response repeats the request.
 *
 * @param pairs - The value that the API sent and the value that it should have sent, by name.
 * @throws SwapFailure `unavailable` naming the first difference.
 */
export function requireEcho(
  id: string,
  pairs: Readonly<Record<string, readonly [sent: string | bigint | number, expected: string | bigint | number]>>,
): void {
  for (const [name, [sent, expected]] of Object.entries(pairs)) {
    if (sent !== expected) throw new SwapFailure('unavailable', `${id} answered for another ${name}`)
  }
}
