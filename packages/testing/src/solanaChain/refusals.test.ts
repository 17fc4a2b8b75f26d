import {
  ComputeBudgetProgram,
  type Connection,
  Keypair,
  LAMPORTS_PER_SOL,
  SendTransactionError,
  SystemProgram,
  Transaction,
  type TransactionInstruction,
} from '@solana/web3.js'
import { expect } from 'vitest'
import { test } from '../../test/solanaChainTest'
import type { SolanaChain } from './SolanaChain'

interface Answer {
  readonly result?: unknown
  readonly error?: { readonly code: number; readonly message: string; readonly data?: Record<string, unknown> }
}

async function call({ url }: SolanaChain, method: string, ...params: readonly unknown[]): Promise<Answer> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  return (await fetch(url, { method: 'POST', body })).json() as Promise<Answer>
}

async function signed(
  connection: Connection,
  payer: Keypair,
  ...instructions: TransactionInstruction[]
): Promise<Transaction> {
  const { blockhash } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(...instructions)
  transaction.sign(payer)
  return transaction
}

function base64(transaction: Transaction): string {
  return transaction.serialize({ requireAllSignatures: false, verifySignatures: false }).toString('base64')
}

test('rejects an unaffordable transfer with -32002, the error and the logs', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const lamports = 5_000 * LAMPORTS_PER_SOL
  const transfer = SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: thirdParty, lamports })
  const transaction = await signed(connection, payer, transfer)
  const { error } = await call(chain, 'sendTransaction', base64(transaction), { encoding: 'base64' })
  expect(error).toMatchObject({
    code: -32002,
    message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    data: { err: { InstructionError: [0, { Custom: 1 }] }, accounts: null, unitsConsumed: 150 },
  })
  expect(error?.data?.['logs']).toContainEqual(expect.stringContaining('insufficient lamports'))
  await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(SendTransactionError)
})

test('without preflight, the transfer lands, fails and costs its fee', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const before = await chain.balanceOf(payer.publicKey.toBase58())
  const lamports = 5_000 * LAMPORTS_PER_SOL
  const transfer = SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: thirdParty, lamports })
  const transaction = await signed(connection, payer, transfer)
  const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
  const { value } = await connection.getSignatureStatus(signature)
  expect(value).toMatchObject({ err: { InstructionError: [0, { Custom: 1 }] }, confirmationStatus: 'finalized' })
  expect(await chain.balanceOf(payer.publicKey.toBase58())).toBe(before - 5_000n)
})

test("an unfunded account can't pay", async ({ connection }) => {
  const poor = Keypair.generate()
  const transaction = await signed(
    connection,
    poor,
    SystemProgram.transfer({ fromPubkey: poor.publicKey, toPubkey: poor.publicKey, lamports: 1 }),
  )
  await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow(
    'Attempt to debit an account but found no record of a prior credit.',
  )
})

test('rejects a transfer that leaves an account below its rent', async ({ connection, payer, thirdParty }) => {
  const transfer = SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: thirdParty, lamports: 1 })
  const transaction = await signed(connection, payer, transfer)
  await expect(connection.sendRawTransaction(transaction.serialize())).rejects.toThrow('insufficient funds for rent')
})

test('rejects and reports an expired blockhash, and its transaction never lands', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const { blockhash, lastValidBlockHeight } = await connection.getLatestBlockhash()
  const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(
    SystemProgram.transfer({ fromPubkey: payer.publicKey, toPubkey: thirdParty, lamports: LAMPORTS_PER_SOL }),
  )
  transaction.sign(payer)
  expect((await connection.isBlockhashValid(blockhash)).value).toBe(true)
  expect(await connection.getBlockHeight()).toBeLessThanOrEqual(lastValidBlockHeight)
  expect((await connection.getFeeForMessage(transaction.compileMessage())).value).toBe(5_000)

  chain.expireBlockhashes()
  expect((await connection.isBlockhashValid(blockhash)).value).toBe(false)
  expect(await connection.getBlockHeight()).toBeGreaterThan(lastValidBlockHeight)
  expect((await connection.getFeeForMessage(transaction.compileMessage())).value).toBe(null)
  const { error } = await call(chain, 'sendTransaction', base64(transaction), { encoding: 'base64' })
  expect(error).toMatchObject({
    code: -32002,
    message: 'Transaction simulation failed: Blockhash not found',
    data: { err: 'BlockhashNotFound', logs: [] },
  })
  const signature = await connection.sendRawTransaction(transaction.serialize(), { skipPreflight: true })
  expect((await connection.getSignatureStatus(signature)).value).toBe(null)
  await expect(connection.confirmTransaction({ signature, blockhash, lastValidBlockHeight })).rejects.toThrow(
    'block height exceeded',
  )
})

