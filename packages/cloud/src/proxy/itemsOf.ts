import { endOfString } from './endOfString'

/**
 * The items of a JSON array, each as it is written: numbers of 19 digits don't survive being parsed.
 *
 * @param text - a valid JSON array of objects
 */
export function itemsOf(text: string): readonly string[] {
  const items: string[] = []
  let depth = 0
  let start = 0
  for (let index = 0; index < text.length; index++) {
    switch (text[index]) {
      case '"':
        index = endOfString(text, index)
        break
      case '[':
      case '{':
        depth++
        if (depth === 1) start = index + 1
        break
      case ']':
      case '}':
        depth--
        if (depth === 0) items.push(text.slice(start, index).trim())
        break
      case ',':
        if (depth > 1) break
        items.push(text.slice(start, index).trim())
        start = index + 1
    }
  }
  // An empty list has nothing between its brackets.
  return items.filter(Boolean)
}
