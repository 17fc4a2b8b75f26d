import { type Psbt, Transaction } from 'bitcoinjs-lib'
import { sameBytes } from './sameBytes'

/** Output that an input spends. */
export interface SpentOutput {
  readonly script: Uint8Array
  /** Value in satoshis. */
  readonly value: bigint
}

/**
 * Reads the output that an input spends, from the full source transaction if present. Returns undefined if the PSBT
 * contains neither the transaction nor the output.
 *
 * @throws Error when the source transaction can't be parsed, isn't the referenced one, or contradicts the PSBT.
 */
export function spentOutput(psbt: Psbt, index: number): SpentOutput | undefined {
  const { nonWitnessUtxo, witnessUtxo } = psbt.data.inputs[index] ?? {}
  const input = psbt.txInputs[index]
  if (!nonWitnessUtxo || !input) return witnessUtxo
  const source = Transaction.fromBuffer(nonWitnessUtxo)
  const output = source.outs[input.index]
  const isNamed = output !== undefined && sameBytes(source.getHash(), input.hash)
  const isReported =
    !witnessUtxo || (witnessUtxo.value === output?.value && sameBytes(witnessUtxo.script, output.script))
  if (!isNamed || !isReported) throw new Error(`Input ${index} spends something else than the PSBT says.`)
  return output
}
