/** Scripts that one word may mix. Latin mixes only with East Asian scripts. */
const together: readonly RegExp[] = [
  /^\p{Script=Latin}*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hangul}]*$/u,
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Bopomofo}]*$/u,
]

const others: readonly RegExp[] = [
  'Arabic',
  'Armenian',
  'Bengali',
  'Cyrillic',
  'Devanagari',
  'Ethiopic',
  'Georgian',
  'Greek',
  'Gujarati',
  'Gurmukhi',
  'Hebrew',
  'Kannada',
  'Khmer',
  'Lao',
  'Malayalam',
  'Myanmar',
  'Oriya',
  'Sinhala',
  'Tamil',
  'Telugu',
  'Thaana',
  'Thai',
  'Tibetan',
].map(script => new RegExp(`^\\p{Script=${script}}*$`, 'u'))

/** Cyrillic, Greek and Armenian letters that look like Latin ones. */
const lookalikes = /^[авекмнорстухѕіјһԁԛԝүӏьαικνορτυχοօսսհցոռ]*$/u

/**
 * Returns whether a name may imitate another: it has invisible or compatibility characters, mixes scripts that no
 * language mixes, or has a non-Latin label of only Latin look-alikes.
 */
export function isImitatingName(name: string): boolean {
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Zs}]/u.test(name.replace(/\p{Extended_Pictographic}\u200d/gu, ''))) return true
  if (name.normalize('NFKC') !== name) return true
  return name.split('.').some(isImitatingLabel)
}

function isImitatingLabel(label: string): boolean {
  const letters = label.toLowerCase().replace(/[\p{Script=Common}\p{Script=Inherited}]/gu, '')
  if (![...together, ...others].some(script => script.test(letters))) return true
  return letters !== '' && lookalikes.test(letters)
}
