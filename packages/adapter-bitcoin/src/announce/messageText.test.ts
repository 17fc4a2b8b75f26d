import { expect, test } from 'vitest'
import { messageText } from './messageText'

test('the bytes of a text are that text, its first mark and all', () => {
  for (const text of ['', 'Grüße ≈ ₿', '\uFEFFmarked']) expect(messageText(new TextEncoder().encode(text))).toBe(text)
  expect(messageText(new TextEncoder().encode('--inner--').subarray(2, 7))).toBe('inner')
})

test('what is no text is not signed as something else', () => {
  for (const given of [Uint8Array.of(0xff, 0xfe), 'text', undefined, null, [104, 105]])
    expect(() => messageText(given)).toThrow(expect.objectContaining({ code: 'message/unreadable' }))
})
