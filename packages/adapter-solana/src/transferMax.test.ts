import { type SolanaChain, startSolanaChain } from '@openappkit/testing/node'
import { PublicKey } from '@solana/web3.js'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerFor } from '../test/answerFor'
import { loaded } from '../test/loaded'
import { networkOf } from '../test/networkOf'
import { connected } from '../test/scene'

let chain: SolanaChain
beforeAll(async () => {
  chain = await startSolanaChain()
})
afterEach(() => vi.unstubAllGlobals())
afterAll(() => chain.stop())

const fresh = (): string => PublicKey.unique().toBase58()

/** Stubs recent priority prices. */
function paidLately(price: () => number): void {
  answerFor({ getRecentPrioritizationFees: () => ({ result: [{ slot: 1, prioritizationFee: price() }] }) })
}

test('sends the full balance with a priority fee and leaves nothing', async () => {
  const { kit, wallet } = await connected(chain)
  const adapter = await loaded(kit.adapter)
  const [from = ''] = wallet.accounts
  const [to, caipNetwork] = [fresh(), networkOf(chain)]
  paidLately(() => 3_000_000)
  const balance = await chain.balanceOf(from)
  const fee = await adapter.estimateFee({ address: from, to, value: balance, caipNetwork })
  expect(fee).toBeGreaterThan(5_000n)
  const value = balance - fee
  const sure = { address: from, to, amount: value, tokenAddress: undefined, caipNetwork }
  expect(await adapter.estimateFee({ address: from, to, value, caipNetwork })).toBe(fee)
  expect(await adapter.simulateTransfer(sure)).toEqual({ sent: value, received: value })
  await adapter.sendTransaction({ to, value, caipNetwork })
  expect(await chain.balanceOf(to)).toBe(value)
  expect(await chain.balanceOf(from)).toBe(0n)
})

test('sends the full balance even if prices changed since it was calculated', async () => {
  const { kit, wallet } = await connected(chain)
  const adapter = await loaded(kit.adapter)
  const from = wallet.accounts[1] ?? ''
  const [connector] = kit.state.connectors
  await kit.adapter.switchConnection({ connectorId: connector?.id ?? '', address: from })
  const [to, caipNetwork] = [fresh(), networkOf(chain)]
  let price = 3_000_000
  paidLately(() => price)
  const balance = await chain.balanceOf(from)
  const fee = await adapter.estimateFee({ address: from, to, value: balance, caipNetwork })
  const value = balance - fee
  for (const later of [0, 1_000, 9_000_000]) {
    price = later
    expect(await adapter.estimateFee({ address: from, to, value, caipNetwork })).toBe(fee)
    const sure = { address: from, to, amount: value, tokenAddress: undefined, caipNetwork }
    expect(await adapter.simulateTransfer(sure)).toEqual({ sent: value, received: value })
  }
  await adapter.sendTransaction({ to, value, caipNetwork })
  expect(await chain.balanceOf(to)).toBe(value)
  expect(await chain.balanceOf(from)).toBe(0n)
})

test('leaves a remainder that covers rent or exceeds the maximum priority fee', async () => {
  const { kit, wallet } = await connected(chain, {}, {}, { maxPriorityFee: 2_000_000n })
  const from = wallet.accounts[0] ?? ''
  const [to, caipNetwork] = [fresh(), networkOf(chain)]
  await chain.airdrop(from, 1_000_000_000n)
  const balance = await chain.balanceOf(from)
  const feeLeaving = async (left: bigint, kept = kit) =>
    (await kept.adapter.transfers()).estimateFee({ address: from, to, value: balance - 5_000n - left, caipNetwork })
  expect(await feeLeaving(890_879n)).toBe(895_879n)
  expect(await feeLeaving(890_880n)).toBe(5_000n)
  const modest = await connected(chain, {}, {}, { maxPriorityFee: 100n })
  expect(await feeLeaving(100n, modest.kit)).toBe(5_100n)
  expect(await feeLeaving(101n, modest.kit)).toBe(5_000n)
  // A transfer to the same account keeps its balance.
  expect(
    await (await kit.adapter.transfers()).estimateFee({
      address: from,
      to: from,
      value: balance - 6_000n,
      caipNetwork,
    }),
  ).toBe(5_000n)
})
