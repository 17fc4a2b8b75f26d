import { parseAssetType } from '@openappkit/contract/assets'
import type { PayInvoice } from '../PayInvoice'
import { accountKey } from './accountKey'

/** The backend's statement about one transaction. */
export interface PaymentClaim {
  readonly chainId: string
  /** Comparable form. `null` for payouts of contracts, which only the balance shows. */
  readonly hash: string | null
  /** Base units by asset. No more counts, because a token may keep a part of each transfer. */
  readonly amounts: ReadonlyMap<string, bigint>
}

/**
 * Returns the transactions whose transfers count toward the price, each of them once, those with a hash first. The
 * largest number of base units comes first, so that dust can't delay the proof.
 */
export function paymentClaims({ payments }: Pick<PayInvoice, 'payments'>): readonly PaymentClaim[] {
  const claims = new Map<string, PaymentClaim & { readonly amounts: Map<string, bigint> }>()
  for (const { amount, chainId, role, status, txHash, ...payment } of payments) {
    const type = parseAssetType(payment.asset)
    if (role !== 'payment' || status === 'gone' || type?.chainId !== chainId) continue
    const hash =
      txHash === null ? null : accountKey(chainId, chainId.startsWith('bip122:') ? txHash.toLowerCase() : txHash)
    const key = `${chainId} ${hash}`
    const claim = claims.get(key) ?? { chainId, hash, amounts: new Map<string, bigint>() }
    const asset = accountKey(chainId, type.asset)
    claim.amounts.set(asset, (claim.amounts.get(asset) ?? 0n) + amount)
    claims.set(key, claim)
  }
  return [...claims.values()].toSorted((one, other) => {
    if ((one.hash === null) !== (other.hash === null)) return one.hash === null ? 1 : -1
    return largest(one) < largest(other) ? 1 : -1
  })
}

function largest({ amounts }: PaymentClaim): bigint {
  return [...amounts.values()].reduce((most, amount) => (amount > most ? amount : most), 0n)
}
