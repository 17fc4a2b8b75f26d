import { Buffer as NodeBuffer } from 'node:buffer'
import { expect, test } from 'vitest'
import { Buffer } from './libraryBuffer'

const texts = ['', 'a', 'ab', 'abc', '{"att":{"eip155":{}}}', 'Grüße — 你好 🙂']

test.each(texts)('writes and reads %j like Node', text => {
  for (const encoding of ['base64', 'hex', 'utf8'] as const) {
    const written = NodeBuffer.from(text).toString(encoding)
    expect(Buffer.from(text).toString(encoding)).toBe(written)
    expect([...Buffer.from(written, encoding)]).toEqual([...NodeBuffer.from(text)])
  }
  const bare = NodeBuffer.from(text).toString('base64url')
  expect(Buffer.from(bare, 'base64').toString('utf-8')).toBe(text)
})

test('concatenates, slices and detects bytes like Node', () => {
  const joined = Buffer.concat([Buffer.from([1, 2]), Uint8Array.of(3)])
  expect([...joined]).toEqual([1, 2, 3])
  expect([...joined.slice(1)]).toEqual([2, 3])
  expect([Buffer.isBuffer(joined), Buffer.isBuffer(Uint8Array.of(1)), Buffer.isBuffer('')]).toEqual([
    true,
    false,
    false,
  ])
})
