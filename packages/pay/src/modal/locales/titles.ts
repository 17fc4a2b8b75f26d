/** Titles of the views by language. The header shows them before the catalog has loaded. */
export const titles = {
  Pay: { en: 'How you pay', ar: 'طريقة الدفع', de: 'So bezahlst du' },
  PayLoading: { en: 'Payment in progress', ar: 'الدفع قيد التنفيذ', de: 'Zahlung läuft' },
  PayAssets: { en: 'Select token', ar: 'اختيار عملة', de: 'Token wählen' },
  PayReview: { en: 'Review payment', ar: 'مراجعة الدفعة', de: 'Zahlung prüfen' },
  PayCode: { en: 'Send payment', ar: 'إرسال الدفعة', de: 'Zahlung senden' },
} as const

/** Labels of payments in the activity history. */
export const operationText = { en: 'Paid', ar: 'دفع', de: 'Bezahlt' } as const
