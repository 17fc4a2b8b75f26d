/**
 * Returns whether a text matches a pattern in which `*` matches any text, as the server matches origins. Runs in one pass:
 * a regular expression built from an operator's pattern could take exponential time.
 */
export function matchesPattern(text: string, pattern: string): boolean {
  const [start = '', ...rest] = pattern.split('*')
  const end = rest.pop()
  if (end === undefined) return text === pattern
  if (!text.startsWith(start) || !text.endsWith(end) || text.length < start.length + end.length) return false
  let position = start.length
  for (const part of rest) {
    const found = text.indexOf(part, position)
    if (found < 0) return false
    position = found + part.length
  }
  return position <= text.length - end.length
}
