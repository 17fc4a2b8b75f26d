import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { tokenPrograms } from '../rpc/tokenAccounts'
import { buildTransaction, wireBytes } from './buildTransaction'
import { readTransferLines } from './readTransferLines'
import { createAccount, transfer } from './tokenInstructions'
import { withReferences } from './withReferences'

const [payer, to, mint, source, destination] = Array.from({ length: 5 }, () => PublicKey.unique().toBase58()) as [
  string,
  string,
  string,
  string,
  string,
]
const [program = ''] = tokenPrograms
const terms = { payer, blockhash: mint, lastValidBlockHeight: 1, limit: 1_000, price: 7n }
const facts = { rent: 5n, ownerOf: (account: string) => (account === destination ? to : undefined) }
const read = (...instructions: TransactionInstruction[]) =>
  readTransferLines(wireBytes(buildTransaction({ instructions }, terms)), facts)

/** Returns the instruction with different data or for a different program. */
function changed(
  { keys, ...rest }: TransactionInstruction,
  { programId = rest.programId, data = rest.data }: { programId?: PublicKey; data?: Buffer },
): TransactionInstruction {
  return new TransactionInstruction({ keys, programId, data })
}

const keys = { fromPubkey: new PublicKey(payer), toPubkey: new PublicKey(to) }
const coins = SystemProgram.transfer({ ...keys, lamports: 2n ** 64n - 1n })
const tokens = transfer({ from: source, to: destination, owner: payer, mint, program, amount: 2n ** 63n, decimals: 3 })
const opening = createAccount(payer, to, mint, program)

test('reads every part of a transfer in order, with exact amounts', () => {
  expect(read(coins, opening, tokens)).toEqual([
    { kind: 'nativeTransfer', to, amount: 2n ** 64n - 1n, method: 'Transfer' },
    { kind: 'createTokenAccount', to, amount: 5n, tokenAddress: mint, method: 'CreateIdempotent' },
    { kind: 'tokenTransfer', to, amount: 2n ** 63n, tokenAddress: mint, method: 'TransferChecked' },
  ])
})

test('shows a token account by its own address if its owner is unknown', () => {
  const direct = transfer({ from: source, to: source, owner: payer, mint, program, amount: 1n, decimals: 3 })
  expect(read(direct)).toEqual([
    { kind: 'tokenTransfer', to: source, amount: 1n, tokenAddress: mint, method: 'TransferChecked' },
  ])
})

const sending = { from: source, to: destination, owner: payer, mint, program, amount: 2n ** 63n, decimals: 3 }

test('combines a token from several accounts into one exact line', () => {
  const more = [payer, mint].map((from, index) => transfer({ ...sending, from, amount: 2n ** 63n + BigInt(index) }))
  const line = { kind: 'tokenTransfer', to, tokenAddress: mint, method: 'TransferChecked' }
  const summed = { ...line, amount: 3n * 2n ** 63n + 1n }
  expect(read(opening, tokens, ...more)).toEqual([expect.objectContaining({ kind: 'createTokenAccount' }), summed])
  expect(read(tokens, tokens)).toEqual([{ ...line, amount: 2n ** 64n }])
})

test.each([
  ['to another account', { to: source }],
  ['of another token', { mint: to }],
  ['by another program', { program: tokenPrograms[1] ?? '' }],
  ['of another owner', { owner: to }],
])("rejects token transfers that don't match: one %s", (_, change) => {
  const other = transfer({ ...sending, ...change })
  expect(() => read(tokens, other)).toThrow(RangeError)
  expect(() => read(other, tokens)).toThrow(RangeError)
  expect(() => read(opening, tokens, tokens, other)).toThrow(RangeError)
})

const withFirst = (instruction: TransactionInstruction, first: number): TransactionInstruction =>
  changed(instruction, { data: Buffer.from([first, ...instruction.data.subarray(1)]) })
const longer = (instruction: TransactionInstruction): TransactionInstruction =>
  changed(instruction, { data: Buffer.from([...instruction.data, 0]) })

test.each([
  ['another system instruction', SystemProgram.assign({ accountPubkey: keys.fromPubkey, programId: keys.toPubkey })],
  ['a system instruction with the length of a transfer', withFirst(coins, 8)],
  ['a coin transfer with extra data', longer(coins)],
  ['an approval with the length of a transfer', withFirst(tokens, 13)],
  ['a burn with the length of a transfer', withFirst(tokens, 15)],
  ['a token transfer with extra data', longer(tokens)],
  ['another instruction on a token account', withFirst(opening, 2)],
  ['a token transfer by another program', changed(tokens, { programId: new PublicKey(mint) })],
  ['a coin transfer by another program', changed(coins, { programId: new PublicKey(mint) })],
])("rejects instructions that aren't part of a transfer: %s", (_, instruction) => {
  expect(() => read(coins, instruction)).toThrow(RangeError)
})

test.each(tokenPrograms)('reads transfers with references, of tokens of %s', tokenProgram => {
  const line = { kind: 'tokenTransfer', to, amount: 2n ** 63n, tokenAddress: mint, method: 'TransferChecked' }
  const sent = () => transfer({ ...sending, program: tokenProgram })
  const native = SystemProgram.transfer({ ...keys, lamports: 3n })
  expect(read(withReferences(native, [mint, source]), withReferences(sent(), [source, payer]))).toEqual([
    { kind: 'nativeTransfer', to, amount: 3n, method: 'Transfer' },
    line,
  ])
  expect(read(withReferences(sent(), [mint]), withReferences(sent(), [mint]))).toEqual([{ ...line, amount: 2n ** 64n }])
  expect(() => read(sent(), withReferences(sent(), [mint]))).toThrow(RangeError)
})
