import { expect, test } from 'vitest'
import * as limits from './limits'

test.each([
  ['Recent wallets at most 2', limits.recentWalletLimit, 2],
  ['Pending transactions limit 99', limits.pendingTransactionLimit, 99],
  ['Error reports: at most 5 per 60 s', limits.errorReportLimit, 5],
  ['Log buffer 1,024,000 bytes', limits.logBufferBytes, 1_024_000],
  ['Email shown is truncated past 30 characters', limits.emailShownLength, 30],
  ['Name minimum length 4', limits.nameMinimumLength, 4],
  ['Amounts: transactions 3 decimals', limits.amountDecimals, 3],
  ['Amounts: token balance pennies 2 digits', limits.pennyDigits, 2],
])('%s', (_, value, expected) => {
  expect(value).toBe(expected)
})
