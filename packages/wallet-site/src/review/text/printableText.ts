/** Text that is safe to show: invisible and direction-changing characters are written as escapes. */
export interface PrintableText {
  readonly text: string
  /** Whether the original has characters that a reader can't see or that reorder the text. */
  readonly hasHidden: boolean
}

// Controls, format characters (which include all bidirectional controls, zero-width characters and tags), private use,
// lone surrogates, separators of lines and paragraphs, variation selectors, and letters that have no shape.
const hidden: RegExp =
  /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u180e\u2800\u3164\uffa0\ufff9-\ufffc]|\u034f|\u17b4|\u17b5|[\u180b-\u180d]|\u180f|[\ufe00-\ufe0f]|[\u{e0100}-\u{e01ef}]/gu
// Joiners are spelling in these scripts, and selectors and joiners are part of emoji.
const joiner: RegExp = /^[\u200c\u200d]$/
const joinedScript: RegExp =
  /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Kannada}\p{Script=Telugu}\p{Script=Tamil}]$/u
const pictograph: RegExp = /(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f)$/u

/**
 * Returns the text with hidden characters as visible escapes, such as `\u{202e}`.
 *
 * @param options.isMultiline - Whether line feeds and tabs stay. Default: false.
 * @param options.limit - Most characters (code points). The rest is cut and replaced by `…`. Default: no limit.
 */
export function printableText(
  source: string,
  options: { readonly isMultiline?: boolean; readonly limit?: number } = {},
): PrintableText {
  const { isMultiline = false, limit = Number.POSITIVE_INFINITY } = options
  const isCut = source.length > limit && [...source.slice(0, limit * 2 + 2)].length > limit
  const text = isCut ? [...source.slice(0, limit * 2 + 2)].slice(0, limit).join('') : source
  let hasHidden = false
  const shown = text.replace(hidden, (character, offset: number) => {
    if (isMultiline && (character === '\n' || character === '\t')) return character
    if (isMultiline && character === '\r' && text[offset + 1] === '\n') return ''
    if (isSpelling(character, text.slice(Math.max(0, offset - 2), offset))) return character
    hasHidden = true
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`
  })
  return { text: isCut ? `${shown}…` : shown, hasHidden }
}

function isSpelling(character: string, before: string): boolean {
  if (character === '\ufe0f') return pictograph.test(before) || /[#*0-9]$/.test(before)
  return joiner.test(character) && (joinedScript.test(before) || (character === '\u200d' && pictograph.test(before)))
}
