import type { TransferLine } from '@openappkit/appkit-core'
import { readTransaction, type WireInstruction } from '../codec/wireTransaction'
import { tokenPrograms } from '../rpc/tokenAccounts'
import { createsAccount } from './tokenInstructions'

const systemProgram = '11111111111111111111111111111111'
/** Program that sets the compute limit and price. */
export const budgetProgram = 'ComputeBudget111111111111111111111111111111'

/** Line of an instruction that moves an amount. */
type PartLine = TransferLine & { readonly amount: bigint }

/** Facts that the bytes don't contain. */
export interface TransferFacts {
  /** Rent in lamports for the account that the transfer creates. */
  readonly rent: bigint
  /** Returns the owner of a token account, if known. */
  ownerOf(account: string): string | undefined
  /** Owner of the recipient, if the recipient is a token account. */
  readonly holder?: string | undefined
}

/**
 * Describes a transaction from its bytes. Skips fee instructions, and combines a token from several accounts into one
 * line.
 *
 * @throws {RangeError} for an instruction that isn't part of a transfer, and for tokens with different destinations.
 */
export function readTransferLines(bytes: Uint8Array, facts: TransferFacts): readonly TransferLine[] {
  const { accounts, instructions } = readTransaction(bytes)
  const parts = instructions.flatMap(instruction => {
    const program = accounts[instruction.program] ?? ''
    const named = instruction.accounts.map(index => accounts[index] ?? '')
    if (program === budgetProgram) return []
    return [{ line: readLine(program, named, instruction.data, facts), way: [program, named.slice(1)].join() }]
  })
  const tokens = parts.filter(({ line }) => line.kind === 'tokenTransfer')
  const [first, ...others] = tokens
  if (others.some(({ way }) => way !== first?.way)) throw new RangeError('Expected tokens to go one way')
  const amount = tokens.reduce((sum, { line }) => sum + line.amount, 0n)
  return parts
    .filter(part => !others.includes(part))
    .map(part => (part === first ? { ...part.line, amount } : part.line))
}

/**
 * Describes one instruction.
 *
 * @throws {RangeError} for an instruction that isn't part of a transfer.
 */
export function readLine(
  program: string,
  accounts: readonly string[],
  data: WireInstruction['data'],
  { holder, rent, ownerOf }: TransferFacts,
): PartLine {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const [first = '', second = '', third = '', fourth = ''] = accounts
  if (program === systemProgram && data.length === 12 && view.getUint32(0, true) === 2)
    return { kind: 'nativeTransfer', to: second, amount: view.getBigUint64(4, true), method: 'Transfer' }
  if (createsAccount(program, data))
    return { kind: 'createTokenAccount', to: third, amount: rent, tokenAddress: fourth, method: 'CreateIdempotent' }
  if (tokenPrograms.includes(program) && data.length === 10 && data[0] === 12) {
    const amount = view.getBigUint64(1, true)
    const to = ownerOf(third) ?? third
    const held = holder === undefined ? {} : { holder }
    return { kind: 'tokenTransfer', to, amount, tokenAddress: second, method: 'TransferChecked', ...held }
  }
  throw new RangeError(`Expected a part of a transfer, got an instruction of ${program} on ${first}`)
}
