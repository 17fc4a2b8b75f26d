/** Control characters, and those that turn the direction of what follows or can't be seen: they make one name look like another. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u
/** More would only push away what stands below. */
const MOST_LINES = 100

/** Returns text of a third party that is fit to be shown: one line, nothing that can't be seen, `length` characters at most. */
export function plainText(text: string, length: number): string {
  const clean = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return [...clean].slice(0, length).join('').trim()
}

/** The same with its lines: `\n` ends one, and never more than one empty line stands between two. */
export function plainLines(text: string, length: number): string {
  const lines = text.split(LINE_BREAK).map(line => plainText(line, length))
  const shown = lines.filter((line, index) => line !== '' || lines[index - 1] !== '')
  return [...shown.join('\n').trim().split('\n').slice(0, MOST_LINES).join('\n')].slice(0, length).join('').trim()
}
