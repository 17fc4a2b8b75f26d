/** Names of Ramp's payment methods. All others keep Ramp's name. */
const METHODS: Readonly<Record<string, string>> = {
  CARD_PAYMENT: 'card',
  APPLE_PAY: 'applePay',
  GOOGLE_PAY: 'googlePay',
  MANUAL_BANK_TRANSFER: 'bank',
}

/** Returns our name of a payment method. */
export function rampMethod(code: string): string {
  return METHODS[code] ?? code
}
