/**
 * Returns whether a text can be a name: at least two labels separated by dots, optionally after an `@`. Doesn't resolve
 * it.
 */
export function isName(text: string): boolean {
  return text.length <= 255 && /^@?[^\s./:@]+(?:\.[^\s./:@]+)+$/u.test(text)
}
