import { AppKitError } from '@openappkit/appkit-core/adapter'
import type { ParsedAddress } from '../address/ParsedAddress'

/** Weight of an input with its signature, by what it spends. A byte outside the witness weighs 4. The longest usual signature counts. */
const inputWeights: Readonly<Partial<Record<ParsedAddress['type'], number>>> = {
  p2pkh: 4 * (41 + 107),
  // As wallets make them: around a key.
  p2sh: 4 * (41 + 23) + 108,
  p2wpkh: 4 * 41 + 108,
  p2tr: 4 * 41 + 67,
}

/** Bytes of the script that an address stands for. */
function scriptLength({ type, program }: ParsedAddress): number {
  return type === 'p2pkh' ? 25 : type === 'p2sh' ? 23 : 2 + program.length
}

/** Virtual bytes of a transaction. @throws AppKitError `account/unsupported` for accounts whose coins can't be spent by one key. */
export function virtualSize(from: ParsedAddress, inputs: number, outputs: readonly ParsedAddress[]): bigint {
  const inputWeight = inputWeights[from.type]
  if (inputWeight === undefined)
    throw new AppKitError('account/unsupported', 'This kind of account can only send from inside the wallet.')
  const isSegwit = from.type !== 'p2pkh'
  const outputBytes = outputs.reduce((sum, output) => sum + 9 + scriptLength(output), 0)
  const countBytes = inputs > 252 ? 3 : 1
  const weight = 4 * (8 + countBytes + 1 + outputBytes) + (isSegwit ? 2 : 0) + inputs * inputWeight
  return BigInt(Math.ceil(weight / 4))
}

/** Outputs below so many satoshis cost more to spend than they are worth, and nodes don't pass them on. */
export function dustLimit(address: ParsedAddress): bigint {
  const isWitness = address.version !== undefined
  return BigInt(3 * (9 + scriptLength(address) + (isWitness ? 67 : 148)))
}
