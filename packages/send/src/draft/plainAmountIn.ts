import { parseAmount, printAmount } from '@openappkit/appkit-core/amounts'

/** As fine as a token can be. */
const finest = 255

/**
 * Plain decimal text, as a program writes it, the way that a visitor of `locale` writes it: what he adds to it is read as one amount. Undefined: it isn't
 * plain decimal text.
 */
export function plainAmountIn(text: string, locale: string): string | undefined {
  try {
    return printAmount(parseAmount(text, finest), finest, locale)
  } catch {
    return undefined
  }
}
