/** Names of Meld's payment methods. All others keep Meld's name. */
const MELD_METHODS: Readonly<Record<string, string>> = {
  CREDIT_DEBIT_CARD: 'card',
  APPLE_PAY: 'applePay',
  GOOGLE_PAY: 'googlePay',
}

/** Meld's bank transfers by currency. */
const BANK: Readonly<Record<string, string>> = { EUR: 'SEPA', GBP: 'UK_FASTER_PAYMENTS', USD: 'ACH' }

/** Returns our name of a payment method. */
export function meldMethod(code: string, currency: string): string {
  return BANK[currency] === code ? 'bank' : (MELD_METHODS[code] ?? code)
}
