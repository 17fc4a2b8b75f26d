import { bytesToHex } from 'viem/utils'
import { printableText } from '../text/printableText'
import { ByteError, ByteReader } from './ByteReader'
import { decodeStake } from './decodeStake'
import { decodeSystem } from './decodeSystem'
import { decodeToken } from './decodeToken'
import { programNames, programs } from './programs'
import type { DecodedInstruction, NamedEffect, SolanaInstruction } from './SolanaInstruction'

/** Decodes an instruction. Never fails: what doesn't fit its program is shown raw, without an effect. */
export function decodeInstruction(instruction: SolanaInstruction): DecodedInstruction {
  const { program, accounts, data } = instruction
  const named = decode(instruction)
  const memo = named?.name === 'Memo' ? [{ label: 'memo', value: readMemo(data) }] : []
  return {
    label: [programNames[program] ?? program, named?.name].filter(Boolean).join(' · '),
    program,
    effect: named?.effect,
    details: [
      { label: 'program', value: program, format: 'address' },
      ...memo,
      {
        label: 'accounts',
        value: accounts.map((value, index) => ({ label: `#${index + 1}`, value, format: 'address' })),
      },
      ...(data.length === 0 ? [] : [{ label: 'data', value: bytesToHex(data), format: 'hex' } as const]),
    ],
  }
}

function decode(instruction: SolanaInstruction): NamedEffect | undefined {
  try {
    switch (instruction.program) {
      case programs.system:
        return decodeSystem(instruction)
      case programs.token:
      case programs.token2022:
        return decodeToken(instruction)
      case programs.stake:
        return decodeStake(instruction)
      case programs.associatedToken:
        return instruction.data.length === 0 || (instruction.data[0] ?? 0) < 2
          ? { name: 'Create', effect: { kind: 'support' } }
          : undefined
      case programs.computeBudget:
        return decodeBudget(instruction.data)
      case programs.memo:
      case programs.memo1:
        return { name: 'Memo', effect: { kind: 'support' } }
      default:
        return undefined
    }
  } catch (error) {
    if (error instanceof ByteError) return undefined
    throw error
  }
}

function decodeBudget(data: Uint8Array): NamedEffect | undefined {
  const reader = new ByteReader(data)
  switch (reader.u8()) {
    case 1:
    case 4:
      return { name: 'Limit', effect: { kind: 'support' } }
    case 2:
      return { name: 'Unit limit', effect: { kind: 'budget', unitLimit: reader.u32() } }
    case 3:
      return { name: 'Unit price', effect: { kind: 'budget', unitPrice: reader.u64() } }
    default:
      return undefined
  }
}

function readMemo(data: Uint8Array): string {
  return printableText(new TextDecoder().decode(data), { limit: 600 }).text
}
