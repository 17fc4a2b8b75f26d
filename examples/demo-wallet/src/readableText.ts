/** Decodes bytes as text. Returns `otherwise` if they aren't readable text. */
export function readableText(bytes: Uint8Array, otherwise: string): string {
  const text = new TextDecoder().decode(bytes)
  return text === '' || /\uFFFD|(?![\n\r\t])\p{Cc}/u.test(text) ? otherwise : text
}
