import type { RequestLine, WalletRequest } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { encodeLine, FakeChain } from '../../test/FakeChain'
import { dollar, ether, ethereum, own, router, thirdParty } from '../../test/startSwap'
import type { LineLimits } from './assertSwapLine'
import { prepareSteps } from './prepareSteps'
import type { SwapStep } from './SwapPlan'

const account = { address: own, network: ethereum, isSmartAccount: false }
const limits: LineLimits = {
  query: { account, from: dollar, to: ether, amount: 100n, slippageBps: 200 },
  minimum: 196n,
  now: 0,
  contracts: { 'eip155:1': [router] },
}
const token = dollar.address ?? ''
const approval = (amount: bigint): SwapStep => ({ kind: 'approve', tokenAddress: token, spender: router, amount })
const swap: SwapStep = {
  kind: 'transaction',
  to: router,
  value: 0n,
  data: encodeLine({
    kind: 'swap',
    contract: router,
    to: own,
    amount: 100n,
    tokenAddress: token,
    received: { minimum: 196n },
    deadline: 1200n,
  }),
}
const signed: SwapStep = { kind: 'signedTransaction', transaction: new Uint8Array([1]) }
const mismatch = { code: 'swap/plan-mismatch' }

/** A chain whose adapter decodes everything but swaps to these lines. */
class DecodingChain extends FakeChain {
  readonly #lines: readonly RequestLine[]

  constructor(...lines: readonly RequestLine[]) {
    super()
    this.#lines = lines
  }

  override async describeRequest(request: WalletRequest): Promise<readonly RequestLine[]> {
    const lines = await super.describeRequest(request)
    return lines[0]?.kind === 'swap' ? lines : this.#lines
  }
}

test('prepares an approval after the removal of an earlier one, then the swap', async () => {
  const prepared = await prepareSteps(new FakeChain(), [approval(0n), approval(100n), swap], limits)
  expect(prepared.map(({ kind }) => kind)).toEqual(['approve', 'approve', 'swap'])
})

test('refuses more steps than a swap needs', async () => {
  const steps = [approval(0n), approval(0n), approval(100n), swap]
  await expect(prepareSteps(new FakeChain(), steps, limits)).rejects.toMatchObject(mismatch)
})

test.each<readonly [what: string, line: RequestLine]>([
  ['another amount', { kind: 'approval', to: router, amount: 2n ** 256n - 1n, tokenAddress: token }],
  ['another spender', { kind: 'approval', to: thirdParty, amount: 100n, tokenAddress: token }],
  ['another token', { kind: 'approval', to: router, amount: 100n, tokenAddress: thirdParty }],
  ['no approval', { kind: 'call', to: token }],
])('refuses an approval whose bytes decode to %s', async (_, line) => {
  await expect(prepareSteps(new DecodingChain(line), [approval(100n), swap], limits)).rejects.toMatchObject(mismatch)
})

test('refuses a Solana transaction that approves a delegate', async () => {
  const delegate: RequestLine = { kind: 'approval', to: thirdParty, amount: 1n, tokenAddress: token }
  await expect(prepareSteps(new DecodingChain(delegate), [signed], limits)).rejects.toMatchObject(mismatch)
  await expect(prepareSteps(new DecodingChain(), [signed], limits)).resolves.toHaveLength(1)
})
