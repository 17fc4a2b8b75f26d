const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Whether a text is 32 bytes in base58. Accounts needn't be points of the curve: those of programs aren't. */
export function isSolanaAddress(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return false
  const digits = text.replace(/^1+/, '')
  let value = 0n
  for (const digit of digits) value = value * 58n + BigInt(alphabet.indexOf(digit))
  const bytes = digits && Math.ceil(value.toString(16).length / 2)
  // Each leading 1 is a byte of zeros.
  return text.length - digits.length + Number(bytes) === 32
}
