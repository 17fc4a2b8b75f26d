/** Titles of the views by language. The header shows them before the catalog has loaded. */
export const titles = {
  WalletSend: { en: 'Send', ar: 'إرسال', de: 'Senden' },
  WalletSendSelectToken: { en: 'Select token', ar: 'اختيار عملة', de: 'Token wählen' },
} as const
