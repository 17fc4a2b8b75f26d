/** Control characters, direction overrides and invisible characters. They can make two names look alike. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u
/** Maximum lines, because more would only push away the content below. */
const MOST_LINES = 100

/**
 * Returns third-party text in a form that is safe to show: one line without invisible characters, of at most `length`
 * characters.
 */
export function plainText(text: string, length: number): string {
  const clean = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  return [...clean].slice(0, length).join('').trim()
}

/** Like `plainText`, but keeps line breaks as `\n`, up to 100 lines, and at most one empty line in a row. */
export function plainLines(text: string, length: number): string {
  const lines = text.split(LINE_BREAK).map(line => plainText(line, length))
  const shown = lines.filter((line, index) => line !== '' || lines[index - 1] !== '')
  return [...shown.join('\n').trim().split('\n').slice(0, MOST_LINES).join('\n')].slice(0, length).join('').trim()
}
