/** Returns the length class of a large number, which sets its size. */
export function lengthOf(text: string): 'long' | 'medium' | 'short' {
  return text.length > 14 ? 'long' : text.length > 8 ? 'medium' : 'short'
}
