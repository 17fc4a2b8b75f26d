import { ByteReader } from './ByteReader'
import { accountAt, type NamedEffect, type SolanaInstruction } from './SolanaInstruction'

/** Instructions that change nothing that the account owns, or only what the simulation shows. By discriminator. */
const supporting: Readonly<Record<number, string>> = {
  0: 'Initialize mint',
  1: 'Initialize account',
  2: 'Initialize multisig',
  5: 'Revoke',
  7: 'Mint',
  9: 'Close account',
  10: 'Freeze account',
  11: 'Thaw account',
  14: 'Mint',
  16: 'Initialize account',
  17: 'Sync native',
  18: 'Initialize account',
  20: 'Initialize mint',
  21: 'Get account size',
  22: 'Initialize immutable owner',
}

/** Decodes an instruction of the Token or Token-2022 program. */
export function decodeToken(instruction: SolanaInstruction): NamedEffect | undefined {
  const reader = new ByteReader(instruction.data)
  const at = (index: number): string => accountAt(instruction, index)
  const kind = reader.u8()
  switch (kind) {
    case 3:
      return transfer([at(0), undefined, at(1), at(2)], reader.u64())
    case 12:
      return transfer([at(0), at(1), at(2), at(3)], reader.u64())
    case 26:
      // Transfer fees (Token-2022): 1 is a checked transfer with its fee.
      return reader.u8() === 1 ? transfer([at(0), at(1), at(2), at(3)], reader.u64()) : undefined
    case 4:
      return approve([at(0), undefined, at(1), at(2)], reader.u64())
    case 13:
      return approve([at(0), at(1), at(2), at(3)], reader.u64())
    case 8:
    case 15:
      return { ...transfer([at(0), at(1), at(1), at(2)], reader.u64()), name: 'Burn' }
    case 6: {
      reader.u8()
      const to = reader.u8() === 1 ? reader.key() : undefined
      return { name: 'Set authority', effect: { kind: 'authority', authority: at(1), account: at(0), to } }
    }
    default: {
      const name = supporting[kind]
      return name === undefined ? undefined : { name, effect: { kind: 'support' } }
    }
  }
}

type Accounts = readonly [source: string, mint: string | undefined, other: string, authority: string]

function transfer([source, mint, destination, authority]: Accounts, amount: bigint): NamedEffect {
  return { name: 'Transfer', effect: { kind: 'transfer', authority, source, destination, amount, isToken: true, mint } }
}

function approve([source, mint, delegate, authority]: Accounts, amount: bigint): NamedEffect {
  return { name: 'Approve', effect: { kind: 'approve', authority, source, delegate, amount, mint } }
}
