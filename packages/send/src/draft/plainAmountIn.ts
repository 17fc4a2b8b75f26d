import { parseAmount, printAmount } from '@openappkit/appkit-core/amounts'

/** Maximum number of decimals that a token can have. */
const finest = 255

/**
 * Rewrites plain decimal text, as a program writes it, with the separators of `locale`, so that the user can edit it.
 * Returns undefined if the text isn't plain decimal.
 */
export function plainAmountIn(text: string, locale: string): string | undefined {
  try {
    return printAmount(parseAmount(text, finest), finest, locale)
  } catch {
    return undefined
  }
}
