/** Number of digits of a code. */
export const codeLength = 6

/**
 * Returns the digits of a text in ASCII. Users also type the digits of their own language, such as `١٢٣` or full-width
 * ones.
 */
export function digitsIn(text: string): string {
  return [...text].map(asciiDigit).join('')
}

/**
 * Returns the code in a pasted text, such as 'Your code is 123 456. It expires in 5 minutes'. Undefined if the text has
 * no code or may have several.
 */
export function codeIn(text: string): string | undefined {
  // Numbers keep their separators, because a code may have one in the middle.
  const plain = [...text].map(character => asciiDigit(character) || character).join('')
  const codes = plain.match(/(?<![\d\p{L}]|\d[\s-])\d{3}[\s-]?\d{3}(?![\d\p{L}]|[\s-]\d)/gu) ?? []
  const found = new Set(codes.map(digitsIn))
  const [only] = found
  return found.size === 1 ? only : undefined
}

/** Returns the ASCII digit of a decimal digit in any script, or an empty string. */
function asciiDigit(character: string): string {
  if (!/^\p{Nd}$/u.test(character)) return ''
  // Full-width and mathematical digits become ASCII. The other scripts have one run of ten digits each.
  const point = character.normalize('NFKC').codePointAt(0) ?? 0
  let zero = point
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String(point - zero)
}
