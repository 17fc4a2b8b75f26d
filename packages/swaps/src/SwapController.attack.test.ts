import { AppKitError, type RequestLine } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { dai, dollar, ether, own, router, SwapScene, thirdParty } from '../test/startSwap'
import type { SwapStep } from './plan/SwapPlan'

const approve = (change: object): SwapStep => ({
  kind: 'approve',
  tokenAddress: dollar.address ?? '',
  spender: router,
  amount: 1_000n,
  ...change,
})

test.each<readonly [what: string, code: string, falsify: (line: RequestLine) => RequestLine]>([
  ['pays a third party', 'swap/plan-mismatch', line => ({ ...line, to: thirdParty })],
  [
    'receives less than the minimum',
    'swap/plan-mismatch',
    line => ({ ...line, received: { ...line.received, minimum: 195n } }),
  ],
  ['has no minimum', 'swap/plan-mismatch', line => ({ ...line, received: { ...line.received, minimum: 0n } })],
  [
    'receives another token',
    'swap/plan-mismatch',
    line => ({ ...line, received: { tokenAddress: dai.address, minimum: 196n } }),
  ],
  ['pays another token', 'swap/plan-mismatch', line => ({ ...line, tokenAddress: dai.address })],
  ['pays more', 'swap/plan-mismatch', line => ({ ...line, amount: 101n })],
  ['has no deadline', 'swap/plan-mismatch', ({ deadline: _, ...line }) => line],
  ['has a deadline next year', 'swap/plan-mismatch', line => ({ ...line, deadline: 40_000_000n })],
  ['calls an unknown contract', 'swap/unknown-contract', line => ({ ...line, contract: thirdParty })],
  ["can't be decoded", 'swap/plan-mismatch', line => ({ kind: 'call', to: router, amount: line.amount })],
  [
    'approves instead',
    'swap/plan-mismatch',
    () => ({ kind: 'approval', to: thirdParty, amount: 1n, tokenAddress: dollar.address }),
  ],
  ['transfers instead', 'swap/plan-mismatch', () => ({ kind: 'nativeTransfer', to: thirdParty, amount: 100n })],
])('refuses a swap that %s', async (_, code, falsify) => {
  const honest = await new SwapScene().review(ether, dollar, '1')
  expect(honest.status).toBe('reviewing')
  const scene = new SwapScene()
  scene.source.falsify = falsify
  await scene.review(ether, dollar, '1')
  expect(scene.problem).toBe(code)
  expect(scene.chain.requests).toEqual([])
})

test.each<readonly [what: string, code: string, rearrange: (steps: readonly SwapStep[]) => readonly SwapStep[]]>([
  [
    'to an unknown spender',
    'swap/unknown-contract',
    ([, swap]) => [approve({ spender: thirdParty }), swap as SwapStep],
  ],
  ['of another token', 'swap/plan-mismatch', ([, swap]) => [approve({ tokenAddress: dai.address }), swap as SwapStep]],
  ['without limit', 'swap/plan-mismatch', ([, swap]) => [approve({ amount: 2n ** 256n - 1n }), swap as SwapStep]],
  ['of more than the amount', 'swap/plan-mismatch', ([, swap]) => [approve({ amount: 1_001n }), swap as SwapStep]],
  ['twice', 'swap/plan-mismatch', ([first, swap]) => [first as SwapStep, first as SwapStep, swap as SwapStep]],
  ['and nothing else', 'swap/plan-mismatch', ([first]) => [first as SwapStep]],
])('refuses an approval %s', async (_, code, rearrange) => {
  const scene = new SwapScene()
  scene.source.rearrange = rearrange
  await scene.review(dollar, ether, '10')
  expect(scene.problem).toBe(code)
  expect(scene.chain.requests).toEqual([])
})

test('refuses two calls, and a call before the approval', async () => {
  for (const rearrange of [
    (steps: readonly SwapStep[]) => [...steps, ...steps.slice(-1)],
    (steps: readonly SwapStep[]) => [...steps].reverse(),
    () => [],
  ]) {
    const scene = new SwapScene()
    scene.source.rearrange = rearrange
    await scene.review(dollar, ether, '10')
    expect(scene.problem).toBe('swap/plan-mismatch')
  }
})

test.each([
  ['less arrives than the minimum', [{ amount: -100n }, { tokenAddress: dollar.address, amount: 195n }]],
  ['nothing arrives', [{ amount: -100n }]],
  ['more leaves', [{ amount: -101n }, { tokenAddress: dollar.address, amount: 200n }]],
  [
    'another token leaves',
    [{ amount: -100n }, { tokenAddress: dollar.address, amount: 200n }, { tokenAddress: dai.address, amount: -1n }],
  ],
])('refuses a swap in whose simulation %s', async (_, changes) => {
  const scene = new SwapScene()
  scene.chain.simulated = { changes }
  await scene.review(ether, dollar, '1')
  expect(scene.problem).toBe('swap/outcome-mismatch')
})

test('accepts a simulation that keeps what the review shows, also with a gift', async () => {
  const scene = new SwapScene()
  scene.chain.simulated = {
    changes: [
      { amount: -100n },
      { tokenAddress: dollar.address, amount: 196n },
      { tokenAddress: dai.address, amount: 1n },
    ],
  }
  await scene.review(ether, dollar, '1')
  expect(scene.reviewed?.outcome).toEqual({ paid: 100n, received: 196n, deposit: 0n })
})

