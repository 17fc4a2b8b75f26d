/** The name of the view by language. Apart from the other words, because the header needs it before they are there. */
export const titles = { SIWXSignMessage: { en: 'Sign In', ar: 'تسجيل الدخول', de: 'Anmelden' } } as const
