import { type Decoder, text } from '../storage/decode'

/**
 * Text that strangers wrote, such as the name of a token, without what can't be seen: control characters, marks that turn the direction of the text
 * around, and whatever else makes one name look like another. Longer than `limit` it doesn't fit.
 */
export function visibleText(limit: number): Decoder<string> {
  const decode = text(limit)
  return value => withoutInvisible(decode(value))?.trim()
}

/** The same of text that has lines: those stay, and of the empty ones between them one at a time. */
export function visibleLines(limit: number): Decoder<string> {
  const decode = text(limit)
  return value =>
    decode(value)
      ?.split(/\r\n|[\r\n\u2028\u2029]/u)
      .map(line => withoutInvisible(line).trim())
      .join('\n')
      .replace(/\n{3,}/gu, '\n\n')
      .trim()
}

function withoutInvisible<Value extends string | undefined>(value: Value): Value
function withoutInvisible(value: string | undefined): string | undefined {
  // Most names are plain, and telling that is far cheaper than looking every character up in Unicode's tables.
  return value === undefined || /^[ -~]*$/u.test(value) ? value : value.replace(/\p{C}/gu, '')
}
