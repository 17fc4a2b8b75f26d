import { endOfString } from './endOfString'

/**
 * Returns the items of a JSON array as written, because 19-digit numbers don't survive parsing.
 *
 * @param text - A valid JSON array of objects.
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
  // An empty array yields one empty item.
  return items.filter(Boolean)
}
