/** Replaces the hyphen that `Intl` prints for negative numbers with a minus sign, which is as wide as a plus sign. */
export function minusSign(printed: string): string {
  return printed.replace('-', '\u2212')
}
