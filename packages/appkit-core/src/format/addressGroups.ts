/** The hex prefix belongs to the first group. */
const group = /^(?:0x)?.{1,4}|.{1,4}/gu

/**
 * Splits an address into groups of four characters, for reading and comparing.
 *
 * @example
 * ```ts
 * import { addressGroups } from '@openappkit/appkit-core/addresses'
 *
 * addressGroups('0xd8dA6BF26964') // ['0xd8dA', '6BF2', '6964']
 * ```
 */
export function addressGroups(address: string): readonly string[] {
  return address.match(group) ?? []
}
