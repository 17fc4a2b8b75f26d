import { expect, test } from 'vitest'
import { recommendedPageSize, searchPageSize, walletPageSize } from './walletPages'

test('Page sizes for wallets: 40 normal, 4 recommended, 100 search', () => {
  expect([walletPageSize, recommendedPageSize, searchPageSize]).toEqual([40, 4, 100])
})
