import type { RequestLine } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { dollar, ether, ethereum, own, router } from '../../test/startSwap'
import { assertSwapLine, type LineLimits } from './assertSwapLine'

const account = { address: own, network: ethereum, isSmartAccount: false }
const limits: LineLimits = {
  query: { account, from: ether, to: dollar, amount: 100n, slippageBps: 200 },
  minimum: 196n,
  now: 0,
  contracts: { 'eip155:1': [router] },
}
const line: RequestLine = {
  kind: 'swap',
  contract: router,
  to: own,
  amount: 100n,
  received: { tokenAddress: dollar.address, minimum: 196n },
  deadline: 1200n,
}

test('accepts the reviewed swap', () => {
  expect(() => assertSwapLine(line, limits)).not.toThrow()
})

test('refuses a swap without a recipient', () => {
  const { to: _, ...rest } = line
  expect(() => assertSwapLine(rest, limits)).toThrow(expect.objectContaining({ code: 'swap/plan-mismatch' }))
})

test('refuses a minimum of 0, also if the amount is so small that its minimum rounds to 0', () => {
  const free = { ...line, received: { tokenAddress: dollar.address, minimum: 0n } }
  expect(() => assertSwapLine(free, { ...limits, minimum: 0n })).toThrow(
    expect.objectContaining({ code: 'swap/plan-mismatch' }),
  )
})
