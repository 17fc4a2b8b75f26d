const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Returns the email address that the user typed, or undefined if it isn't one. */
export function emailIn(text: string): string | undefined {
  const email = text.trim()
  return pattern.test(email) && email.length <= 254 ? email : undefined
}
