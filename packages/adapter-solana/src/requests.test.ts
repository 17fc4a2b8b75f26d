import type { WalletRequest } from '@openappkit/appkit-core'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import {
  ComputeBudgetProgram,
  Connection,
  PublicKey,
  SystemProgram,
  Transaction,
  TransactionInstruction,
} from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerFor } from '../test/answerFor'
import { createTestKit } from '../test/createTestKit'
import { loaded } from '../test/loaded'
import { networkOf } from '../test/networkOf'

let chain: SolanaChain
let payer: PublicKey
beforeAll(async () => {
  chain = await startSolanaChain()
  payer = new PublicKey(chain.accounts[0].address)
}, 20_000)
afterAll(() => chain.stop())
afterEach(() => {
  vi.unstubAllGlobals()
})

const tokenProgram = new PublicKey('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const transfers = () => loaded(createTestKit([networkOf(chain)]).adapter)

/** Creates an unsigned transaction request. */
async function request(...instructions: readonly TransactionInstruction[]): Promise<WalletRequest> {
  const { blockhash, lastValidBlockHeight } = await new Connection(chain.url).getLatestBlockhash()
  const made = new Transaction({ feePayer: payer, blockhash, lastValidBlockHeight }).add(...instructions)
  const transaction = new Uint8Array(made.serialize({ requireAllSignatures: false, verifySignatures: false }))
  return { kind: 'transaction', address: payer.toBase58(), caipNetwork: networkOf(chain), transaction }
}

const pay = (to: PublicKey, lamports: bigint) => SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports })

/** Creates a burn instruction, which the adapter doesn't decode. */
async function burn(amount: bigint): Promise<{ readonly mint: string; readonly instruction: TransactionInstruction }> {
  const mint = await chain.createMint({ decimals: 6 })
  await chain.mintTo(mint, payer.toBase58(), 5_000_000n)
  const { value } = await new Connection(chain.url).getTokenAccountsByOwner(payer, { mint: new PublicKey(mint) })
  const data = Buffer.alloc(9, 8)
  data.writeBigUInt64LE(amount, 1)
  const keys = [value[0]?.pubkey ?? PublicKey.default, new PublicKey(mint), payer].map((pubkey, index) => ({
    pubkey,
    isSigner: index === 2,
    isWritable: index < 2,
  }))
  return { mint, instruction: new TransactionInstruction({ programId: tokenProgram, keys, data }) }
}

test('decodes each instruction in order, and unknown ones as program calls', async () => {
  const to = PublicKey.unique()
  const { instruction } = await burn(7n)
  const budget = ComputeBudgetProgram.setComputeUnitLimit({ units: 100_000 })
  expect(await (await transfers()).describeRequest(await request(budget, pay(to, 5n), instruction))).toEqual([
    { kind: 'nativeTransfer', to: to.toBase58(), amount: 5n, method: 'Transfer' },
    { kind: 'call', to: tokenProgram.toBase58() },
  ])
})

test('simulates a prepared transaction without its fee, and sends nothing', async () => {
  const { mint, instruction } = await burn(7n)
  const balance = await chain.balanceOf(payer.toBase58())
  const walletRequest = await request(pay(PublicKey.unique(), 3_000_000n), instruction)
  const tried = await (await transfers()).simulateRequest(walletRequest)
  expect(tried?.changes).toHaveLength(2)
  expect(tried?.changes).toContainEqual({ amount: -3_000_000n })
  expect(tried?.changes).toContainEqual({ tokenAddress: mint, amount: -7n })
  expect(await chain.balanceOf(payer.toBase58())).toBe(balance)
})

test('rejects a transaction that would fail', async () => {
  const { instruction } = await burn(5_000_001n)
  const trying = (await transfers()).simulateRequest(await request(instruction))
  await expect(trying).rejects.toMatchObject({ code: 'transaction/would-fail' })
})

test("returns undefined if the node can't simulate, and rejects if it is unreachable", async () => {
  const walletRequest = await request(pay(PublicKey.unique(), 3_000_000n))
  answerFor({ simulateTransaction: () => ({ error: { code: -32601, message: 'Method not found' } }) })
  expect(await (await transfers()).simulateRequest(walletRequest)).toBeUndefined()
  vi.unstubAllGlobals()
  const caipNetwork = { ...networkOf(chain), rpcUrls: { default: { http: ['http://127.0.0.1:9'] } } }
  const unreached = (await transfers()).simulateRequest({ ...walletRequest, caipNetwork } as WalletRequest)
  await expect(unreached).rejects.toMatchObject({ code: 'transaction/simulation-unavailable' })
})

test('rejects unreadable requests, and requests for another chain or account', async () => {
  const adapter = await transfers()
  const walletRequest = await request(pay(PublicKey.unique(), 1n))
  const other = { ...walletRequest, kind: 'psbt', psbt: '' } as WalletRequest
  await expect(adapter.describeRequest(other)).rejects.toMatchObject({ code: 'adapter/unsupported' })
  await expect(adapter.simulateRequest(other)).rejects.toMatchObject({ code: 'adapter/unsupported' })
  const foreign = { ...walletRequest, address: PublicKey.unique().toBase58() } as WalletRequest
  await expect(adapter.simulateRequest(foreign)).rejects.toMatchObject({ code: 'wallet/account-not-shared' })
  const broken = { ...walletRequest, transaction: Uint8Array.of(1, 2) } as WalletRequest
  await expect(adapter.describeRequest(broken)).rejects.toMatchObject({ code: 'transaction/invalid' })
})
