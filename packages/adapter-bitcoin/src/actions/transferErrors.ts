import type { AppKitErrorCode } from '@openappkit/appkit-core'
import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { AddressFault, AddressRules, ParsedAddress } from '../address/ParsedAddress'
import { dustLimit } from '../chain/transactionSize'

/** Maximum supply of bitcoin, in satoshis. */
const supply = 2_100_000_000_000_000n

const faults: Readonly<Record<AddressFault, readonly [code: AppKitErrorCode, message: string]>> = {
  malformed: ['address/invalid', "This isn't a Bitcoin address. Copy the whole address again."],
  'mixed-case': ['address/mixed-case', 'The address mixes upper and lower case. Copy it again.'],
  checksum: ['address/invalid-checksum', 'The address has a typo: its checksum is wrong. Copy it again.'],
}

/**
 * Parses the recipient of a transfer on a network.
 *
 * @throws {AppKitError} `address/…` when the text isn't an address of the network.
 */
export function readRecipient(text: unknown, caipNetworkId: string, rules: AddressRules): ParsedAddress {
  const parsed = typeof text === 'string' ? rules.parse(text) : 'malformed'
  if (typeof parsed === 'string') throw new AppKitError(...faults[parsed])
  if (parsed.families.includes(rules.familyOf(caipNetworkId))) return parsed
  throw new AppKitError(
    'address/wrong-network',
    'This address is for another Bitcoin network. Ask the recipient for an address on this network.',
  )
}

/**
 * Parses an amount of satoshis for a recipient. Accepts a bigint, number or decimal string.
 *
 * @throws {AppKitError} `amount/…` when the amount is invalid or too small for the recipient's address type.
 */
export function readAmount(value: unknown, recipient: ParsedAddress): bigint {
  const amount = parseSatoshis(value)
  if (amount < 0n) throw new AppKitError('amount/negative', 'The amount is negative. Pass an amount above zero.')
  if (amount > supply)
    throw new AppKitError('amount/too-large', 'The amount is above 21 million bitcoin. Pass it in satoshis.')
  const least = dustLimit(recipient)
  if (amount >= least) return amount
  throw new AppKitError(
    'amount/dust',
    `The amount is too small for the network to relay. Send at least ${least} satoshis to this address.`,
  )
}

function parseSatoshis(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number' && Number.isFinite(value)) {
    if (Number.isInteger(value)) return BigInt(value)
    throw fractional()
  }
  const text = typeof value === 'string' ? value.trim() : ''
  if (/^-?\d+$/u.test(text)) return BigInt(text)
  if (/^-?(?:\d+\.\d*|\.\d+)$/u.test(text)) throw fractional()
  throw new AppKitError('amount/invalid', "The amount isn't a number. Pass whole satoshis.")
}

function fractional(): AppKitError {
  return new AppKitError(
    'amount/fractional',
    'The amount has a fraction of a satoshi. Pass whole satoshis: 1 BTC is 100 000 000.',
  )
}
