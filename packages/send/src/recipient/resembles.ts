import { isSameAddress } from '@openappkit/appkit-core/amounts'

/** What every address of a kind begins with, so that it tells nobody apart. */
const prefix = /^(?:0x|(?:bc|tb|bcrt)1[qp]?)/i

/**
 * Whether somebody who compares the ends of two addresses takes one for the other, as those who make up addresses to be mistaken for others hope:
 * different, with the same four characters at the start and at the end, or with the few at the start and six at the end that a short form shows.
 */
export function resembles(one: string, other: string): boolean {
  if (isSameAddress(one, other)) return false
  const [a, b] = [notify(one), notify(other)]
  const start = sharedStart(a, b)
  const end = sharedStart([...a].reverse().join(''), [...b].reverse().join(''))
  return (start >= 4 && end >= 4) || (start >= 2 && end >= 6)
}

/** What tells an address apart. Letters that differ in their case alone look alike to a hurried eye. */
function notify(address: string): string {
  return address.replace(prefix, '').toLowerCase()
}

function sharedStart(a: string, b: string): number {
  let length = 0
  while (length < a.length && a[length] === b[length]) length++
  return length
}
