/** The names of the views by language. Apart from the other words, because the header needs them before they are there. */
export const titles = {
  WalletSend: { en: 'Send', ar: 'إرسال' },
  WalletSendSelectToken: { en: 'Select Token', ar: 'اختيار عملة' },
  WalletSendPreview: { en: 'Review Send', ar: 'مراجعة الإرسال' },
} as const
