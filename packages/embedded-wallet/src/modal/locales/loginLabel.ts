/** Name of the login by language, on its row and in the header. It shows before the catalog has loaded. */
export const loginLabel = {
  en: 'Continue with email',
  ar: 'المتابعة بالبريد الإلكتروني',
  de: 'Mit E-Mail fortfahren',
} as const
