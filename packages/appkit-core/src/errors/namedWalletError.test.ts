import { AppKitError } from '@openappkit/contract'
import { expect, test } from 'vitest'
import { namedWalletError } from './namedWalletError'

test.each([
  [-32700, 'ParseRpcError'],
  [-32600, 'InvalidRequestRpcError'],
  [-32601, 'MethodNotFoundRpcError'],
  [-32602, 'InvalidParamsRpcError'],
  [-32603, 'InternalRpcError'],
  [-32000, 'InvalidInputRpcError'],
  [4001, 'UserRejectedRequestError'],
  [4100, 'UnauthorizedProviderError'],
  [4200, 'UnsupportedProviderMethodError'],
  [4900, 'ProviderDisconnectedError'],
  [4901, 'ChainDisconnectedError'],
  [4902, 'SwitchChainError'],
  [5000, 'UserRejectedRequestError'],
  [5700, 'UnsupportedNonOptionalCapabilityError'],
  [5710, 'UnsupportedChainIdError'],
  [5720, 'DuplicateIdError'],
  [5730, 'UnknownBundleIdError'],
  [5740, 'BundleTooLargeError'],
  [5750, 'AtomicReadyWalletRejectedUpgradeError'],
  [5760, 'AtomicityNotSupportedError'],
])('names code %i %s, also inside an AppKitError', (code, name) => {
  const cause = Object.assign(new Error('no'), { code })
  const expected = { name, code, message: 'no' }
  expect(namedWalletError(cause)).toEqual(expected)
  expect(namedWalletError(new AppKitError('wallet/request-failed', 'Failed', { cause }))).toEqual(expected)
  expect(namedWalletError({ code: -1, data: { originalError: cause } })).toEqual(expected)
})

test("prefers the innermost code, which is the wallet's", () => {
  const cause = { code: 4902, message: 'Unrecognized chain' }
  expect(namedWalletError(Object.assign(new Error('wrapped', { cause }), { code: -32603 }))).toMatchObject({
    name: 'SwitchChainError',
    message: 'Unrecognized chain',
  })
})

test.each([undefined, null, 'no', new Error('no'), { code: '4001' }, { code: 1 }, { code: 'toString' }])(
  'returns undefined for %j',
  error => {
    expect(namedWalletError(error)).toBeUndefined()
  },
)

test('stops at circular causes', () => {
  const error: { cause?: unknown } = {}
  error.cause = error
  expect(namedWalletError(error)).toBeUndefined()
})
