import { type Psbt, Transaction } from 'bitcoinjs-lib'
import { sameBytes } from './sameBytes'

/** What an input spends. */
export interface SpentOutput {
  readonly script: Uint8Array
  /** Satoshis. */
  readonly value: bigint
}

/**
 * Reads what an input of a PSBT spends, from the whole transaction where it is there. Undefined where the PSBT doesn't say.
 *
 * @throws Error when that transaction is unreadable, is another one than the input names, or says otherwise than the PSBT does beside it
 */
export function spentOutput(psbt: Psbt, index: number): SpentOutput | undefined {
  const { nonWitnessUtxo, witnessUtxo } = psbt.data.inputs[index] ?? {}
  const input = psbt.txInputs[index]
  if (!nonWitnessUtxo || !input) return witnessUtxo
  const source = Transaction.fromBuffer(nonWitnessUtxo)
  const output = source.outs[input.index]
  const isNamed = output !== undefined && sameBytes(source.getHash(), input.hash)
  const isTold = !witnessUtxo || (witnessUtxo.value === output?.value && sameBytes(witnessUtxo.script, output.script))
  if (!isNamed || !isTold) throw new Error(`Input ${index} spends something else than the PSBT says.`)
  return output
}
