import type { AssetChange } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { dollar, ether, SwapScene } from '../../test/startSwap'
import type { SwapContext } from '../SwapContext'
import { prepareReview } from './prepareReview'
import type { SwapPlan } from './SwapPlan'

/** Prepares a swap of 1 ETH for at least 196 from a changed plan. */
async function prepare(change: (plan: SwapPlan) => SwapPlan, changes?: readonly AssetChange[], from = ether) {
  const { account, chain, clock, source } = new SwapScene()
  if (!account) throw new Error('The scene has an account.')
  if (changes) chain.simulated = { changes }
  chain.balances[dollar.address ?? ''] = 50n
  const context: SwapContext = {
    environment: clock,
    source: { quote: query => source.quote(query), plan: async query => change(await source.plan(query)) },
    contracts: { 'eip155:1': ['0x71C7656EC7ab88b098defB751B7401B5f6d8976F'] },
    account: () => account,
    chain: () => chain,
  }
  const quote = await source.quote({
    account,
    from,
    to: from === ether ? dollar : ether,
    amount: 100n,
    slippageBps: 200,
  })
  return prepareReview(context, quote, 196n)
}

const asSigned = (plan: SwapPlan): SwapPlan => ({
  ...plan,
  steps: [{ kind: 'signedTransaction', transaction: new Uint8Array([1]) }],
})
const received = (amount: bigint) => [{ amount: -100n }, { tokenAddress: dollar.address, amount }]

test('refuses a plan whose quote is below the minimum', async () => {
  const below = (plan: SwapPlan): SwapPlan => ({ ...plan, quote: { ...plan.quote, amountOut: 195n } })
  await expect(prepare(below)).rejects.toMatchObject({ code: 'swap/price-moved' })
})

test('refuses an amount above the balance on chain, whatever the form knows', async () => {
  await expect(prepare(plan => plan, undefined, dollar)).rejects.toMatchObject({ code: 'swap/insufficient-funds' })
})

test('refuses a prepared transaction that no node has simulated', async () => {
  await expect(prepare(asSigned)).rejects.toMatchObject({ code: 'swap/plan-mismatch' })
  await expect(prepare(asSigned, received(196n))).resolves.toMatchObject({ outcome: { received: 196n } })
})

test('a prepared transaction keeps the minimum that its source promises, even above the accepted one', async () => {
  const promising = (plan: SwapPlan): SwapPlan => ({ ...asSigned(plan), minimum: 200n })
  await expect(prepare(promising, received(199n))).rejects.toMatchObject({ code: 'swap/outcome-mismatch' })
  await expect(prepare(promising, received(200n))).resolves.toMatchObject({ outcome: { received: 200n } })
})
