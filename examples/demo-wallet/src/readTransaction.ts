import { base64 } from '@scure/base'
import { type MessageCompiledInstruction, SystemProgram, VersionedTransaction } from '@solana/web3.js'
import { formatUnits } from 'viem'

type Line = readonly [term: string, detail: string]

const tokenPrograms = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']
const budgetProgram = 'ComputeBudget111111111111111111111111111111'
const accountProgram = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/**
 * Describes a base64-encoded Solana transaction with one line for each instruction: a transfer, or the program's name.
 * Returns undefined if the transaction can't be decoded. A production wallet would also simulate it.
 */
export function readTransaction(transaction: string): readonly Line[] | undefined {
  try {
    const { message } = VersionedTransaction.deserialize(base64.decode(transaction))
    const { staticAccountKeys } = message
    // The transaction doesn't contain the addresses of accounts in a lookup table.
    const at = (index: number | undefined): string =>
      (index === undefined ? undefined : staticAccountKeys[index]?.toBase58()) ?? 'An account of a lookup table'
    return message.compiledInstructions.flatMap(one => describe(one, at(one.programIdIndex), at))
  } catch {
    return undefined
  }
}

function describe(
  { data, accountKeyIndexes }: MessageCompiledInstruction,
  program: string,
  at: (index: number | undefined) => string,
): readonly Line[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  if (program === SystemProgram.programId.toBase58() && data.length === 12 && view.getUint32(0, true) === 2)
    return [
      ['Amount', `${formatUnits(view.getBigUint64(4, true), 9)} SOL`],
      ['To', at(accountKeyIndexes[1])],
    ]
  if (tokenPrograms.includes(program) && data[0] === 12 && data.length === 10)
    return [
      ['Amount', `${formatUnits(view.getBigUint64(1, true), data[9] ?? 0)} of the token ${at(accountKeyIndexes[1])}`],
      ['To the token account', at(accountKeyIndexes[2])],
    ]
  if (program === accountProgram) return [['Opens', `A token account for ${at(accountKeyIndexes[2])}`]]
  return program === budgetProgram ? [] : [['Calls', program]]
}
