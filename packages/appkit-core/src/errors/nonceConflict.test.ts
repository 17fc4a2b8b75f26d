import { expect, test } from 'vitest'
import { isNonceConflict } from './nonceConflict'

test.each([
  ['geth', { code: -32000, message: 'nonce too low: next nonce 5, tx nonce 4' }],
  ['geth, for a pending transaction', { code: -32000, message: 'replacement transaction underpriced' }],
  ['nethermind', { code: -32010, message: 'OldNonce, Current nonce: 5, nonce of rejected tx: 4.' }],
  ['erigon', { code: -32000, message: 'could not replace existing tx' }],
  ['besu', { code: -32001, message: 'NONCE_TOO_LOW' }],
  ['anvil', { code: -32003, message: 'nonce too low' }],
  ["a node's error in a wallet's error", { code: -32603, data: { code: -32000, message: 'nonce too high' } }],
  ["a wallet's error in a wallet's error", { code: -32603, data: { originalError: { message: 'nonce too low' } } }],
  ["a library's own code", { code: 'NONCE_EXPIRED', message: 'x' }],
  ["a library's error in a library's error", new Error('x', { cause: { details: 'Nonce already used' } })],
])('recognizes %s', (_, error) => {
  expect(isNonceConflict(error)).toBe(true)
})

test.each([
  ['a rejection', { code: 4001, message: 'User rejected the request.' }],
  ['insufficient funds', { code: -32000, message: 'insufficient funds for gas * price + value' }],
  ['the nonce of a sign-in', { message: 'The nonce is not the one that was given.' }],
  ['undefined', undefined],
])('ignores %s', (_, error) => {
  expect(isNonceConflict(error)).toBe(false)
})

test('stops at an error that is its own cause', () => {
  const error: Record<string, unknown> = { message: 'x' }
  error['cause'] = error
  expect(isNonceConflict(error)).toBe(false)
})
