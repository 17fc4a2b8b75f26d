/**
 * Returns the index of the closing quote of a JSON string.
 *
 * @param start - Index of its opening quote.
 */
export function endOfString(text: string, start: number): number {
  let index = start + 1
  while (index < text.length && text[index] !== '"') index += text[index] === '\\' ? 2 : 1
  return index
}
