/** Returns an email address with at most `limit` characters. Omits the middle, so that the domain stays readable. */
export function shortEmail(email: string, limit = 34): string {
  const characters = [...email]
  if (characters.length <= limit) return email
  const end = Math.floor((limit - 1) * 0.6)
  return `${characters.slice(0, limit - 1 - end).join('')}…${characters.slice(-end).join('')}`
}
