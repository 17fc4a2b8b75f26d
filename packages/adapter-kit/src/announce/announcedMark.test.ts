import { expect, test } from 'vitest'
import { AnnouncedWallet } from './AnnouncedWallet'

test('marks an announced session with a symbol that all copies of the package share', () => {
  const { wallet } = new AnnouncedWallet(new EventTarget(), { features: {}, disconnect: async () => {} })
  expect(Symbol.for('@openappkit/announced') in wallet).toBe(true)
  expect(Object.keys(wallet)).toEqual(['version', 'name', 'icon', 'chains', 'accounts', 'features'])
})
