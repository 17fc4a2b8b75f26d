/**
 * Returns the address that a scripted wallet shares unless the test sets `accounts`: 20 bytes in hex that begin with the connector id, the same in every run.
 *
 * @example
 * scriptedAddress('io.one') // '0x696f2e6f6e650000000000000000000000000000'
 */
export function scriptedAddress(connectorId: string): string {
  const bytes = [...new TextEncoder().encode(connectorId)].slice(0, 20)
  return `0x${bytes
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .padEnd(40, '0')}`
}
