/** Prefix and data part of a Bitcoin address in bech32. */
const bech32 = /^(?:bc|tb|bcrt)1/iu

/**
 * Shortens an address for display in the modal and for screen readers. Keeps 6 characters at the start and 4 at the
 * end of a hex address (`0x` included), 8 and 6 in bech32, 4 and 4 in base58, in their letter case. Returns an address
 * that wouldn't become shorter unchanged.
 *
 * A shortened address identifies an account among the user's own. Where money is sent, show the whole address.
 *
 * @example
 * ```ts
 * import { shortenAddress } from '@openappkit/appkit-core/addresses'
 *
 * shortenAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8dA…6045'
 * ```
 */
export function shortenAddress(address: string): string {
  const [start, end] = address.startsWith('0x') ? [6, 4] : bech32.test(address) ? [8, 6] : [4, 4]
  return address.length <= start + end + 1 ? address : `${address.slice(0, start)}…${address.slice(-end)}`
}
