import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** The common prefix of all addresses of a kind, which distinguishes none of them. */
const prefix = /^(?:0x|(?:bc|tb|bcrt)1[qp]?)/i

/**
 * Returns true if a user who compares only the ends of two different addresses could take one for the other. Address
 * poisoning relies on that. The ends count as equal if the first four and last four characters match, or the first two
 * and last six, which is what a shortened address shows.
 */
export function resembles(one: string, other: string): boolean {
  if (isSameAddress(one, other)) return false
  const [a, b] = [distinctivePart(one), distinctivePart(other)]
  const start = sharedStart(a, b)
  const end = sharedStart([...a].reverse().join(''), [...b].reverse().join(''))
  return (start >= 4 && end >= 4) || (start >= 2 && end >= 6)
}

/** Returns the distinctive part of an address. Ignores case, which is easy to overlook. */
function distinctivePart(address: string): string {
  return address.replace(prefix, '').toLowerCase()
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
