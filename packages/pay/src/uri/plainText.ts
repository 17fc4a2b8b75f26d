import { refuse } from './payUriError'

/**
 * Characters that aren't visible, or that reorder the text around them: controls, line separators, half surrogate
 * pairs, bidirectional marks, zero-width spaces and tags. Joiners stay, because emoji and Persian need them.
 */
const HIDDEN =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]/gu

/** Returns a label or message of a URI without hidden characters, or undefined if it is empty. */
export function visibleText(text: string | undefined): string | undefined {
  return text?.replace(HIDDEN, '') || undefined
}

/**
 * Returns a text that has to arrive unchanged, or undefined if it is empty.
 *
 * @throws AppKitError with `code` if the text has hidden characters.
 */
export function exactText(
  name: 'label' | 'message' | 'memo',
  text: string | undefined,
  code: 'pay/uri-invalid' | 'pay/uri-invalid-request',
): string | undefined {
  if (text !== undefined && (typeof text !== 'string' || visibleText(text) !== (text || undefined)))
    refuse(code, `The ${name} must be text without control characters and bidirectional marks.`)
  return text || undefined
}
