/** Titles of the views by language. The header shows them before the catalog has loaded. */
export const exchangeTitles = {
  PayWithExchange: { en: 'Deposit from an exchange', ar: 'إيداع من منصة تداول', de: 'Von einer Börse einzahlen' },
  PayWithExchangeSelectAsset: { en: 'Select asset', ar: 'اختيار الأصل', de: 'Asset wählen' },
} as const

/** Texts of the account button and of its entry on the funding screen. */
export const exchangeButtonTexts = {
  label: { en: 'Deposit', ar: 'إيداع', de: 'Einzahlen' },
  fund: { en: 'Deposit from exchange', ar: 'إيداع من منصة تداول', de: 'Von Börse einzahlen' },
  detail: {
    en: 'Withdraw from your exchange account',
    ar: 'اسحب من حسابك في منصة التداول',
    de: 'Von deinem Börsenkonto auszahlen',
  },
} as const
