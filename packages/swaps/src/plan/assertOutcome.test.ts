import { expect, test } from 'vitest'
import { dollar, ether, ethereum, own } from '../../test/startSwap'
import { assertOutcome } from './assertOutcome'

const account = { address: own, network: ethereum, isSmartAccount: false }
const buy = { account, from: ether, to: dollar, amount: 100n, slippageBps: 200 }
const sell = { ...buy, from: dollar, to: ether }
const mismatch = expect.objectContaining({ code: 'swap/outcome-mismatch' })

test('counts coins that new accounts keep as a deposit', () => {
  const changes = [{ amount: -2_039_380n }, { tokenAddress: dollar.address, amount: 196n }]
  expect(assertOutcome({ changes }, buy, 196n, true)).toEqual({ paid: 100n, received: 196n, deposit: 2_039_280n })
})

test('refuses coins that leave as a deposit on a chain without deposits', () => {
  const changes = [{ amount: -2_039_380n }, { tokenAddress: dollar.address, amount: 196n }]
  expect(() => assertOutcome({ changes }, buy, 196n, false)).toThrow(mismatch)
})

test.each([
  ['a deposit that no account needs', buy, [{ amount: -5_000_101n }, { tokenAddress: dollar.address, amount: 196n }]],
  ['less than the paid amount', buy, [{ amount: -99n }, { tokenAddress: dollar.address, amount: 196n }]],
  [
    'a deposit next to paid tokens',
    { ...sell, to: { ...dollar, address: '0x6B175474E89094C44Da98b954EedeAC495271d0F' } },
    [
      { amount: -5_000_001n },
      { tokenAddress: dollar.address, amount: -100n },
      { tokenAddress: '0x6B175474E89094C44Da98b954EedeAC495271d0F', amount: 196n },
    ],
  ],
])('refuses %s', (_, query, changes) => {
  expect(() => assertOutcome({ changes }, query, 196n, true)).toThrow(mismatch)
})
