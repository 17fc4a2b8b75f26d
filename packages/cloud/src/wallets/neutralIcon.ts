/** Muted tile colors, dark enough for white letters at 4.5:1 or more. */
const tiles = ['#3f5873', '#4a5a4c', '#6b4f4f', '#5a4d73', '#2f6060', '#6a5637', '#4d5566', '#70485f'] as const

/** Returns the initials of a name: the first letters of its first two words, or of its only word. */
export function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  return words
    .slice(0, 2)
    .map(word => [...word][0] ?? '')
    .join('')
    .toUpperCase()
}

/**
 * Returns a placeholder image: letters on a muted tile, whose color depends only on `id`. The image needs no font file
 * or other resource.
 */
export function neutralIcon(id: string, letters: string): string {
  const tile = tiles[hash(id) % tiles.length] ?? tiles[0]
  const size = letters.length > 2 ? 8 : letters.length === 2 ? 10 : 12
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">' +
    `<path fill="${tile}" d="M0 0h24v24H0z"/>` +
    `<text x="12" y="12" fill="#fff" font-family="system-ui,sans-serif" font-size="${size}" font-weight="600" ` +
    `text-anchor="middle" dominant-baseline="central">${escaped(letters)}</text></svg>`
  )
}

/** FNV-1a, which is short and deterministic. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0
  return value
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.codePointAt(0)};`)
}
