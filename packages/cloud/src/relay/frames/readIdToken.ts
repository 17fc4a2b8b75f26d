/** Maximum characters of an id, quotes included. */
export const LONGEST_ID = 128
/** Matches an id that comes first, as common clients write it. */
const FIRST_MEMBER = /^\s*\{\s*"id"\s*:\s*("[^"\\]*"|-?\d+)\s*[,}]/

/**
 * Returns the `id` of a JSON-RPC object as written, quotes included, because 19-digit ids don't survive parsing.
 * Undefined if the id is missing, too long, or neither a string nor a number.
 *
 * @param text - A valid JSON object.
 */
export function readIdToken(text: string): string | undefined {
  const token = FIRST_MEMBER.exec(text)?.[1] ?? findMember(text, 'id')
  if (!token || token.length > LONGEST_ID) return undefined
  return /^["\d-]/.test(token) ? token : undefined
}

/** Returns the value of a member of the outermost object, as written. Objects and arrays are cut off. */
function findMember(text: string, name: string): string | undefined {
  let depth = 0
  let isKey = false
  for (let index = 0; index < text.length; index++) {
    switch (text[index]) {
      case '{':
        depth++
        isKey = true
        break
      case '[':
        depth++
        isKey = false
        break
      case '}':
      case ']':
        depth--
        isKey = false
        break
      case ',':
        isKey = true
        break
      case '"': {
        const end = endOfString(text, index)
        if (isKey && depth === 1 && JSON.parse(text.slice(index, end)) === name) return valueAfter(text, end)
        isKey = false
        index = end - 1
      }
    }
  }
  return undefined
}

/** Returns the index after the closing quote of the string at `start`. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote > 0; quote = text.indexOf('"', quote + 1)) {
    let escapes = 0
    while (text[quote - 1 - escapes] === '\\') escapes++
    if (escapes % 2 === 0) return quote + 1
  }
  return text.length
}

function valueAfter(text: string, keyEnd: number): string | undefined {
  const rest = /\s*:\s*/y
  rest.lastIndex = keyEnd
  rest.test(text)
  const start = rest.lastIndex
  if (text[start] === '"') return text.slice(start, endOfString(text, start))
  const value = /[^\s,}\]]+/y
  value.lastIndex = start
  return value.exec(text)?.[0]
}
