import type { PayRailRow } from '../../storage/paySchema'
import type { ChainTransfer } from '../chain/ChainReader'

/** An invoice that a transfer belongs to. */
export interface Attribution {
  readonly invoiceId: string
  /** The rail that was paid. Undefined for an asset that the invoice doesn't accept. */
  readonly rail: PayRailRow | undefined
  /** Rail that decides when the transfer is final. */
  readonly rule: PayRailRow
}

/**
 * Returns the invoice that a transfer belongs to, or undefined if none. Only an address, reference or amount of the
 * invoice's own counts, so a payer can't claim the payment of another one.
 *
 * @param rails - Rails on the chain with the transfer's recipient or one of the transaction's accounts as reference.
 */
export function attribute(
  { amount, asset, recipient }: ChainTransfer,
  accounts: readonly string[],
  rails: readonly PayRailRow[],
): Attribution | undefined {
  const there = rails.filter(({ recipientKey }) => recipientKey === recipient)
  const own = there.filter(
    ({ matching, reference }) =>
      matching === 'address' || (matching === 'reference' && reference !== null && accounts.includes(reference)),
  )
  const [rule] = own
  if (rule) {
    const rail = own.find(one => one.invoiceId === rule.invoiceId && one.asset === asset)
    return { invoiceId: rule.invoiceId, rail, rule }
  }
  // An amount may be used again long after its invoice expired. The newest invoice has it.
  const [byAmount] = there
    .filter(one => one.matching === 'amount' && one.asset === asset && BigInt(one.price) === amount)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
  return byAmount && { invoiceId: byAmount.invoiceId, rail: byAmount, rule: byAmount }
}
