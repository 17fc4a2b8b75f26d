/** Titles of the views by language. The header shows them before the catalog has loaded. */
export const titles = {
  OnRampProviders: { en: 'Buy crypto', ar: 'شراء العملات الرقمية', de: 'Krypto kaufen' },
  OnRampTokenSelect: { en: 'Select token', ar: 'اختيار عملة', de: 'Token wählen' },
  OnRampFiatSelect: { en: 'Select currency', ar: 'اختيار العملة', de: 'Währung wählen' },
  BuyInProgress: { en: 'Buy', ar: 'شراء', de: 'Kaufen' },
  WhatIsABuy: { en: 'How buying works', ar: 'كيف يعمل الشراء', de: 'So funktioniert der Kauf' },
} as const

/** Texts of the account button and of its entry on the funding screen. */
export const buttonTexts = {
  label: { en: 'Buy', ar: 'شراء', de: 'Kaufen' },
  fund: { en: 'Buy crypto', ar: 'شراء العملات الرقمية', de: 'Krypto kaufen' },
  detail: { en: 'By card or bank transfer', ar: 'بالبطاقة أو بتحويل مصرفي', de: 'Mit Karte oder Überweisung' },
  operation: { en: 'Bought', ar: 'شراء', de: 'Gekauft' },
} as const
