/** Reads a decimal number, or an integer in hex, in base units. Undefined if it has more decimals than the asset. */
export function readUnits(text: string, decimals: number): bigint | undefined {
  if (/^0x[0-9a-fA-F]+$/.test(text)) return BigInt(text) * 10n ** BigInt(decimals)
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  const digits = fraction.replace(/0+$/, '')
  return digits.length > decimals ? undefined : BigInt(whole + digits.padEnd(decimals, '0'))
}
