/** How much room a big number takes: its size follows. */
export function lengthOf(text: string): 'long' | 'medium' | 'short' {
  return text.length > 14 ? 'long' : text.length > 8 ? 'medium' : 'short'
}
