/**
 * Returns a positive number as a ratio of integers, with all its digits. Prices of cheap tokens would lose theirs in
 * fixed-point arithmetic.
 */
export function exactRatio(value: number): { readonly over: bigint; readonly under: bigint } {
  const [, whole = '0', fraction = '', exponent = '0'] =
    /^(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(value.toExponential()) ?? []
  const digits = BigInt(whole + fraction)
  const places = Number(exponent) - fraction.length
  return places >= 0
    ? { over: digits * 10n ** BigInt(places), under: 1n }
    : { over: digits, under: 10n ** BigInt(-places) }
}
