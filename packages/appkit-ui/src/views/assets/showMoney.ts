import { showFiat } from '@openappkit/appkit-core/amounts'

/** Marks of direction that the platform puts into numbers of languages written from right to left. Ours stand in elements that say which way they run. */
export const directionMarks: RegExp = /[\u061C\u200E\u200F]/gu

/** An amount of money as it is shown, to be read from left to right in every language. */
export function showMoney(value: bigint, options: NonNullable<Parameters<typeof showFiat>[1]>): string {
  return showFiat(value, options).replace(directionMarks, '')
}
