/** The first 32 bits of the fractions of the roots of the first primes. */
function fractions(count: number, root: number): number[] {
  const primes: number[] = []
  for (let n = 2; primes.length < count; n += 1) if (primes.every(prime => n % prime)) primes.push(n)
  return primes.map(prime => (prime ** (1 / root) * 2 ** 32) | 0)
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** SHA-256 of at most 55 bytes: one block, and an address needs no more. */
export function sha256(bytes: readonly number[]): readonly number[] {
  const words = new DataView(new ArrayBuffer(256))
  const word = (index: number) => words.getInt32(index * 4)
  for (const [index, byte] of [...bytes, 0x80].entries()) words.setUint8(index, byte)
  words.setInt32(60, bytes.length * 8)
  for (let i = 16; i < 64; i += 1) {
    const [a, b] = [word(i - 15), word(i - 2)]
    const mixed = (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))
    words.setInt32(i * 4, word(i - 16) + word(i - 7) + mixed)
  }
  const start = fractions(8, 2)
  let state = start
  for (const [i, constant] of fractions(64, 3).entries()) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    const first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + constant + word(i)
    const second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
    state = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g]
  }
  return state.flatMap((value, index) => {
    const sum = value + (start[index] ?? 0)
    return [24, 16, 8, 0].map(shift => (sum >> shift) & 255)
  })
}
