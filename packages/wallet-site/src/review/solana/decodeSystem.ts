import { ByteReader } from './ByteReader'
import { accountAt, type NamedEffect, type SolanaInstruction } from './SolanaInstruction'

/** Decodes an instruction of the System program. */
export function decodeSystem(instruction: SolanaInstruction): NamedEffect | undefined {
  const reader = new ByteReader(instruction.data)
  const at = (index: number): string => accountAt(instruction, index)
  const transfer = (source: string, authority: string, destination: string, amount: bigint): NamedEffect => ({
    name: 'Transfer',
    effect: { kind: 'transfer', authority, source, destination, amount, isToken: false, mint: undefined },
  })
  switch (reader.u32()) {
    case 0:
      return { name: 'Create account', effect: { kind: 'support' } }
    case 1:
      return { name: 'Assign', effect: { kind: 'authority', authority: at(0), account: at(0), to: reader.key() } }
    case 2:
      return transfer(at(0), at(0), at(1), reader.u64())
    case 3:
      return { name: 'Create account with seed', effect: { kind: 'support' } }
    case 4:
      return { name: 'Advance nonce', effect: { kind: 'nonce', authority: at(2) } }
    case 5: {
      const [source, destination, authority] = [at(0), at(1), at(4)]
      return transfer(source, authority, destination, reader.u64())
    }
    case 6:
      return { name: 'Initialize nonce', effect: { kind: 'support' } }
    case 7:
      return {
        name: 'Authorize nonce',
        effect: { kind: 'authority', authority: at(1), account: at(0), to: reader.key() },
      }
    case 8:
    case 9:
      return { name: 'Allocate', effect: { kind: 'authority', authority: at(0), account: at(0), to: undefined } }
    case 10:
      return {
        name: 'Assign with seed',
        effect: { kind: 'authority', authority: at(1), account: at(0), to: undefined },
      }
    case 11:
      return transfer(at(0), at(1), at(2), reader.u64())
    default:
      return undefined
  }
}
