import { solanaSigner } from '@openappkit/testing/signers'
import { base58 } from '@scure/base'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { verifySolanaSignature } from './verifySolanaSignature'

const chainId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const message = 'Grüße — 你好'

test("accepts a wallet's signature only for its account and text", async () => {
  const { address, sign } = await solanaSigner(7)
  const other = await solanaSigner(8)
  const signature = await sign(message)
  expect(verifySolanaSignature({ address, chainId, message, signature })).toBe(true)
  expect(verifySolanaSignature({ address, chainId, message: `${message}!`, signature })).toBe(false)
  expect(verifySolanaSignature({ address: other.address, chainId, message, signature })).toBe(false)
})

test('rejects a tampered signature', async () => {
  const { address, sign } = await solanaSigner(7)
  const bytes = base58.decode(await sign(message))
  for (let at = 0; at < bytes.length; at += 7) {
    const tampered = bytes.map((byte, index) => (index === at ? byte ^ 1 : byte))
    expect(verifySolanaSignature({ address, chainId, message, signature: base58.encode(tampered) })).toBe(false)
  }
})

test('rejects a key of small order, which would accept one signature for every message', () => {
  // The neutral element as key, and the signature R = neutral element, S = 0
  const neutral = Uint8Array.of(1, ...new Uint8Array(31))
  const signature = base58.encode(Uint8Array.of(...neutral, ...new Uint8Array(32)))
  expect(verifySolanaSignature({ address: base58.encode(neutral), chainId, message, signature })).toBe(false)
})

test('returns false for malformed signatures and addresses, without throwing', async () => {
  const { address, sign } = await solanaSigner(7)
  const signature = await sign(message)
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), text => {
      expect(verifySolanaSignature({ address, chainId, message, signature: text })).toBe(false)
      expect(verifySolanaSignature({ address: text, chainId, message, signature })).toBe(false)
    }),
  )
  expect(verifySolanaSignature({ address, chainId, message, signature: '1'.repeat(1_000_000) })).toBe(false)
})