test('rejects an invalid signature with -32003, and a duplicate transaction', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const transfer = SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: thirdParty,
    lamports: LAMPORTS_PER_SOL,
  })
  const transaction = await signed(connection, payer, transfer)
  const bytes = transaction.serialize()
  const wrong = Buffer.from(bytes)
  wrong[10] = (wrong[10] ?? 0) ^ 1
  const missing = Buffer.from(bytes).fill(0, 1, 65)
  for (const text of [wrong, missing].map(one => one.toString('base64'))) {
    expect((await call(chain, 'sendTransaction', text, { encoding: 'base64' })).error).toMatchObject({ code: -32003 })
    const simulated = await call(chain, 'simulateTransaction', text, { encoding: 'base64' })
    expect(simulated.result).toMatchObject({ value: { err: null } })
    const verified = await call(chain, 'simulateTransaction', text, { encoding: 'base64', sigVerify: true })
    expect(verified.error).toMatchObject({ code: -32003 })
  }
  await connection.sendRawTransaction(bytes)
  await expect(connection.sendRawTransaction(bytes)).rejects.toThrow('This transaction has already been processed')
  expect(await chain.balanceOf(thirdParty.toBase58())).toBe(1_000_000_000n)
})

test('rejects invalid requests, methods and parameters with JSON-RPC codes', async ({ chain }) => {
  expect(await (await fetch(chain.url, { method: 'POST', body: '{' })).json()).toMatchObject({
    error: { code: -32700 },
  })
  expect((await call(chain, 'getEverything')).error).toEqual({ code: -32601, message: 'Method not found' })
  expect((await call(chain, 'getBalance', 'abc')).error).toEqual({ code: -32602, message: 'Invalid param: WrongSize' })
  expect((await call(chain, 'getBalance', '0OIl')).error).toEqual({ code: -32602, message: 'Invalid param: Invalid' })
  expect((await call(chain, 'sendTransaction', 'AQID', { encoding: 'base64' })).error).toMatchObject({ code: -32602 })
  expect((await call(chain, 'sendTransaction', '%', { encoding: 'base64' })).error).toMatchObject({ code: -32602 })
})

test('the estimated fee matches the paid fee, including priority and signatures', async ({
  chain,
  connection,
  payer,
}) => {
  const second = Keypair.generate()
  const touch = SystemProgram.transfer({ fromPubkey: second.publicKey, toPubkey: payer.publicKey, lamports: 0 })
  const price = ComputeBudgetProgram.setComputeUnitPrice({ microLamports: 20_000_003 })
  const limit = ComputeBudgetProgram.setComputeUnitLimit({ units: 1_001 })
  for (const instructions of [[touch], [price, touch], [price, limit, touch]]) {
    const { blockhash } = await connection.getLatestBlockhash()
    const transaction = new Transaction({ feePayer: payer.publicKey, recentBlockhash: blockhash }).add(...instructions)
    transaction.sign(payer, second)
    const { value } = await connection.getFeeForMessage(transaction.compileMessage())
    const before = await chain.balanceOf(payer.publicKey.toBase58())
    await connection.sendRawTransaction(transaction.serialize())
    expect(before - (await chain.balanceOf(payer.publicKey.toBase58()))).toBe(BigInt(value ?? 0))
  }
  const fees = await connection.getRecentPrioritizationFees()
  expect(fees).toHaveLength(150)
  expect(fees.filter(({ prioritizationFee }) => prioritizationFee === 20_000_003)).toHaveLength(2)
})

test('a simulation returns the resulting accounts and changes none', async ({
  chain,
  connection,
  payer,
  thirdParty,
}) => {
  const transfer = SystemProgram.transfer({
    fromPubkey: payer.publicKey,
    toPubkey: thirdParty,
    lamports: LAMPORTS_PER_SOL,
  })
  const transaction = await signed(connection, payer, transfer)
  chain.expireBlockhashes()
  const { result } = await call(chain, 'simulateTransaction', base64(transaction), {
    encoding: 'base64',
    replaceRecentBlockhash: true,
    accounts: { encoding: 'base64', addresses: [thirdParty.toBase58()] },
  })
  expect(result).toMatchObject({ value: { err: null, unitsConsumed: 150, accounts: [{ lamports: LAMPORTS_PER_SOL }] } })
  expect(await chain.balanceOf(thirdParty.toBase58())).toBe(0n)
})
