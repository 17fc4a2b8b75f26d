/** Names of Transak's payment methods. All others keep Transak's name. */
const METHODS: Readonly<Record<string, string>> = {
  credit_debit_card: 'card',
  apple_pay: 'applePay',
  google_pay: 'googlePay',
}

/** Transak's bank transfers by currency. */
const BANK: Readonly<Record<string, string>> = {
  EUR: 'sepa_bank_transfer',
  GBP: 'gbp_bank_transfer',
  USD: 'pm_wire',
}

/** Returns our name of a payment method. */
export function transakMethod(code: string, currency: string): string {
  return BANK[currency] === code ? 'bank' : (METHODS[code] ?? code)
}
