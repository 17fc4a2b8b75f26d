import type { RequestLine } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { dollar, ether, SwapScene } from '../../test/startSwap'
import type { SwapPayment } from './SwapPayment'

const store = '0x52908400098527886E0F7030069857D2E4169EE7'
const payment: SwapPayment = { to: store, name: 'The Shop', amount: 190n }

/** A reviewed swap of 1 ETH for at least 196, with a wallet that sends batches. */
async function reviewed(more: Partial<SwapPayment> = {}, change: (scene: SwapScene) => void = () => {}) {
  const scene = new SwapScene()
  scene.chain.batches = true
  scene.chain.balances[dollar.address ?? ''] = 0n
  scene.payment = { ...payment, ...more }
  change(scene)
  return scene.review(ether, dollar)
}

test('a wallet with batches swaps and pays with one confirmation', async () => {
  const scene = await reviewed()
  expect(scene.reviewed?.payment).toMatchObject({ to: store, amount: 190n })
  expect(scene.reviewed?.isBatch).toBe(true)
  expect(await scene.swap.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual(['swap+tokenTransfer'])
})

test.each<[string, Partial<SwapPayment>, (scene: SwapScene) => void]>([
  ['the wallet has no batches', {}, scene => void (scene.chain.batches = false)],
  ['the tokens don’t cover it', { amount: 100_000n }, () => {}],
  ['it isn’t due anymore', { isDue: async () => false }, () => {}],
  ['the invoice can’t be read', { isDue: () => Promise.reject(new Error('down')) }, () => {}],
  ['the amount is zero', { amount: 0n }, () => {}],
])('only swaps if %s', async (_, more, change) => {
  const scene = await reviewed(more, change)
  expect(scene.reviewed?.payment).toBeUndefined()
  expect(await scene.swap.confirm()).toBe(true)
  expect(scene.chain.requests).toEqual(['swap'])
})

test('the balance counts toward the payment', async () => {
  const scene = await reviewed({ amount: 5_100n }, made => void (made.chain.balances[dollar.address ?? ''] = 5_000n))
  expect(scene.reviewed?.payment?.amount).toBe(5_100n)
})

test.each<[string, Partial<RequestLine>]>([
  ['another recipient', { to: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }],
  ['another amount', { amount: 191n }],
  ['another token', { tokenAddress: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F' }],
  ['another action', { kind: 'approval' }],
])('refuses a payment whose request has %s', async (_, line) => {
  const scene = await reviewed({}, made => void (made.chain.transferLine = line))
  expect(scene.problem).toBe('swap/plan-mismatch')
  expect(scene.chain.requests).toEqual([])
})

test('refuses a simulation in which more than the payment leaves', async () => {
  const change = (amount: bigint) => (scene: SwapScene) => {
    scene.chain.simulated = { changes: [{ amount: -100n }, { tokenAddress: dollar.address, amount }] }
  }
  expect((await reviewed({}, change(196n - 190n))).reviewed?.outcome?.received).toBe(196n)
  expect((await reviewed({}, change(196n - 191n))).problem).toBe('swap/outcome-mismatch')
})

test('shows the review again if the payment isn’t due at the last check', async () => {
  let isDue = true
  const scene = await reviewed({ isDue: async () => isDue })
  isDue = false
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.status).toBe('reviewing')
  expect(scene.reviewed?.payment).toBeUndefined()
  expect(scene.chain.requests).toEqual([])
})
