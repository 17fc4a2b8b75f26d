import type { ChainNamespace } from '@openappkit/contract'

/** Who sells crypto, for what fee and on which chains. */
export interface OnrampProvider {
  readonly id: string
  /** Lowest and highest fee, in percent. */
  readonly feeRange: readonly [lowest: number, highest: number]
  readonly namespaces: readonly ChainNamespace[]
}

/** Spec 9: fees of 1-2 % with both; both on eip155, Meld on Solana as well. */
export const onrampProviders: readonly OnrampProvider[] = [
  { id: 'coinbase', feeRange: [1, 2], namespaces: ['eip155'] },
  { id: 'meld', feeRange: [1, 2], namespaces: ['eip155', 'solana'] },
]
