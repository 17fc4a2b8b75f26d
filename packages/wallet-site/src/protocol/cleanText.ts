/** Controls, lone surrogates, zero-width characters, and everything that changes the direction of text. */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\ufff9-\ufffb]/gu

/**
 * Returns text of the app that is safe to show on one line: without markup, control characters and characters that
 * change the direction of the text around it. Never throws.
 */
export function cleanText(text: unknown, limit: number): string {
  if (typeof text !== 'string') return ''
  // The limit bounds the time of the replacements, too.
  const plain = text
    .slice(0, limit * 4)
    .replace(/\s+/g, ' ')
    .replace(HIDDEN, '')
    .replace(/[<>]/g, '')
    .trim()
  return Array.from(plain).slice(0, limit).join('').trim()
}
