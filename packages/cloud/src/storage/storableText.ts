/** Postgres stores neither NUL nor half a surrogate pair. */
export function storableText(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8').replaceAll('\0', '')
}
