import { formatUnits } from 'viem/utils'

/** Returns an amount of base units as a plain decimal, such as `1234.5`. */
export function decimalAmount(amount: bigint, decimals: number): string {
  return formatUnits(amount, decimals)
}
