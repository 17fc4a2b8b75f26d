const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes as Solana writes them. */
export function base58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  while (value > 0n) {
    text = `${alphabet[Number(value % 58n)]}${text}`
    value /= 58n
  }
  // Zeros at the front count in bytes only.
  const zeros = bytes.findIndex(byte => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
