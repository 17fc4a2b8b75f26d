import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { PublicKey } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerFor } from '../test/answerFor'
import { networkOf } from '../test/networkOf'
import { senderOf } from '../test/senderOf'
import { estimateFee, send } from './transfer/Transfers'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => chain.stop())

const sol = 1_000_000_000n
const fresh = (): string => PublicKey.unique().toBase58()
const notFound = () => ({ error: { code: -32601, message: 'Method not found' } })
const unreached = () => {
  throw new TypeError('Failed to fetch')
}
const othersPaid = (price: number) => () => ({ result: [{ slot: 1, prioritizationFee: price }] })

test.each([
  ['returns no fee', { getFeeForMessage: () => ({ result: { context: { slot: 1 }, value: null } }) }],
  ['lacks the method', { getFeeForMessage: notFound }],
  ['is unreachable', { getFeeForMessage: unreached }],
])('calculates the exact fee if a node %s', async (_, answers) => {
  const { owner, address } = await senderOf(chain, sol)
  const caipNetwork = networkOf(chain)
  // 1,000 units cost 3,000.001 lamports, which rounds up to whole lamports.
  answerFor({ ...answers, getRecentPrioritizationFees: othersPaid(3_000_001) })
  expect(await estimateFee(owner, { address, to: fresh(), value: 1_000_000n, caipNetwork })).toBe(8_001n)
  await send(owner, { to: fresh(), value: 1_000_000n, caipNetwork })
  expect(await chain.balanceOf(address)).toBe(sol - 1_000_000n - 8_001n)
})

test("prefers the node's fee to the calculated one", async () => {
  const { owner, address } = await senderOf(chain, sol)
  const caipNetwork = networkOf(chain)
  answerFor({ getFeeForMessage: () => ({ result: { context: { slot: 1 }, value: 12_345 } }) })
  expect(await estimateFee(owner, { address, to: fresh(), value: 1n, caipNetwork })).toBe(12_345n)
})

test('queries the priority price of the writable accounts, and pays none if the node returns none', async () => {
  const { owner, address } = await senderOf(chain, sol)
  const [to, caipNetwork] = [fresh(), networkOf(chain)]
  const requests = answerFor({ getRecentPrioritizationFees: notFound })
  expect(await estimateFee(owner, { address, to, value: 1_000_000n, caipNetwork })).toBe(5_000n)
  const prices = requests.find(({ method }) => method === 'getRecentPrioritizationFees')
  expect(prices?.params).toEqual([[address, to]])
})

test('pays a priority fee for the units of a token transfer plus a small margin', async () => {
  const { owner, address } = await senderOf(chain, sol)
  const [to, caipNetwork, mint] = [fresh(), networkOf(chain), await chain.createMint({ decimals: 6 })]
  await chain.mintTo(mint, address, 10n)
  await chain.mintTo(mint, to, 1n)
  // One lamport per unit.
  const requests = answerFor({ getRecentPrioritizationFees: othersPaid(1_000_000) })
  const before = await chain.balanceOf(address)
  const fee = await estimateFee(owner, { address, to, value: 2n, tokenAddress: mint, caipNetwork })
  await send(owner, { to, amount: 2n, tokenAddress: mint, caipNetwork })
  expect(before - (await chain.balanceOf(address))).toBe(fee)
  expect(fee).toBeGreaterThan(5_000n + 1_000n)
  expect(fee).toBeLessThan(5_000n + 30_000n)
  expect(requests.some(({ method }) => method === 'simulateTransaction')).toBe(true)
})

test('sends coins and tokens without simulation, at the estimated fee', async () => {
  const { owner, address } = await senderOf(chain, sol)
  const [to, caipNetwork, mint] = [fresh(), networkOf(chain), await chain.createMint({ decimals: 9 })]
  await chain.mintTo(mint, address, 10n)
  answerFor({ simulateTransaction: notFound })
  const token = { to, tokenAddress: mint, caipNetwork }
  for (const isNew of [true, false]) {
    const before = await chain.balanceOf(address)
    const fee = await estimateFee(owner, { ...token, address, value: 1n })
    await send(owner, { ...token, amount: 1n })
    expect(before - (await chain.balanceOf(address))).toBe(fee)
    expect(fee > 5_000n).toBe(isNew)
  }
  expect(await chain.tokenBalanceOf(to, mint)).toBe(2n)
  await send(owner, { to, value: 1_000_000n, caipNetwork })
  expect(await chain.balanceOf(to)).toBe(1_000_000n)
})

test('sets enough units without simulation for each program, including hard-to-derive accounts', async () => {
  const caipNetwork = networkOf(chain)
  const { owner, address } = await senderOf(chain, sol)
  answerFor({ simulateTransaction: notFound })
  for (const program of ['token', 'token2022'] as const) {
    const mint = await chain.createMint({ decimals: 0, program })
    await chain.mintTo(mint, address, 100n)
    for (let tries = 0; tries < 6; tries += 1) {
      const to = fresh()
      await send(owner, { to, tokenAddress: mint, amount: 1n, caipNetwork })
      await send(owner, { to, tokenAddress: mint, amount: 2n, caipNetwork })
      expect(await chain.tokenBalanceOf(to, mint)).toBe(3n)
    }
  }
})

test('rejects an unaffordable transfer before the wallet request, even without simulation', async () => {
  const [to, caipNetwork] = [fresh(), networkOf(chain)]
  const alice = await senderOf(chain, 3_000_000n)
  answerFor({ simulateTransaction: notFound })
  const insufficient = { code: 'transaction/insufficient-funds' }
  const coins = send(alice.owner, { to, value: 2_995_001n, caipNetwork })
  await expect(coins).rejects.toMatchObject(insufficient)
  expect(alice.requestCount).toBe(0)
  await send(alice.owner, { to, value: 2_995_000n, caipNetwork })
  expect(await chain.balanceOf(alice.address)).toBe(0n)

  const mint = await chain.createMint({ decimals: 0 })
  // Enough for the fee, and one lamport less than the recipient's account needs.
  const bob = await senderOf(chain, 2_039_280n + 5_000n - 1n)
  await chain.mintTo(mint, bob.address, 1n)
  const tokens = { to: fresh(), tokenAddress: mint, amount: 1n, caipNetwork }
  await expect(send(bob.owner, tokens)).rejects.toMatchObject(insufficient)
  expect(bob.requestCount).toBe(0)
  await chain.airdrop(bob.address, 1n)
  await send(bob.owner, tokens)
  expect(await chain.tokenBalanceOf(tokens.to, mint)).toBe(1n)
})

test('rejects before the wallet request if the node fails before the simulation', async () => {
  const { owner, ...alice } = await senderOf(chain, sol)
  const caipNetwork = networkOf(chain)
  answerFor({ simulateTransaction: unreached })
  const sending = send(owner, { to: fresh(), value: 1_000_000n, caipNetwork })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/failed' })
  expect(alice.requestCount).toBe(0)
})

test('rejects amounts that are out of range', async () => {
  const { owner, address } = await senderOf(chain, sol)
  const [to, caipNetwork] = [fresh(), networkOf(chain)]
  const invalid = { code: 'transaction/invalid-amount' }
  for (const value of [-1n, 2n ** 64n]) {
    await expect(send(owner, { to, value, caipNetwork })).rejects.toMatchObject(invalid)
    await expect(estimateFee(owner, { address, to, value, caipNetwork })).rejects.toMatchObject(invalid)
  }
})
