/**
 * Returns whether two texts are the same address, of an account or a token. The case of letters doesn't matter in hexadecimal (where it is a checksum at most) and in
 * bech32 (which is written in one case throughout); in base58 it does.
 */
export function isSameAddress(one: string, other: string): boolean {
  if (one === other) return true
  return isCaseless(one) && isCaseless(other) && one.toLowerCase() === other.toLowerCase()
}

function isCaseless(address: string): boolean {
  if (/^0x[0-9a-f]+$/i.test(address)) return true
  const isOneCase = address === address.toLowerCase() || address === address.toUpperCase()
  return isOneCase && /^[a-z]{1,83}1[02-9ac-hj-np-z]{6,}$/i.test(address)
}
