/** Names of Coinbase's payment methods in the buy options. All others keep Coinbase's name. */
export const COINBASE_METHODS: Readonly<Record<string, string>> = {
  CARD: 'card',
  ACH_BANK_ACCOUNT: 'bank',
  APPLE_PAY: 'applePay',
}

/** Payment methods of sessions by the method in the buy options. The two APIs name them differently. */
export const SESSION_METHODS: Readonly<Record<string, string>> = {
  CARD: 'CARD',
  ACH_BANK_ACCOUNT: 'ACH',
  APPLE_PAY: 'APPLE_PAY',
  PAYPAL: 'PAYPAL',
  FIAT_WALLET: 'FIAT_WALLET',
  CRYPTO_ACCOUNT: 'CRYPTO_WALLET',
}

/** Returns whether a method works on the hosted page, which has no guest checkout since 30 June 2026. */
export function isHostedMethod(id: string): boolean {
  return id !== 'UNSPECIFIED' && !id.startsWith('GUEST_CHECKOUT')
}
