import { ByteReader } from './ByteReader'
import { accountAt, type NamedEffect, type SolanaInstruction } from './SolanaInstruction'

/** Decodes the instructions of the Stake program that move stake or give control of it. */
export function decodeStake(instruction: SolanaInstruction): NamedEffect | undefined {
  const reader = new ByteReader(instruction.data)
  const at = (index: number): string => accountAt(instruction, index)
  switch (reader.u32()) {
    case 1:
      return { name: 'Authorize', effect: { kind: 'authority', authority: at(2), account: at(0), to: reader.key() } }
    case 8:
      return { name: 'Authorize', effect: { kind: 'authority', authority: at(1), account: at(0), to: reader.key() } }
    case 10:
      return { name: 'Authorize', effect: { kind: 'authority', authority: at(2), account: at(0), to: at(3) } }
    case 11:
      return { name: 'Authorize', effect: { kind: 'authority', authority: at(1), account: at(0), to: at(3) } }
    case 4: {
      const [source, destination, authority, amount] = [at(0), at(1), at(4), reader.u64()]
      const effect = {
        kind: 'transfer',
        authority,
        source,
        destination,
        amount,
        isToken: false,
        mint: undefined,
      } as const
      return { name: 'Withdraw', effect }
    }
    default:
      return undefined
  }
}
