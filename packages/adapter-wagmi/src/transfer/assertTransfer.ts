import { AppKitError } from '@openappkit/appkit-core/transactions'

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
