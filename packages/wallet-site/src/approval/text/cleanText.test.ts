import { expect, test } from 'vitest'
import { cleanText, visibleMessage } from './cleanText'

test.each([
  ['direction overrides', 'usd\u202Ecsu', 'usdcsu'],
  ['zero-width characters', 'U\u200BS\uFEFFDC', 'USDC'],
  ['tag characters', 'ETH\u{E0041}\u{E0042}', 'ETH'],
  ['line breaks', 'a\n\n\tb', 'a b'],
  ['Hangul fillers', '\u3164\u3164', ''],
])('drops %s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
})

test('keeps letters of every script, and cuts at whole characters', () => {
  expect(cleanText('محفظة')).toBe('محفظة')
  expect(cleanText('👛👛👛👛', 3)).toBe('👛👛👛…')
})

test('shows what a message hides, and keeps its lines', () => {
  expect(visibleMessage('a\r\nb\u202Ec')).toBe('a\nb▯c')
})
