import { parseAssetType } from '@openappkit/contract/assets'
import { invalidResponse } from '../backend/BackendClient'
import type { PayInvoice, PayRail } from '../PayInvoice'
import { accountKey } from './accountKey'
import type { ProvenTransaction, ProvenTransfer } from './ChainProof'

/** A rail of an invoice with its asset and recipient in their comparable forms. */
export interface PayableRail
  extends Pick<PayRail, 'chainId' | 'confirmations' | 'matching' | 'price' | 'recipient' | 'reference'> {
  /** Address of the token, or `native`. */
  readonly asset: string
}

/**
 * Returns the rails of an invoice, the most expensive base units first.
 *
 * @throws PayServerError `pay/invalid-response` for a rail without a price or with an unknown asset.
 */
export function payableRails({ rails }: Pick<PayInvoice, 'rails'>): readonly PayableRail[] {
  const payable = rails.map(({ chainId, confirmations, matching, price, recipient, reference, ...rail }) => {
    const type = parseAssetType(rail.asset)
    if (type?.chainId !== chainId || price <= 0n || recipient === '')
      throw invalidResponse('A rail of the invoice has no price, no recipient or an unknown asset')
    const asset = accountKey(chainId, type.asset)
    return { chainId, asset, recipient: accountKey(chainId, recipient), confirmations, matching, price, reference }
  })
  return payable.toSorted((one, other) => (one.price < other.price ? 1 : one.price > other.price ? -1 : 0))
}

/**
 * Returns the rail that a transfer pays, by the rule that assigns payments to the invoice. Of several, returns the one
 * with the highest price, so that no transfer counts for more than it is worth.
 *
 * @param rails - Rails of the transaction's chain, in the order of {@link payableRails}.
 */
export function railOf(
  rails: readonly PayableRail[],
  { amount, asset, recipient }: ProvenTransfer,
  { accounts }: Pick<ProvenTransaction, 'accounts'>,
): PayableRail | undefined {
  return rails
    .filter(rail => rail.asset === asset && rail.recipient === recipient)
    .find(({ matching, price, reference }) => {
      if (matching === 'amount') return price === amount
      return matching === 'address' || (reference !== null && accounts.includes(reference))
    })
}
