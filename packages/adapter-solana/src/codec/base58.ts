const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Bytes in base58, as Solana writes addresses and signatures. */
export function encodeBase58(bytes: Uint8Array): string {
  const [digits, zeros] = convert(bytes, 256, 58)
  return '1'.repeat(zeros) + digits.map(digit => alphabet[digit]).join('')
}

/** Nothing for what is no base58. */
export function decodeBase58(text: string): Uint8Array | undefined {
  const given = Array.from(text, digit => alphabet.indexOf(digit))
  if (given.includes(-1)) return undefined
  const [digits, zeros] = convert(given, 58, 256)
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...digits])
}

/** Digits in another base, most significant first, and how many zeros were in front. */
function convert(given: ArrayLike<number>, from: number, to: number): [digits: number[], zeros: number] {
  const digits: number[] = []
  const all = Array.from(given)
  const first = all.findIndex(digit => digit !== 0)
  const zeros = first === -1 ? all.length : first
  for (const digit of all.slice(zeros)) {
    let carry = digit
    for (let index = 0; index < digits.length; index += 1) {
      carry += (digits[index] ?? 0) * from
      digits[index] = carry % to
      carry = Math.floor(carry / to)
    }
    for (; carry > 0; carry = Math.floor(carry / to)) digits.push(carry % to)
  }
  return [digits.reverse(), zeros]
}
