import { assert, constantFrom, jsonValue, nat, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { HttpFailure } from '../http/HttpFailure'
import { type CursorScope, SignedCursors } from './SignedCursors'

const cursors = new SignedCursors(['a secret of this server'])
const account = { namespace: 'eip155', chainId: 'eip155:1', address: `0x${'a'.repeat(40)}` } as const
const scope: CursorScope = { list: 'history', projectId: 'one', account }

test('a cursor returns its state', () => {
  void assert(
    property(jsonValue(), state => {
      const text = JSON.stringify(state)
      expect(JSON.stringify(cursors.read(scope, cursors.write(scope, state)))).toBe(JSON.stringify(JSON.parse(text)))
    }),
  )
})

test.each<[string, CursorScope]>([
  ['account', { ...scope, account: { ...account, address: `0x${'b'.repeat(40)}` } }],
  ['chain', { ...scope, account: { ...account, chainId: 'eip155:10' } }],
  ['set of chains', { ...scope, account: { namespace: 'eip155', address: account.address } }],
  ['project', { ...scope, projectId: 'two' }],
  ['list', { ...scope, list: 'nfts' }],
])('rejects a cursor of a different %s', (_, other) => {
  const cursor = cursors.write(other, { 'eip155:1': '1.2.3' })
  expect(cursors.read(other, cursor)).toEqual({ 'eip155:1': '1.2.3' })
  expect(() => cursors.read(scope, cursor)).toThrow(HttpFailure)
})

test('rejects a cursor of another server, an altered one and a truncated one', () => {
  const cursor = cursors.write(scope, { 'solana:x': '5.last.anchor.' })
  const own = new SignedCursors(['a secret of another server']).write(scope, {})
  expect(() => cursors.read(scope, own)).toThrow(HttpFailure)
  for (let length = 0; length < cursor.length; length += 1) {
    expect(() => cursors.read(scope, cursor.slice(0, length))).toThrow(HttpFailure)
  }
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_+/= .'
  void assert(
    property(nat(cursor.length - 1), constantFrom(...alphabet), (index, character) => {
      const changed = cursor.slice(0, index) + character + cursor.slice(index + 1)
      if (changed !== cursor) expect(() => cursors.read(scope, changed)).toThrow(HttpFailure)
    }),
  )
})

test('rejects arbitrary text', () => {
  for (const text of ['', 'x', 'e30', '['.repeat(8001), 'A'.repeat(100_000)]) {
    expect(() => cursors.read(scope, text)).toThrow(expect.objectContaining({ status: 400, field: '' }))
  }
  void assert(
    property(string({ unit: 'binary' }), text => void expect(() => cursors.read(scope, text)).toThrow(HttpFailure)),
  )
})

test('reads cursors of every listed secret, and signs with the first', () => {
  const [before, during, after] = [['old'], ['new', 'old'], ['new']].map(
    secrets => new SignedCursors(secrets as [string]),
  )
  const cursor = before?.write(scope, { page: 2 }) ?? ''
  expect(during?.read(scope, cursor)).toEqual({ page: 2 })
  expect(() => after?.read(scope, cursor)).toThrow(HttpFailure)
  expect(after?.read(scope, during?.write(scope, { page: 3 }) ?? '')).toEqual({ page: 3 })
})
