import { expect, test } from 'vitest'
import { normalizeName } from './normalizeName'

test.each([
  ['vitalik.eth', 'vitalik.eth'],
  ['Vitalik.ETH', 'vitalik.eth'],
  ['bücher.example.eth', 'bücher.example.eth'],
  ['москва.eth', 'москва.eth'],
  ['الشبكة.eth', 'الشبكة.eth'],
  ['🦊.eth', '🦊.eth'],
  ['vita\u200blik.eth', 'vitalik.eth'],
  ['_service.name.eth', '_service.name.eth'],
])('normalizes %s to %s', (typed, normal) => {
  expect(normalizeName(typed)).toBe(normal)
})

test.each([
  ['a Cyrillic letter among Latin ones', 'vit\u0430lik.eth'],
  ['a Greek letter among Latin ones', 'vital\u03b9k.eth'],
  ['Cyrillic letters that look like a Latin word', '\u0440\u0430\u0443\u0440\u0430l.eth'],
  ['only letters with Latin look-alikes', '\u0430\u0441\u0435.eth'],
  ['a joiner outside an emoji', 'vita\u200dlik.eth'],
  ['a right-to-left override', 'vita\u202elik.eth'],
  ['a letter with too many marks', 'a\u0300\u0301\u0302\u0303\u0304.eth'],
  ['an ideographic full stop', 'vitalik\u3002eth'],
  ['a space', 'vita lik.eth'],
  ['a hash instead of a label', `[${'ab'.repeat(32)}].eth`],
  ['an empty label', 'vitalik..eth'],
  ['nothing before the dot', '.eth'],
  ['nothing after the dot', 'vitalik.'],
  ['no dot', 'vitalik'],
  ['no text', ''],
  ['an address instead of a name', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth'],
  ['too many characters', `${'a'.repeat(252)}.eth`],
  ['too many bytes', `${'あ'.repeat(100)}.eth`],
])('rejects a name with %s', (_what, name) => {
  expect(normalizeName(name)).toBeUndefined()
})
