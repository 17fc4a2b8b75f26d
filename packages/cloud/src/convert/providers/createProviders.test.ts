import { expect, test } from 'vitest'
import type { SwapProviderSettings } from '../SwapsFile'
import { createProviders } from './createProviders'

const create = (...providers: readonly SwapProviderSettings[]) =>
  createProviders({ providers }, { logger: { error: () => {} }, decimalsOf: async () => 18 })

test('names providers after their kind, and numbers the others', () => {
  const providers = create({ kind: 'velora' }, { kind: 'velora' }, { kind: 'lifi', id: 'mine', name: 'My swaps' })
  expect(providers.map(({ id, name }) => [id, name])).toEqual([
    ['velora', 'Velora'],
    ['velora-2', 'Velora'],
    ['mine', 'My swaps'],
  ])
})

test('refuses two providers with one id', () => {
  expect(() => create({ kind: 'velora', id: 'a' }, { kind: 'lifi', id: 'a' })).toThrow('the id a')
})

test('refuses a chain without a contract', async () => {
  const chains = ['eip155:5000']
  expect(() => create({ kind: 'zerox', key: 'k', chains })).toThrow('no contract on eip155:5000')
  const contracts = { 'eip155:5000': ['0x0000000000005E88410CcDFaDe4a5EfaE4b49562'] }
  const [provider] = create({ kind: 'zerox', key: 'k', chains, contracts })
  expect(provider?.supports('eip155:1')).toBe(false)
  expect(await provider?.spenderOn('eip155:5000', new AbortController().signal)).toBe(
    '0x0000000000005e88410ccdfade4a5efae4b49562',
  )
})
