import { expect, test } from 'vitest'
import { pathStatement } from './pathStatement'

const change = {
  userId: 'wu_1',
  epoch: 2,
  add: [
    { id: 'b', kind: 'passkey', blobHash: 'h2' },
    { id: 'a', kind: 'device', blobHash: 'h1' },
  ],
  remove: ['d', 'c'],
  dropsEscrow: false,
} as const

test('names the user, the epoch and every path in a fixed order', () => {
  expect(pathStatement(change)).toBe(
    'openappkit/wallet/paths/v1\nuser wu_1\nepoch 2\nadd a device h1\nadd b passkey h2\nremove c\nremove d\nescrow keep',
  )
})

test.each([
  ['another user', { userId: 'wu_2' }],
  ['another epoch', { epoch: 3 }],
  ['another path', { remove: ['d', 'e'] }],
  ['another sealed seed', { add: [{ id: 'a', kind: 'device', blobHash: 'h3' }] }],
  ['the end of the escrow', { dropsEscrow: true }],
] as const)('differs for %s', (_, other) => {
  expect(pathStatement({ ...change, ...other })).not.toBe(pathStatement(change))
})
