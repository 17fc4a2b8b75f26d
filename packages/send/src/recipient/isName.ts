/** Returns true if a text can be a name: labels separated by dots, or an `@` handle. Doesn't resolve it. */
export function isName(text: string): boolean {
  return text.length <= 255 && /^@?[^\s./:@]+(?:\.[^\s./:@]+)+$/u.test(text)
}
