import { printAmount, showAmount } from '@openappkit/appkit-core/amounts'

/** An amount with every digit that it has, and no more, in the digits and groups of a language. */
export function exactAmount(units: bigint, decimals: number, locale: string): string {
  const [, fraction = ''] = printAmount(units, decimals).split('.')
  return showAmount(units, decimals, { locale, digits: fraction.length })
}
