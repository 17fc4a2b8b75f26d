import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import type { MadeDocument } from './makeDocument'
import type { PlainTransfer } from './planTransfer'

/**
 * Checks a transfer's transaction before the wallet signs it and before it is broadcast. It must spend only the payer's
 * coins, pay the recipient once, return the rest to the payer, and stay within the approved fee.
 *
 * @throws {AppKitError} `transaction/would-fail` when inputs or outputs differ.
 * @throws {AppKitError} `transaction/fee-changed` when the fee exceeds the approved one.
 */
export function assertPayment(
  { document, coins, change, fee }: MadeDocument,
  { from, to, amount, maxFee }: PlainTransfer,
): void {
  const { outputs } = document
  const [paid, back] = outputs
  const isOurs = document.inputsOf([from]).length === document.inputCount && document.inputCount === coins.length
  const isPaid = paid?.value === amount && isSame(paid.address, to)
  const isReturned = change === 0n ? outputs.length === 1 : outputs.length === 2 && isSame(back?.address, from)
  if (!isOurs || !isPaid || !isReturned || (back?.value ?? 0n) !== change || document.fee !== fee)
    throw new AppKitError(
      'transaction/would-fail',
      "The transaction differs from the reviewed transfer, so it wasn't sent. Try again.",
    )
  assertFee(document.fee, maxFee)
}

/** Returns whether two addresses are the same. `other` may be an uppercase SegWit address. */
function isSame(one: string | undefined, other: string): boolean {
  return one === other || one === other.toLowerCase()
}