test('refuses decimals that differ from the contract, on either side', async () => {
  for (const token of ['coin', dollar.address ?? '']) {
    const scene = new SwapScene()
    scene.chain.decimals[token] = 18
    await scene.review(ether, dollar, '1')
    expect(scene.problem).toBe('swap/token-mismatch')
  }
})

test('a plan that turns hostile after the review reaches no wallet', async () => {
  const scene = await new SwapScene().review(ether, dollar, '1')
  scene.source.falsify = line => ({ ...line, to: thirdParty })
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.problem).toBe('swap/plan-mismatch')
  expect(scene.chain.requests).toEqual([])
})

test('a plan that turns hostile after the approval reaches no wallet', async () => {
  const scene = await new SwapScene().review(dollar, ether, '10')
  scene.chain.answer = async request => {
    scene.chain.allowance = 1_000n
    scene.source.falsify = line => ({ ...line, received: { minimum: 1n } })
    return { hash: `0x${request}` }
  }
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual(['approve 1000'])
})

test("a 99% loss can't be requested by any path", async () => {
  const scene = new SwapScene()
  scene.source.impactBps = 9_900
  await scene.review(ether, dollar, '1')
  expect(scene.reviewed?.impact).toEqual({ bps: 9_900, band: 'blocked' })
  for (const concern of ['impact', 'unknownImpact', 'unlisted'] as const) scene.swap.consent(concern, true)
  expect(await scene.swap.confirm()).toBe(false)
  expect(scene.chain.requests).toEqual([])
})

test('a backend that hides the impact is overruled by the prices', async () => {
  const scene = new SwapScene()
  scene.source.rate = 1n
  scene.source.impactBps = 0
  await scene.review(ether, dollar, '1')
  expect(scene.reviewed?.impact).toEqual({ bps: 5_000, band: 'blocked' })
})

test('consent counts for one review only', async () => {
  const scene = new SwapScene()
  scene.source.impactBps = 600
  await scene.review(ether, dollar, '1')
  expect(await scene.swap.confirm()).toBe(false)
  scene.swap.consent('impact', true)
  await scene.pass(30_000)
  scene.swap.refresh()
  await scene.settled()
  expect(scene.swap.state.value).toMatchObject({ status: 'reviewing', accepted: [] })
  expect(await scene.swap.confirm()).toBe(false)
  scene.swap.consent('impact', true)
  expect(await scene.swap.confirm()).toBe(true)
})

test('an unlisted token needs consent', async () => {
  const scene = await new SwapScene().review(ether, { ...dollar, isListed: false }, '1')
  expect(await scene.swap.confirm()).toBe(false)
  scene.swap.consent('unlisted', true)
  expect(await scene.swap.confirm()).toBe(true)
})

test('an unknown impact needs consent, and blocks more than $1,000', async () => {
  const unpriced = { ...dollar, price: undefined }
  const small = new SwapScene()
  small.source.impactBps = undefined
  await small.review(ether, unpriced, '1')
  expect(small.reviewed?.impact.band).toBe('unknown')

  const large = new SwapScene()
  large.source.impactBps = undefined
  large.chain.balances['coin'] = 10n ** 9n
  await large.review({ ...ether, price: 1_001, balance: 10n ** 9n }, unpriced, '1')
  expect(large.reviewed?.impact.band).toBe('blocked')
})

test('a chain that expects the swap to fail, or is silent, stops before the wallet', async () => {
  for (const [thrown, code] of [
    ['transaction/would-fail', 'swap/would-fail'],
    ['transaction/simulation-unavailable', 'transaction/simulation-unavailable'],
  ] as const) {
    const scene = new SwapScene()
    scene.chain.simulated = new AppKitError(thrown, 'no')
    await scene.review(ether, dollar, '1')
    expect(scene.problem).toBe(code)
  }
})

test('wraps and unwraps at 1:1 only through the wrapped token itself', async () => {
  const wrapped = { ...dollar, symbol: 'WETH', price: 2 }
  const wrap = async (change: Partial<RequestLine>) => {
    const scene = new SwapScene()
    scene.source.rate = 1n
    scene.source.falsify = line => {
      const { deadline: _, ...rest } = line
      return {
        ...rest,
        to: own,
        contract: wrapped.address ?? '',
        received: { tokenAddress: wrapped.address, minimum: 100n },
        ...change,
      }
    }
    await scene.review(ether, wrapped, '1')
    return scene
  }
  const scene = await wrap({})
  expect(scene.reviewed?.impact).toEqual({ bps: 0, band: 'none' })
  expect((await wrap({ contract: thirdParty })).problem).toBe('swap/unknown-contract')
  expect((await wrap({ received: { tokenAddress: wrapped.address, minimum: 99n } })).problem).toBe(
    'swap/unknown-contract',
  )
})

test("a contract counts as listed only by a known registry, and a registry can't be approved", async () => {
  const settlers = '0x00000000000004533Fe15556B1E086BB1A72cEae'
  const through = async (registry: string) => {
    const scene = new SwapScene()
    scene.source.falsify = ({ deadline: _, ...line }) => ({ ...line, contract: thirdParty, registry })
    return scene.review(ether, dollar, '1')
  }
  expect((await through(settlers)).status).toBe('reviewing')
  expect((await through(thirdParty)).problem).toBe('swap/unknown-contract')
  const scene = new SwapScene()
  scene.source.rearrange = ([, swap]) => [approve({ spender: settlers }), swap as SwapStep]
  await scene.review(dollar, ether, '10')
  expect(scene.problem).toBe('swap/unknown-contract')
})
