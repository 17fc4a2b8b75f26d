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
  ['Cyrillic letters that read as a Latin word', '\u0440\u0430\u0443\u0440\u0430l.eth'],
  ['only letters that have Latin twins', '\u0430\u0441\u0435.eth'],
  ['a joiner outside an emoji', 'vita\u200dlik.eth'],
  ['text that runs backwards', 'vita\u202elik.eth'],
  ['a letter with too many marks', 'a\u0300\u0301\u0302\u0303\u0304.eth'],
  ['a dot that is none', 'vitalik\u3002eth'],
  ['a space', 'vita lik.eth'],
  ['a hash in place of a label', `[${'ab'.repeat(32)}].eth`],
  ['an empty label', 'vitalik..eth'],
  ['nothing before the dot', '.eth'],
  ['nothing behind the dot', 'vitalik.'],
  ['no dot', 'vitalik'],
  ['nothing', ''],
  ['an address in place of a name', '0xd8da6bf26964af9d7eed9e03e53415d37aa96045.eth'],
  ['more than fits', `${'a'.repeat(252)}.eth`],
  ['more bytes than fit', `${'あ'.repeat(100)}.eth`],
])('rejects a name with %s', (_what, name) => {
  expect(normalizeName(name)).toBeUndefined()
})
