import { expect, test } from 'vitest'
import { MIN, ORDER, OUT, STRANGER } from '../../../test/convert/recordedSwaps'
import { lessSlippage } from '../minimumOf'
import type { SwapOrder } from '../SwapProvider'
import { AllowedContracts } from './AllowedContracts'
import { EvmApiProvider } from './EvmApiProvider'
import type { ApiSwap } from './EvmSwapApi'

const CONTRACT = '0x1111111111111111111111111111111111111111'
const { signal } = new AbortController()

function create(change: Partial<ApiSwap> = {}) {
  const orders: SwapOrder[] = []
  const offer = { toAmount: BigInt(OUT), spender: CONTRACT, expiresAt: 5 }
  const provider = new EvmApiProvider({
    id: 'api',
    name: 'API',
    timeout: 1000,
    chains: ['eip155:1'],
    contracts: new AllowedContracts({
      id: 'api',
      contract: CONTRACT,
      chains: ['eip155:1'],
      logger: { error: () => {} },
    }),
    api: {
      quote: async () => offer,
      async swap(order) {
        orders.push(order)
        const minAmount = lessSlippage(offer.toAmount, order.slippageBps)
        return { offer, minAmount, to: CONTRACT, data: '0x12345678', value: 0n, ...change }
      },
    },
  })
  return { provider, orders }
}

test('asks again with a lower slippage if the minimum is below that of the user', async () => {
  const { provider, orders } = create()
  const minAmount = BigInt(MIN) + 1_000_000_000_000_000n
  const built = await provider.build({ ...ORDER, minAmount }, signal)
  expect(orders.map(({ slippageBps }) => slippageBps)).toEqual([50, 40])
  expect(built.minAmount).toBeGreaterThanOrEqual(minAmount)
})

test('refuses an API that keeps its minimum', async () => {
  const { provider } = create({ minAmount: 1n })
  await expect(provider.build({ ...ORDER, minAmount: BigInt(MIN) }, signal)).rejects.toMatchObject({
    reason: 'price-moved',
  })
})

test.each<[string, Partial<ApiSwap>]>([
  ['a foreign target', { to: STRANGER }],
  ['the native coin on top', { value: 1n }],
])('refuses %s', async (_, change) => {
  await expect(create(change).provider.build(ORDER, signal)).rejects.toMatchObject({ reason: 'unavailable' })
})

test('pays exactly the amount in the native coin, and needs no spender', async () => {
  const order = { ...ORDER, from: 'native' }
  await expect(create().provider.build(order, signal)).rejects.toMatchObject({ reason: 'unavailable' })
  const { offer } = await create({ value: ORDER.amount }).provider.build(order, signal)
  expect(offer).toEqual({ toAmount: BigInt(OUT), expiresAt: 5 })
})
