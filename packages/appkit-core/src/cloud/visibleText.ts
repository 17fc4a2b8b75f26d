import { type Decoder, text } from '../storage/decode'

/**
 * Text that strangers wrote, such as the name of a token, without what can't be seen: control characters, marks that turn the direction of the text
 * around, and whatever else makes one name look like another. Longer than `limit` it doesn't fit.
 */
export function visibleText(limit: number): Decoder<string> {
  const decode = text(limit)
  return value => decode(value)?.replace(/\p{C}/gu, '').trim()
}
