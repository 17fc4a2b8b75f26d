/** Names that stay capitalized in the middle of a sentence. Words with more than one capital letter need no entry. */
const NAMES: ReadonlySet<string> = new Set(
  'Android Apple Base Binance Bitcoin Chrome Discord Edge English Ethereum Face Facebook Farcaster Firefox Google Ledger Optimism Ordinals Phantom Polygon Safari Satoshi Solana Stacks Taproot Telegram Trezor Twitter Unicode X'.split(
    ' ',
  ),
)

/** Names of several words. */
const PHRASES =
  /\b(?:Apple Pay|Chrome Web Store|App Store|Google Pay|Google Play|Play Store|Private Relay|Solana Pay)\b/g

const WORD = /[\p{L}\p{N}{}’'-]+/gu
const SENTENCE_END = /[.!?:…]["”)\s]*\s$/

/** Returns the words in title case: capitalized, not at the start of a sentence, and not a name. */
export function titleCaseWords(text: string): string[] {
  const rest = text.replace(PHRASES, phrase => phrase.toUpperCase())
  return [...rest.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    const before = rest.slice(0, index)
    const startsSentence = !/[\p{L}\p{N}}]/u.test(before) || SENTENCE_END.test(before)
    const isCapitalized = /^\p{Lu}\p{Ll}+(?:[’']\p{Ll}+)?$/u.test(word)
    return startsSentence || !isCapitalized || NAMES.has(word) ? [] : [word]
  })
}
