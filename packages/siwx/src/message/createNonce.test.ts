import { afterEach, expect, test, vi } from 'vitest'
import { createNonce } from './createNonce'

afterEach(() => vi.restoreAllMocks())

test('creates unique nonces of 20 letters and digits, with more than 96 bits', () => {
  const nonces = Array.from({ length: 1000 }, createNonce)
  for (const nonce of nonces) expect(nonce).toMatch(/^[A-Za-z0-9]{20}$/)
  expect(new Set(nonces).size).toBe(1000)
  expect(new Set(nonces.join('')).size).toBe(62)
})

test('creates nonces from the secure generator and discards bytes that would bias some characters', () => {
  let byte = 247
  vi.spyOn(Math, 'random').mockImplementation(() => {
    throw new Error('not secure')
  })
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(bytes => {
    if (bytes instanceof Uint8Array) for (const at of bytes.keys()) bytes[at] = byte++ % 256
    return bytes
  })
  // 247 is the last byte that counts; 248 to 255 are skipped, and 0 follows.
  expect(createNonce()).toBe('9ABCDEFGHIJKLMNOPQRS')
})
