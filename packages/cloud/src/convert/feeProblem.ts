/** A setting of a provider that can't be used. */
export interface FeeProblem {
  readonly path: 'swapFeeBps' | 'feeRecipient'
  readonly message: string
}

/** The part of a provider's settings that determines its fee. */
export interface FeeSettings {
  readonly kind: 'zerox' | 'oneinch' | 'velora' | 'lifi' | 'jupiter' | 'rfq'
  readonly swapFeeBps?: number | undefined
  readonly feeRecipient?: string | undefined
}

/** Returns why a provider can't charge the operator's fee. Undefined if it can, or if there is none. */
export function feeProblem({ kind, swapFeeBps = 0, feeRecipient }: FeeSettings): FeeProblem | undefined {
  if (swapFeeBps === 0) return undefined
  if (kind === 'jupiter' && (swapFeeBps < 50 || swapFeeBps > 255)) {
    return { path: 'swapFeeBps', message: 'must be 50 to 255, the range of Jupiter' }
  }
  if (kind === 'velora' && swapFeeBps > 200) {
    return { path: 'swapFeeBps', message: 'must be 200 at most, the limit of Velora' }
  }
  if (feeRecipient === undefined) return { path: 'feeRecipient', message: 'is missing, but swapFeeBps is set' }
  const isAddress = /^0x[0-9a-fA-F]{40}$/.test(feeRecipient)
  const isAccount = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(feeRecipient)
  if (kind === 'jupiter') return isAccount ? undefined : { path: 'feeRecipient', message: "isn't a referral account" }
  return isAddress || kind === 'lifi' ? undefined : { path: 'feeRecipient', message: "isn't an address" }
}
