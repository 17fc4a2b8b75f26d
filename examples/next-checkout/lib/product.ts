/** The one thing for sale. The browser never says what it costs. */
export const product = {
  name: 'Harbor at night',
  price: { minor: 2900n, currency: 'EUR' },
} as const

/** Returns the price as users read it. */
export function formatPrice({ minor, currency }: { readonly minor: bigint; readonly currency: string }): string {
  return new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(Number(minor) / 100)
}
