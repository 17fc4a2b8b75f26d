/** The names of the views by language. Apart from the other words, because the header needs them before they are there. */
export const titles = {
  WalletSend: { en: 'Send', ar: 'إرسال', de: 'Senden' },
  WalletSendSelectToken: { en: 'Select Token', ar: 'اختيار عملة', de: 'Token wählen' },
  WalletSendPreview: { en: 'Review Send', ar: 'مراجعة الإرسال', de: 'Transaktion prüfen' },
} as const
