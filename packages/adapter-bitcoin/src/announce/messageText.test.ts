import { expect, test } from 'vitest'
import { messageText } from './messageText'

test('decodes the bytes of a text, including a byte order mark', () => {
  for (const text of ['', 'Grüße ≈ ₿', '\uFEFFmarked']) expect(messageText(new TextEncoder().encode(text))).toBe(text)
  expect(messageText(new TextEncoder().encode('--inner--').subarray(2, 7))).toBe('inner')
})

test("rejects bytes that aren't text", () => {
  for (const value of [Uint8Array.of(0xff, 0xfe), 'text', undefined, null, [104, 105]])
    expect(() => messageText(value)).toThrow(expect.objectContaining({ code: 'message/invalid' }))
})
