import { AppKitError } from '@openappkit/contract'

/** An amount is 256 bits on EVM chains, and less on others, whose adapters say so. */
const largest = 2n ** 256n - 1n

/**
 * Money goes nowhere by mistake: what can't be right is refused before the wallet is asked.
 *
 * @throws AppKitError `transaction/invalid-address`, `transaction/invalid-amount`
 */
export function assertTransfer(to: string, amount: bigint, isAddress: (address: string) => boolean): void {
  if (!isAddress(to))
    throw new AppKitError('transaction/invalid-address', 'This is no address of this chain. Check each character.')
  if (amount < 0n || amount > largest)
    throw new AppKitError('transaction/invalid-amount', 'This amount can’t be sent. Enter another one.')
}
