import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { Connection, PublicKey } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerFor } from '../test/answerFor'
import { networkOf } from '../test/networkOf'
import { type Sender, senderOf } from '../test/senderOf'
import { send } from './transfer/Transfers'

let chain: SolanaChain
const leaving: Sender[] = []
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => {
  for (const sender of leaving.splice(0)) sender.leave()
  vi.unstubAllGlobals()
})
afterAll(() => chain.stop())

const fresh = (): string => PublicKey.unique().toBase58()

async function sender(...parameters: Parameters<typeof senderOf> extends [unknown, ...infer rest] ? rest : never) {
  const made = await senderOf(chain, ...parameters)
  leaving.push(made)
  return made
}

const sol = 1_000_000_000n
const transferTo = (to: string, value = 1_000_000n) => ({ to, value, caipNetwork: networkOf(chain) })

test("resolves for a transaction that is already in the chain, so that the user doesn't send it again", async () => {
  // Some wallets send what they sign, and some proxies send to a second node if the first is slow.
  const alice = await sender(sol)
  const to = fresh()
  const requests = answerFor({
    async sendTransaction({ pass }) {
      await pass()
      return pass()
    },
  })
  const { hash } = await send(alice.owner, transferTo(to))
  expect(await chain.transaction(hash)).toMatchObject({ err: null })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
  expect(requests.filter(({ method }) => method === 'sendTransaction')).toHaveLength(1)
})

test("rejects the second of two identical transfers with the same blockhash, which wouldn't move anything", async () => {
  const alice = await sender(sol)
  const to = fresh()
  let latest: Promise<unknown> | undefined
  answerFor({
    getLatestBlockhash({ pass }) {
      latest ??= pass()
      return latest
    },
  })
  await send(alice.owner, transferTo(to))
  await expect(send(alice.owner, transferTo(to))).rejects.toMatchObject({ code: 'transaction/failed' })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
})

test.each([-32603, -32000, 408, 503])('follows a transaction after an error from a proxy (%i)', async code => {
  const alice = await sender(sol)
  const to = fresh()
  let isFirst = true
  answerFor({
    async sendTransaction({ pass }) {
      const answer = await pass()
      if (!isFirst) return answer
      isFirst = false
      return { error: { code, message: 'upstream timed out' } }
    },
  })
  const { hash } = await send(alice.owner, transferTo(to))
  expect(await alice.sent.get(hash)?.outcome).toEqual({ status: 'confirmed' })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
  expect(alice.requestCount).toBe(1)
})

test.each([
  [
    'a failure with a reason',
    { code: -32603, message: 'no', data: { err: 'AccountNotFound' } },
    'transaction/insufficient-funds',
  ],
  ['a rejection by the node', { code: -32003, message: 'no' }, 'transaction/failed'],
  ['a rejection of the caller', { code: 403, message: 'no' }, 'transaction/failed'],
])('stops resending after %s', async (_, error, code) => {
  const alice = await sender(sol)
  const requests = answerFor({ sendTransaction: () => ({ error }) })
  await expect(send(alice.owner, transferTo(fresh()))).rejects.toMatchObject({ code })
  expect(requests.filter(({ method }) => method === 'sendTransaction')).toHaveLength(1)
  expect(alice.sent.size).toBe(0)
})

test("retries a node that doesn't have the blockhash yet, without another signature", async () => {
  const alice = await sender(sol)
  const to = fresh()
  let isFirst = true
  answerFor({
    sendTransaction({ pass }) {
      const isBehind = isFirst
      isFirst = false
      return isBehind ? { error: { code: -32002, message: 'no', data: { err: 'BlockhashNotFound' } } } : pass()
    },
  })
  const { hash } = await send(alice.owner, transferTo(to))
  expect(await alice.sent.get(hash)?.outcome).toEqual({ status: 'confirmed' })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
  expect(alice.requestCount).toBe(1)
})

test('reports a transaction as expired if its blockhash from the wallet is unknown', async () => {
  const alice = await sender(sol, {
    signing(transaction) {
      transaction.recentBlockhash = fresh()
    },
  })
  await expect(send(alice.owner, transferTo(fresh()))).rejects.toMatchObject({ code: 'transaction/expired' })
  expect(alice.sent.size).toBe(0)
})

test('lets the node check the transaction once, then resends the same bytes without a check', async () => {
  const alice = await sender(sol)
  const to = fresh()
  let count = 0
  const requests = answerFor({
    sendTransaction({ pass }) {
      count += 1
      return count < 2 ? { result: 'taken' } : pass()
    },
  })
  const { hash } = await send(alice.owner, transferTo(to))
  expect(await alice.sent.get(hash)?.outcome).toEqual({ status: 'confirmed' })
  const [first, second] = requests.flatMap(({ method, params }) => (method === 'sendTransaction' ? [params] : []))
  const options = { encoding: 'base64', preflightCommitment: 'confirmed', maxRetries: 0 }
  expect(first?.[1]).toEqual({ ...options, skipPreflight: false })
  expect(second).toEqual([first?.[0], { ...options, skipPreflight: true }])
})

test('reports a transaction as dropped if it expires before a node is reached', async () => {
  const alice = await sender(sol, { signing: () => chain.expireBlockhashes() })
  const to = fresh()
  answerFor({
    sendTransaction() {
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(send(alice.owner, transferTo(to))).rejects.toMatchObject({ code: 'transaction/dropped' })
  expect(await chain.balanceOf(to)).toBe(0n)
})

test('reports why a transfer failed if it reached the chain without an answer', async () => {
  const [alice, to] = [await sender(sol), fresh()]
  const mint = await chain.createMint({ decimals: 2 })
  await chain.mintTo(mint, alice.address, 10n)
  await chain.mintTo(mint, to, 1n)
  const transfer = { tokenAddress: mint, to, amount: 10n, caipNetwork: networkOf(chain) }
  let isFirst = true
  answerFor({
    async sendTransaction({ params: [wire, options], pass }) {
      if (!isFirst) return pass()
      isFirst = false
      vi.unstubAllGlobals()
      // Sends the same tokens from elsewhere first.
      await send(alice.owner, { ...transfer, amount: 1n })
      await pass([wire, { ...(options as object), skipPreflight: true }])
      throw new TypeError('Failed to fetch')
    },
  })
  await expect(send(alice.owner, transfer)).rejects.toMatchObject({ code: 'transaction/insufficient-token-balance' })
  expect(await chain.tokenBalanceOf(to, mint)).toBe(2n)
})

test('stores the last valid block of a transaction unless the wallet replaced its blockhash', async () => {
  const connection = new Connection(chain.url)
  const own = await sender(sol)
  const { hash } = await send(own.owner, transferTo(fresh()))
  expect(own.sent.get(hash)?.lastValidBlockHeight).toBeGreaterThan(0)
  const renewing = await sender(sol, {
    async signing(transaction) {
      chain.expireBlockhashes()
      transaction.recentBlockhash = (await connection.getLatestBlockhash()).blockhash
    },
  })
  const to = fresh()
  const { hash: renewed } = await send(renewing.owner, transferTo(to))
  expect(renewing.sent.get(renewed)).toMatchObject({ lastValidBlockHeight: undefined })
  expect(await renewing.sent.get(renewed)?.outcome).toEqual({ status: 'confirmed' })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
})
