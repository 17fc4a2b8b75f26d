import { AppKitError } from '@openappkit/contract'

/** Maximum amount on EVM chains, 256 bits. Adapters of other chains check their own limits. */
const largest = 2n ** 256n - 1n

/**
 * Checks a transfer's recipient and amount. Call it before the wallet prompts.
 *
 * @param amount - Amount in base units. Zero passes.
 * @param isAddress - Returns whether a string is an address on the transfer's chain.
 *
 * @throws {AppKitError} `transaction/invalid-address` if `isAddress` rejects the recipient.
 * @throws {AppKitError} `transaction/invalid-amount` if the amount is negative or exceeds 256 bits.
 *
 * @example
 * ```ts
 * import { assertTransfer } from '@openappkit/appkit-core/transactions'
 * import { isAddress } from 'viem'
 *
 * assertTransfer('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 10n ** 18n, isAddress)
 * ```
 */
export function assertTransfer(to: string, amount: bigint, isAddress: (address: string) => boolean): void {
  if (!isAddress(to))
    throw new AppKitError('transaction/invalid-address', "This isn't an address of this chain. Check it for typos.")
  if (amount < 0n || amount > largest)
    throw new AppKitError('transaction/invalid-amount', "This amount can't be sent. Enter another amount.")
}
