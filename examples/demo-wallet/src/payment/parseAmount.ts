/**
 * Returns an amount that the user entered, in base units. Computes with integers only. Returns undefined if the text isn't
 * a decimal number above 0 with at most `decimals` decimals.
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  const [, whole, fraction = ''] = /^\s*(\d+)(?:\.(\d+))?\s*$/.exec(text) ?? []
  if (whole === undefined || whole.length > 78 || fraction.length > decimals) return undefined
  const amount = BigInt(whole + fraction.padEnd(decimals, '0'))
  return amount > 0n ? amount : undefined
}
