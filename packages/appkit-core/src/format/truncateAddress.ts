/** Options of {@link truncateAddress}. */
export interface TruncateAddressOptions {
  /** Characters at the start, including `0x`. Default: 4. */
  readonly charsStart?: number | undefined
  /** Characters at the end. Default: 6. */
  readonly charsEnd?: number | undefined
}

/**
 * Shortens an address in the middle. Returns it unchanged if it wouldn't become shorter.
 *
 * @example
 * ```ts
 * import { truncateAddress } from '@openappkit/appkit-core/format'
 *
 * truncateAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8...A96045'
 * ```
 */
export function truncateAddress(address: string, options: TruncateAddressOptions = {}): string {
  const start = count(options.charsStart, 4)
  const end = count(options.charsEnd, 6)
  if (address.length <= start + end + 3) return address
  return `${address.slice(0, start)}...${address.slice(address.length - end)}`
}

function count(value: number | undefined, fallback: number): number {
  return value !== undefined && value >= 0 ? Math.floor(value) : fallback
}
