const pattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u

/** Returns the email address that the user typed, or undefined if it isn't one. */
export function emailIn(text: string): string | undefined {
  const email = text.trim()
  return pattern.test(email) && email.length <= 254 ? email : undefined
}

/** Returns an email address with at most `limit` characters. Omits the middle, so that the domain stays readable. */
export function shortEmail(email: string, limit = 34): string {
  const characters = [...email]
  if (characters.length <= limit) return email
  const end = Math.floor((limit - 1) * 0.6)
  return `${characters.slice(0, limit - 1 - end).join('')}…${characters.slice(-end).join('')}`
}
