/** A payment method of MoonPay. */
export interface MoonPayMethod {
  readonly code: string
  readonly method: string
}

const ALWAYS: readonly MoonPayMethod[] = [
  { code: 'credit_debit_card', method: 'card' },
  { code: 'apple_pay', method: 'applePay' },
  { code: 'google_pay', method: 'googlePay' },
]

/** MoonPay's bank transfers by currency. */
const BANK: Readonly<Record<string, readonly MoonPayMethod[]>> = {
  EUR: [{ code: 'sepa_bank_transfer', method: 'bank' }],
  GBP: [
    { code: 'gbp_bank_transfer', method: 'bank' },
    { code: 'gbp_open_banking_payment', method: 'gbp_open_banking_payment' },
  ],
  USD: [{ code: 'ach_bank_transfer', method: 'bank' }],
  BRL: [{ code: 'pix_instant_payment', method: 'pix_instant_payment' }],
}

/** Returns the payment methods in a currency. MoonPay has no list by country and checks it in the widget. */
export function moonPayMethods(currency: string): readonly MoonPayMethod[] {
  return [...ALWAYS, ...(Object.hasOwn(BANK, currency) ? (BANK[currency] ?? []) : [])]
}
