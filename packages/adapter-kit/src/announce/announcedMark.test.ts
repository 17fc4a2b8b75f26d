import { expect, test } from 'vitest'
import { AnnouncedWallet } from './AnnouncedWallet'

test('a session that a kit announces carries the mark that adapters of any copy ask for', () => {
  const { wallet } = new AnnouncedWallet(new EventTarget(), { features: {}, disconnect: async () => {} })
  expect(Symbol.for('@openappkit/announced') in wallet).toBe(true)
  expect(Object.keys(wallet)).toEqual(['version', 'name', 'icon', 'chains', 'accounts', 'features'])
})
