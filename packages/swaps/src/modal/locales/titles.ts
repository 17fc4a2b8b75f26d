/** Titles of the views by language. The header shows them before the catalog has loaded. */
export const titles = {
  Swap: { en: 'Swap', ar: 'مبادلة', de: 'Tauschen' },
  SwapSelectToken: { en: 'Select token', ar: 'اختيار عملة', de: 'Token wählen' },
} as const
