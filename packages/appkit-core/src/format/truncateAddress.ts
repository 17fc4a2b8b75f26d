/** How many characters of an address stay. */
export interface TruncateAddressOptions {
  /** At its start, `0x` included. Default 4. */
  readonly charsStart?: number | undefined
  /** At its end. Default 6. */
  readonly charsEnd?: number | undefined
}

/**
 * Shortens an address in its middle. One that would not become shorter stays as it is.
 *
 * @example
 * ```ts
 * truncateAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8...A96045'
 * ```
 */
export function truncateAddress(address: string, options: TruncateAddressOptions = {}): string {
  const start = count(options.charsStart, 4)
  const end = count(options.charsEnd, 6)
  if (address.length <= start + end + 3) return address
  return `${address.slice(0, start)}...${address.slice(address.length - end)}`
}

function count(given: number | undefined, fallback: number): number {
  return given !== undefined && given >= 0 ? Math.floor(given) : fallback
}
