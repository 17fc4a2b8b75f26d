/** Title of the view by language. The header shows it before the catalog has loaded. */
export const titles = { Transactions: { en: 'Activity', ar: 'النشاط', de: 'Aktivität' } } as const
