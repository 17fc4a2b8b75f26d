import { expect, test } from 'vitest'
import { quoteIdOf, readQuoteId } from './quoteId'

const SWAP = { chainId: 'eip155:1', from: 'native', to: `0x${'a'.repeat(40)}`, amount: 5n }

test('contains the provider and the amount', () => {
  const id = quoteIdOf('router-2', 2n ** 256n - 1n, SWAP)
  expect(id).toMatch(/^router-2:/)
  expect(id.length).toBeLessThanOrEqual(200)
  expect(readQuoteId(id, SWAP)).toEqual({ providerId: 'router-2', toAmount: 2n ** 256n - 1n })
})

test.each([{ chainId: 'eip155:10' }, { from: `0x${'b'.repeat(40)}` }, { to: 'native' }, { amount: 6n }])(
  'belongs to one swap, so not to one with %o',
  change => {
    expect(readQuoteId(quoteIdOf('router', 1n, SWAP), { ...SWAP, ...change })).toBeUndefined()
  },
)

test.each(['', 'router', 'router:1', 'router:1:x', 'router:-1:0123456789abcdef'])('refuses %o', id => {
  expect(readQuoteId(id, SWAP)).toBeUndefined()
})
