import { expect, test } from 'vitest'
import { onrampProviders } from './onrampProviders'

test('Fee range 1-2% for both providers', () => {
  expect(onrampProviders.map(provider => provider.feeRange)).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('On-ramp: supported on eip155 and solana (Coinbase eip155 only)', () => {
  expect(onrampProviders.map(provider => [provider.id, ...provider.namespaces])).toEqual([
    ['coinbase', 'eip155'],
    ['meld', 'eip155', 'solana'],
  ])
})
