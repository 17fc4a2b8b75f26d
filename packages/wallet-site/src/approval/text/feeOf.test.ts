import { expect, test } from 'vitest'
import type { ApprovalTranslator } from './amountOf'
import { feeOf } from './feeOf'

const translator = { locale: 'en' } as ApprovalTranslator
const asset = (symbol: string, decimals: number) => ({ id: '', symbol, decimals, isListed: true })
const plain = (text: string): string => text.replaceAll(/[\u2068\u2069]/g, '').replace('\u00a0', ' ')

test.each([
  [78_000_000_000_000n, 'ETH', 18, '0.000078 ETH'],
  [1_234_567_890_123_456n, 'ETH', 18, '0.0013 ETH'],
  [21_000n, 'ETH', 18, '0.000001 ETH'],
  [0n, 'ETH', 18, '0 ETH'],
  [12_345_000_000_000_000_000n, 'POL', 18, '13 POL'],
  [1_234_500_000_000_000_000_000n, 'POL', 18, '1,235 POL'],
  [1_200_000_000_000_000_000n, 'POL', 18, '1.2 POL'],
  [5000n, 'SOL', 9, '0.000005 SOL'],
  [7n, 'UNIT', 0, '7 UNIT'],
] as const)('rounds %d up and names its currency %s (%d decimals): %s', (amount, symbol, decimals, text) => {
  expect(plain(feeOf({ asset: asset(symbol, decimals), amount }, translator))).toBe(text)
})
