import { base58 } from '@scure/base'
import type { ReviewScope } from '../ReviewScope'
import { programs } from './programs'
import { readAccountState } from './SolanaAccountState'
import type { SolanaInstruction } from './SolanaInstruction'
import type { SolanaMessage } from './SolanaMessage'

/** Accounts of a message, with those of its lookup tables. */
export interface ResolvedMessage {
  readonly keys: readonly string[]
  /** Accounts that the transaction may change. */
  readonly writable: readonly string[]
  readonly instructions: readonly SolanaInstruction[]
}

const tableHeader = 56

/**
 * Resolves the lookup tables of a message through the node.
 *
 * @throws Error if a table doesn't have an account that the message uses.
 */
export async function resolveAccounts(message: SolanaMessage, scope: ReviewScope): Promise<ResolvedMessage> {
  const { keys, signerCount, readonlySigners, readonlyOthers, lookups } = message
  const tables = await Promise.all(lookups.map(({ table }) => readTable(table, scope)))
  const pick = (kind: 'writable' | 'readonly'): readonly string[] =>
    lookups.flatMap((lookup, index) => lookup[kind].map(position => entryOf(tables[index], position)))
  const loaded = { writable: pick('writable'), readonly: pick('readonly') }
  const all = [...keys, ...loaded.writable, ...loaded.readonly]
  const isWritable = (index: number): boolean =>
    index < signerCount ? index < signerCount - readonlySigners : index < keys.length - readonlyOthers
  return {
    keys: all,
    writable: [...keys.filter((_, index) => isWritable(index)), ...loaded.writable],
    instructions: message.instructions.map(({ program, accounts, data }) => ({
      program: all[program] ?? '',
      accounts: accounts.map(index => all[index] ?? ''),
      data,
    })),
  }
}

async function readTable(address: string, { read }: ReviewScope): Promise<readonly string[]> {
  const answer = await read('getAccountInfo', [address, { encoding: 'base64', commitment: 'confirmed' }])
  const value: unknown = typeof answer === 'object' && answer !== null && 'value' in answer ? answer.value : undefined
  const state = readAccountState(value)
  if (state?.program !== programs.lookupTable) throw new Error(`${address} is no lookup table.`)
  const count = Math.floor((state.data.length - tableHeader) / 32)
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    base58.encode(state.data.subarray(tableHeader + index * 32, tableHeader + (index + 1) * 32)),
  )
}

function entryOf(table: readonly string[] | undefined, position: number): string {
  const entry = table?.[position]
  if (entry === undefined) throw new Error('A lookup table has no such account.')
  return entry
}
