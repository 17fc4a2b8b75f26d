/** The name of the view by language. Apart from the other words, because the header needs it before they are there. */
export const titles = { Transactions: { en: 'Activity', ar: 'النشاط', de: 'Aktivität' } } as const
