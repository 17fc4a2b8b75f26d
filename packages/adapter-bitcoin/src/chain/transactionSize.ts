import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { ParsedAddress } from '../address/ParsedAddress'

/**
 * Weight of a signed input by the type of its coin. A byte outside the witness weighs 4. Assumes the longest usual
 * signature.
 */
const inputWeights: Readonly<Partial<Record<ParsedAddress['type'], number>>> = {
  p2pkh: 4 * (41 + 107),
  // Wallets use P2SH only to wrap a single key.
  p2sh: 4 * (41 + 23) + 108,
  p2wpkh: 4 * 41 + 108,
  p2tr: 4 * 41 + 67,
}

/** Returns the script length of an address in bytes. */
function scriptLength({ type, program }: ParsedAddress): number {
  return type === 'p2pkh' ? 25 : type === 'p2sh' ? 23 : 2 + program.length
}

/**
 * Returns the size of a transaction in virtual bytes.
 *
 * @throws {AppKitError} `account/unsupported` for accounts whose coins a single key can't spend.
 */
export function virtualSize(from: ParsedAddress, inputs: number, outputs: readonly ParsedAddress[]): bigint {
  const inputWeight = inputWeights[from.type]
  if (inputWeight === undefined)
    throw new AppKitError(
      'account/unsupported',
      "Apps can't send from this kind of account. Send from inside the wallet.",
    )
  const isSegwit = from.type !== 'p2pkh'
  const outputBytes = outputs.reduce((sum, output) => sum + 9 + scriptLength(output), 0)
  const countBytes = inputs > 252 ? 3 : 1
  const weight = 4 * (8 + countBytes + 1 + outputBytes) + (isSegwit ? 2 : 0) + inputs * inputWeight
  return BigInt(Math.ceil(weight / 4))
}

/**
 * Returns the dust limit of an output in satoshis. Nodes don't relay smaller outputs, because they cost more to spend
 * than they are worth.
 */
export function dustLimit(address: ParsedAddress): bigint {
  const isWitness = address.version !== undefined
  return BigInt(3 * (9 + scriptLength(address) + (isWitness ? 67 : 148)))
}
