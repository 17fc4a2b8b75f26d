import { expect, test, vi } from 'vitest'
import { AllowedContracts } from './AllowedContracts'

const KNOWN = `0x${'Aa'.repeat(20)}`
const ADDED = `0x${'Bb'.repeat(20)}`

function create() {
  const error = vi.fn()
  const contracts = new AllowedContracts({
    id: 'zerox',
    contract: KNOWN,
    chains: ['eip155:1'],
    added: { 'eip155:5000': [ADDED] },
    logger: { error },
  })
  return { contracts, error }
}

test('allows the well-known contract on its chains, and those of the operator on theirs', () => {
  const { contracts, error } = create()
  expect(contracts.on('eip155:1')).toEqual([KNOWN.toLowerCase()])
  expect(contracts.on('eip155:5000')).toEqual([ADDED.toLowerCase()])
  contracts.require('eip155:1', KNOWN.toUpperCase().replace('0X', '0x'), 'spender', 1n)
  contracts.require('eip155:5000', ADDED, 'target', 1n)
  expect(error).not.toHaveBeenCalled()
})

test.each([
  ['eip155:1', ADDED],
  ['eip155:5000', KNOWN],
  ['eip155:1', undefined],
  ['constructor', KNOWN],
])('refuses and logs a contract that is not allowed on %s', (chainId, contract) => {
  const { contracts, error } = create()
  expect(() => contracts.require(chainId, contract, 'spender', 7n)).toThrow("isn't allowed")
  expect(error.mock.calls).toEqual([
    [
      { provider: 'zerox', chainId, use: 'spender', contract, toAmount: '7' },
      "Refused a swap, because its contract isn't allowed",
    ],
  ])
})
