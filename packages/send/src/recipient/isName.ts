/** Whether a text can be somebody's name: labels with dots between them, or an `@` handle. What it leads to is for others to say. */
export function isName(text: string): boolean {
  return text.length <= 255 && /^@?[^\s./:@]+(?:\.[^\s./:@]+)+$/u.test(text)
}
