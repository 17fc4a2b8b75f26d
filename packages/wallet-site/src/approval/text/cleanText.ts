/** Controls, direction overrides, zero-width and tag characters: they change or hide what a text shows. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029\u115F\u1160\u3164\uFFA0]/gu

/** Returns third-party text on one line, without invisible characters, of at most `longest` characters. */
export function cleanText(text: string, longest = 60): string {
  const characters = [
    ...text
      .replace(/[\n\r\t]+/g, ' ')
      .replace(invisible, '')
      .trim(),
  ]
  return characters.length > longest ? `${characters.slice(0, longest).join('').trimEnd()}…` : characters.join('')
}

/** Returns a message with its line breaks. Invisible characters show as a box, so that nothing hides. */
export function visibleMessage(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(invisible, character => (/[\n\t]/.test(character) ? character : '▯'))
}
