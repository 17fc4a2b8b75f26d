import { AppKitError, type AppKitErrorCode } from '@openappkit/appkit-core'
import { feeChanged } from '@openappkit/appkit-core/transactions'
import { expect, test } from 'vitest'
import { isSilence, reasonOf } from './reasonOf'
import { refusedFee } from './refusedFee'
import { sendableAtOnce } from './sendableAtOnce'

test.each<AppKitErrorCode>([
  'amount/dust',
  'network/mismatch',
  'token/not-found',
  'token/unsupported',
  'transaction/recipient-owner-changed',
  'transaction/account-frozen',
  'transaction/insufficient-funds',
  'transaction/insufficient-rent',
  'transaction/insufficient-token-balance',
  'transaction/invalid-recipient',
  'transaction/no-token-account',
])("returns %s as the chain's own reason", code => {
  const cause = new AppKitError(code, 'words')
  expect(reasonOf(cause)).toBe(cause)
  expect(isSilence(cause)).toBe(false)
})

test.each<AppKitErrorCode>(['account/lookup-failed', 'transaction/simulation-unavailable'])(
  'treats %s as no answer about the transfer',
  code => {
    expect(isSilence(new AppKitError(code, 'words'))).toBe(true)
    expect(reasonOf(new AppKitError(code, 'words'))).toBeUndefined()
  },
)

test('ignores lookalike errors of other libraries', () => {
  const cause = { code: 'transaction/account-frozen', details: '150' }
  expect(reasonOf(cause)).toBeUndefined()
  expect(isSilence({ code: 'account/lookup-failed' })).toBe(false)
  expect(sendableAtOnce(cause)).toBeUndefined()
  expect(refusedFee({ code: 'transaction/fee-changed', details: '150' })).toBeUndefined()
})

test('reads an amount only from a balance error, and a fee only from a fee error', () => {
  const other = new AppKitError('transaction/would-fail', 'words', { details: '150' })
  expect(sendableAtOnce(other)).toBeUndefined()
  expect(refusedFee(other)).toBeUndefined()
  expect(sendableAtOnce(new AppKitError('transaction/account-frozen', 'words'))).toBeUndefined()
  expect(refusedFee(feeChanged(150n))).toBe(150n)
})

test('reads amounts and fees of up to 78 digits', () => {
  const digits = '9'.repeat(78)
  const details = `${digits}9`
  expect(sendableAtOnce(new AppKitError('transaction/account-frozen', 'words', { details: digits }))).toBe(
    BigInt(digits),
  )
  expect(sendableAtOnce(new AppKitError('transaction/account-frozen', 'words', { details }))).toBeUndefined()
  expect(refusedFee(feeChanged(BigInt(digits)))).toBe(BigInt(digits))
  expect(refusedFee(feeChanged(BigInt(details)))).toBeUndefined()
})
