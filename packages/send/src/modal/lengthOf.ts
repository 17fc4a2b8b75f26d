/** Returns the length class of an amount, which sets its font size. */
export function lengthOf(text: string): 'long' | 'medium' | 'short' {
  return text.length > 14 ? 'long' : text.length > 8 ? 'medium' : 'short'
}
