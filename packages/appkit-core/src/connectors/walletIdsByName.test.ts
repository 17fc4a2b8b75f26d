import { expect, test } from 'vitest'
import { walletIdsByName } from './walletIdsByName'

test('maps 44 names to distinct ids', () => {
  const ids = Object.values(walletIdsByName)

  expect(ids).toHaveLength(44)
  expect(new Set(ids).size).toBe(44)
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/)
})

test('contains the ids of metamask and of the last name', () => {
  expect(walletIdsByName.metamask).toBe('c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96')
  expect(walletIdsByName['zengo-wallet']).toBe('9414d5a85c8f4eabc1b5b15ebe0cd399e1a2a9d35643ab0ad22a6e4a32f596f0')
})
