/** Control characters, and those that turn the direction of what follows or can't be seen: they make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

/** Text of a stranger, fit to be shown: one line, nothing that can't be seen, `length` characters at most. */
export function plainText(text: string, length: number): string {
  const clean = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return [...clean].slice(0, length).join('').trim()
}
