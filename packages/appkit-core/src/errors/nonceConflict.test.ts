import { expect, test } from 'vitest'
import { isNonceConflict } from './nonceConflict'

test.each([
  ['geth', { code: -32000, message: 'nonce too low: next nonce 5, tx nonce 4' }],
  ['geth, of one that waits', { code: -32000, message: 'replacement transaction underpriced' }],
  ['nethermind', { code: -32010, message: 'OldNonce, Current nonce: 5, nonce of rejected tx: 4.' }],
  ['erigon', { code: -32000, message: 'could not replace existing tx' }],
  ['besu', { code: -32001, message: 'NONCE_TOO_LOW' }],
  ['anvil', { code: -32003, message: 'nonce too low' }],
  ['a wallet around a node', { code: -32603, data: { code: -32000, message: 'nonce too high' } }],
  ['a wallet around a wallet', { code: -32603, data: { originalError: { message: 'nonce too low' } } }],
  ['a library with a code of its own', { code: 'NONCE_EXPIRED', message: 'x' }],
  ['a library around a library', new Error('x', { cause: { details: 'Nonce already used' } })],
])('recognizes %s', (_, error) => {
  expect(isNonceConflict(error)).toBe(true)
})

test.each([
  ['a refusal', { code: 4001, message: 'User rejected the request.' }],
  ['too little money', { code: -32000, message: 'insufficient funds for gas * price + value' }],
  ['a sign-in', { message: 'The nonce is not the one that was given.' }],
  ['nothing', undefined],
])('ignores %s', (_, error) => {
  expect(isNonceConflict(error)).toBe(false)
})

test('stops at an error that is its own cause', () => {
  const error: Record<string, unknown> = { message: 'x' }
  error['cause'] = error
  expect(isNonceConflict(error)).toBe(false)
})
