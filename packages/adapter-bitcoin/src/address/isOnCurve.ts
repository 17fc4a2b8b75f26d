const prime = 2n ** 256n - 2n ** 32n - 977n

/** Whether there is a point of secp256k1 with this x coordinate, as BIP-341 wants it of a taproot output. */
export function isOnCurve(bytes: readonly number[]): boolean {
  const x = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  if (x >= prime) return false
  // Euler's criterion: a square to the power of (p - 1) / 2 is 1.
  let [base, power, result] = [(x * x * x + 7n) % prime, (prime - 1n) / 2n, 1n]
  while (power) {
    if (power & 1n) result = (result * base) % prime
    base = (base * base) % prime
    power >>= 1n
  }
  return result === 1n
}
