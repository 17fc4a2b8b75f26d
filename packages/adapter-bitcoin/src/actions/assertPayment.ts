import { AppKitError, assertFee } from '@openappkit/appkit-core/adapter'
import type { MadeDocument } from './makeDocument'
import type { PlainTransfer } from './planTransfer'

/**
 * Reads a transfer back from its transaction: it spends coins of the payer and no others, pays the recipient once, brings the rest back to the payer, and costs no
 * more than the payer agreed to. Both before the wallet signs it and before it is broadcast.
 *
 * @throws AppKitError `transaction/would-fail`, `transaction/fee-changed`
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
    throw new AppKitError('transaction/would-fail', 'The transaction does not do what was asked for. Nothing was sent.')
  assertFee(document.fee, maxFee)
}

/** Addresses of SegWit may be written in capitals. */
function isSame(one: string | undefined, other: string): boolean {
  return one === other || one === other.toLowerCase()
}
