/**
 * Returns the default address of a scripted wallet: 20 bytes of hex that start with the connector id, the same in every
 * run. Ids with the same first 20 bytes share an address.
 *
 * @example
 * ```ts
 * import { scriptedAddress } from '@openappkit/appkit-core/testing'
 *
 * scriptedAddress('io.one') // '0x696f2e6f6e650000000000000000000000000000'
 * ```
 */
export function scriptedAddress(connectorId: string): string {
  const bytes = [...new TextEncoder().encode(connectorId)].slice(0, 20)
  return `0x${bytes
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('')
    .padEnd(40, '0')}`
}
