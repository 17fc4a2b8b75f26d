import { showFiat } from '@openappkit/appkit-core/amounts'

/**
 * Direction marks that `Intl` adds to numbers in right-to-left languages. The elements that show numbers set the
 * direction themselves.
 */
export const directionMarks: RegExp = /[\u061C\u200E\u200F]/gu

/** Formats an amount of money, to be read from left to right in every language. */
export function showMoney(value: bigint, options: NonNullable<Parameters<typeof showFiat>[1]>): string {
  return showFiat(value, options).replace(directionMarks, '')
}
