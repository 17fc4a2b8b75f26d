/** Title of the view by language. The header shows it before the catalog has loaded. */
export const titles = { SIWXSignMessage: { en: 'Sign in', ar: 'تسجيل الدخول', de: 'Anmelden' } } as const
