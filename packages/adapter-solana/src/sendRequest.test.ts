import type { TransactionRequest } from '@openappkit/appkit-core'
import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { Connection, Keypair, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { networkOf } from '../test/networkOf'
import { type Sender, type Signing, senderOf } from '../test/senderOf'
import { sendRequest, signRequest } from './transfer/sendRequest'

let chain: SolanaChain
const leaving: Sender[] = []
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => {
  for (const sender of leaving.splice(0)) sender.leave()
})
afterAll(() => chain.stop())

const sol = 1_000_000_000n
const fresh = (): PublicKey => PublicKey.unique()

async function sender(signing: Signing = () => {}): Promise<Sender> {
  const made = await senderOf(chain, sol, { signing })
  leaving.push(made)
  return made
}

/** Builds a trade that the maker has already signed: the taker pays a third party, and the maker pays the taker. */
async function trade(taker: string, to: PublicKey): Promise<TransactionRequest> {
  const maker = Keypair.generate()
  await chain.airdrop(maker.publicKey.toBase58(), sol)
  const { blockhash, lastValidBlockHeight } = await new Connection(chain.url).getLatestBlockhash()
  const payer = new PublicKey(taker)
  const made = new Transaction({ feePayer: payer, blockhash, lastValidBlockHeight }).add(
    SystemProgram.transfer({ fromPubkey: payer, toPubkey: to, lamports: 2_000_000 }),
    SystemProgram.transfer({ fromPubkey: maker.publicKey, toPubkey: payer, lamports: 3_000_000 }),
  )
  made.partialSign(maker)
  const transaction = new Uint8Array(made.serialize({ requireAllSignatures: false }))
  return { kind: 'transaction', address: taker, caipNetwork: networkOf(chain), transaction }
}

test('signs and sends a transaction that another party has signed', async () => {
  const alice = await sender()
  const to = fresh()
  const { hash } = await sendRequest(alice.owner, await trade(alice.address, to))
  expect(hash).toMatch(/^[1-9A-HJ-NP-Za-km-z]{80,90}$/)
  expect(await chain.balanceOf(to.toBase58())).toBe(2_000_000n)
  // Two signatures at 5,000 lamports each.
  expect(await chain.balanceOf(alice.address)).toBe(sol + 1_000_000n - 10_000n)
})

test('sends nothing if the wallet changes the transaction', async () => {
  const alice = await sender(
    (transaction, { publicKey }) =>
      void transaction.add(SystemProgram.transfer({ fromPubkey: publicKey, toPubkey: fresh(), lamports: 1 })),
  )
  const to = fresh()
  const sending = sendRequest(alice.owner, await trade(alice.address, to))
  await expect(sending).rejects.toMatchObject({ code: 'transaction/changed' })
  expect(await chain.balanceOf(to.toBase58())).toBe(0n)
})

test('signs without sending', async () => {
  const alice = await sender()
  const to = fresh()
  const request = await trade(alice.address, to)
  const { transaction } = await signRequest(alice.owner, request)
  expect(Transaction.from(transaction).verifySignatures()).toBe(true)
  expect(await chain.balanceOf(to.toBase58())).toBe(0n)
})

test('a flipped byte in the other party’s part makes the chain refuse it', async () => {
  const alice = await sender()
  const request = await trade(alice.address, fresh())
  const transaction = Uint8Array.from(request.transaction)
  // The last eight bytes are the maker's amount.
  const last = transaction.length - 8
  transaction[last] = (transaction[last] ?? 0) ^ 1
  await expect(sendRequest(alice.owner, { ...request, transaction })).rejects.toMatchObject({ name: 'AppKitError' })
  expect(await chain.balanceOf(alice.address)).toBe(sol)
})
