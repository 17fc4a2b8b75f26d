import { parseAmount } from '@openappkit/appkit-core/amounts'

/** Reads a percentage with up to two decimals, in hundredths of a percent. Undefined if it isn't one. */
export function readPercent(text: string, locale: string): number | undefined {
  try {
    return Number(parseAmount(text.replace(/[%٪\s]/gu, ''), 2, locale))
  } catch {
    return undefined
  }
}
