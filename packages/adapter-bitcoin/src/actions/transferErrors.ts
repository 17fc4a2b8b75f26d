import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressFault, AddressRules, ParsedAddress } from '../address/ParsedAddress'
import { dustLimit } from '../chain/transactionSize'

/** All the bitcoin that there can be, in satoshis. */
const supply = 2_100_000_000_000_000n

const faults: Readonly<Record<AddressFault, readonly [code: string, message: string]>> = {
  malformed: ['address/invalid', 'This is no Bitcoin address. Copy the whole address from where you have it.'],
  'mixed-case': [
    'address/mixed-case',
    'The address mixes upper and lower case, which none does. Copy it again from where you have it.',
  ],
  checksum: ['address/bad-checksum', 'The address has a mistake in it: its checksum is wrong. Copy it again.'],
}

/** The recipient, if money can be sent there on a network. @throws AppKitError `address/…` */
export function readRecipient(text: unknown, caipNetworkId: string, rules: AddressRules): ParsedAddress {
  const parsed = typeof text === 'string' ? rules.parse(text) : 'malformed'
  if (typeof parsed === 'string') throw new AppKitError(...faults[parsed])
  if (parsed.families.includes(rules.familyOf(caipNetworkId))) return parsed
  throw new AppKitError(
    'address/wrong-network',
    'The address is of another Bitcoin network than the one in use. Ask the recipient for one of this network.',
  )
}

/** Satoshis, if they can be sent to this recipient. @throws AppKitError `amount/…` */
export function readAmount(given: unknown, recipient: ParsedAddress): bigint {
  const amount = satoshis(given)
  if (amount < 0n) throw new AppKitError('amount/negative', 'The amount is negative. Enter one that is above zero.')
  if (amount > supply)
    throw new AppKitError('amount/too-large', 'The amount is more than the 21 million bitcoin that there can be.')
  const least = dustLimit(recipient)
  if (amount >= least) return amount
  throw new AppKitError(
    'amount/dust',
    `The amount is too small: the network does not pass on less than ${least} satoshis to this kind of address.`,
  )
}

function satoshis(given: unknown): bigint {
  if (typeof given === 'bigint') return given
  if (typeof given === 'number' && Number.isFinite(given)) {
    if (Number.isInteger(given)) return BigInt(given)
    throw fractional()
  }
  const text = typeof given === 'string' ? given.trim() : ''
  if (/^-?\d+$/u.test(text)) return BigInt(text)
  if (/^-?(?:\d+\.\d*|\.\d+)$/u.test(text)) throw fractional()
  throw new AppKitError('amount/invalid', 'The amount is no number. Give whole satoshis.')
}

function fractional(): AppKitError {
  return new AppKitError(
    'amount/fractional',
    'The amount has a fraction of a satoshi. Give whole satoshis; there are 100 000 000 to a bitcoin.',
  )
}
