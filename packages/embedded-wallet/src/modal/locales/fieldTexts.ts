/** Texts of the email field by language. The Connect view shows them before the catalog has loaded. */
export const fieldTexts = {
  email: { en: 'Email', ar: 'البريد الإلكتروني', de: 'E-Mail' },
  hint: { en: 'Email address', ar: 'عنوان البريد الإلكتروني', de: 'E-Mail-Adresse' },
  submit: { en: 'Continue', ar: 'متابعة', de: 'Weiter' },
  sending: { en: 'Sending a code…', ar: 'جارٍ إرسال الرمز…', de: 'Code wird gesendet…' },
  lastUsed: { en: 'Last used', ar: 'آخر استخدام', de: 'Zuletzt benutzt' },
} as const
