import { formatUnits } from './formatUnits'

/** An amount without loss: base units with their decimals, or a decimal number as text. */
export type DecimalAmount = string | { readonly value: bigint; readonly decimals: number }

/** The amount as decimal text. */
export function decimalText(amount: DecimalAmount): string {
  return typeof amount === 'string' ? amount : formatUnits(amount.value, amount.decimals)
}
