/** Titles of views and labels of buttons and tabs, shown before the catalog has loaded. */
export const titles = {
  Greet: { en: 'Greet', ar: 'إرسال تحية', de: 'Grüßen' },
  Greeted: { en: 'Greeting sent', ar: 'أُرسلت التحية', de: 'Gruß gesendet' },
  greetings: { en: 'Greetings', ar: 'التحيات', de: 'Grüße' },
  operation: { en: 'Greeted', ar: 'حيّا', de: 'Gegrüßt' },
} as const
