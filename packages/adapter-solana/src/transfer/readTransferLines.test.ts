import { PublicKey, SystemProgram, TransactionInstruction } from '@solana/web3.js'
import { expect, test } from 'vitest'
import { tokenPrograms } from '../rpc/tokenAccounts'
import { buildTransaction, wireBytes } from './buildTransaction'
import { readTransferLines } from './readTransferLines'
import { createAccount, transfer } from './tokenInstructions'

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

/** The same instruction with other data, or of another program. */
function changed(
  { keys, ...given }: TransactionInstruction,
  { programId = given.programId, data = given.data }: { programId?: PublicKey; data?: Buffer },
): TransactionInstruction {
  return new TransactionInstruction({ keys, programId, data })
}

const keys = { fromPubkey: new PublicKey(payer), toPubkey: new PublicKey(to) }
const coins = SystemProgram.transfer({ ...keys, lamports: 2n ** 64n - 1n })
const tokens = transfer({ from: source, to: destination, owner: payer, mint, program, amount: 2n ** 63n, decimals: 3 })
const opening = createAccount(payer, to, mint, program)

test('every part of a transfer is read, in its order and to the unit', () => {
  expect(read(coins, opening, tokens)).toEqual([
    { kind: 'nativeTransfer', to, amount: 2n ** 64n - 1n, method: 'Transfer' },
    { kind: 'createTokenAccount', to, amount: 5n, tokenAddress: mint, method: 'CreateIdempotent' },
    { kind: 'tokenTransfer', to, amount: 2n ** 63n, tokenAddress: mint, method: 'TransferChecked' },
  ])
})

test('a token account of which nobody knows the owner is named itself', () => {
  const direct = transfer({ from: source, to: source, owner: payer, mint, program, amount: 1n, decimals: 3 })
  expect(read(direct)).toEqual([
    { kind: 'tokenTransfer', to: source, amount: 1n, tokenAddress: mint, method: 'TransferChecked' },
  ])
})

const sending = { from: source, to: destination, owner: payer, mint, program, amount: 2n ** 63n, decimals: 3 }

test('a token that comes from several accounts is one line, to the unit', () => {
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
])('transfers of tokens that don’t all go the same way are never described: one %s', (_, change) => {
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
  [
    'another instruction of the system',
    SystemProgram.assign({ accountPubkey: keys.fromPubkey, programId: keys.toPubkey }),
  ],
  ['one of the system that is as long as a transfer', withFirst(coins, 8)],
  ['a transfer of coins with more to it', longer(coins)],
  ['an approval, as long as a transfer', withFirst(tokens, 13)],
  ['a burning, as long as a transfer', withFirst(tokens, 15)],
  ['a transfer of tokens with more to it', longer(tokens)],
  ['another instruction on a token account', withFirst(opening, 2)],
  ['a transfer of tokens by another program', changed(tokens, { programId: new PublicKey(mint) })],
  ['a transfer of coins by another program', changed(coins, { programId: new PublicKey(mint) })],
])('what is no part of a transfer is never described as one: %s', (_, instruction) => {
  expect(() => read(coins, instruction)).toThrow(RangeError)
})
