import { type Decoder, text } from '../storage/decode'

/**
 * Decodes untrusted text such as a token's name. Removes control characters, bidirectional marks and other invisible
 * characters that make names look alike, and trims the rest. Rejects text longer than `limit` characters.
 */
export function visibleText(limit: number): Decoder<string> {
  const decode = text(limit)
  return value => withoutInvisible(decode(value))?.trim()
}

/** Decodes untrusted text like {@link visibleText}, but keeps line breaks, with at most one empty line in a row. */
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
  // Most names are plain ASCII, and this check is far cheaper than a Unicode lookup per character.
  return value === undefined || /^[ -~]*$/u.test(value) ? value : value.replace(/\p{C}/gu, '')
}
