import { createTranslator } from '@openappkit/appkit-ui/elements'
import { expect, test } from 'vitest'
import { ether } from '../../test/startSend'
import { readAmount } from '../draft/readAmount'
import { emptyDraft, type SendDraft } from '../draft/SendDraft'
import { amountErrorText } from './amountErrorText'
import { messages as ar } from './locales/send.ar'
import { messages as de } from './locales/send.de'
import { sendEn } from './locales/send.en'
import { recipientErrorText } from './recipientErrorText'

const catalogs = { en: sendEn, de, ar, 'ar-EG': ar, 'en-DE': sendEn }

function errorOf(amountText: string, locale: keyof typeof catalogs, change: Partial<SendDraft> = {}) {
  const typed = { ...emptyDraft(ether), amountText, locale, ...change }
  const translator = createTranslator<typeof sendEn>(catalogs[locale], locale)
  return amountErrorText({ ...typed, amount: readAmount(typed) }, translator, false)?.replace(/[\u2068\u2069]/g, '')
}

test.each([
  ['0,5', 'en', 'Use a point for decimals, like 0.5.'],
  ['0.5', 'en-DE', 'Use a comma for decimals, like 0,5.'],
  ['0.5', 'de', 'Verwende ein Komma für Nachkommastellen: 0,5.'],
  ['0,5', 'ar', 'استخدم النقطة للكسور العشرية، مثل 0.5.'],
  ['1,234', 'en', 'This could be 1234 or 1.234. Enter the one you mean.'],
  ['1.234', 'de', 'Das kann 1234 oder 1,234 heißen. Gib den gemeinten Betrag ein.'],
  ['1,234', 'ar', 'قد يعني هذا 1234 أو 1.234. أدخل المبلغ الذي تقصده.'],
  ['1e3', 'en', 'Write out the amount, like 0.5.'],
  ['1e3', 'de', 'Schreib den Betrag aus, zum Beispiel 0,5.'],
  ['1e3', 'ar-EG', 'اكتب المبلغ كاملًا، مثل ٠٫٥.'],
  ['0.001', 'en', 'ETH has at most 2 decimals.'],
  ['0,001', 'de', 'ETH hat höchstens 2 Nachkommastellen.'],
  ['0.001', 'ar', 'تقبل عملة ETH خانتين عشريتين على الأكثر.'],
  ['much', 'en', 'Enter an amount like 0.5.'],
  ['99', 'de', 'Nicht genug ETH. Du hast 10.'],
  ['5', 'de', undefined],
] as const)('says how to fix %s in %s', (text, locale, expected) => {
  expect(errorOf(text, locale)).toBe(expected)
})

test('names a token that only has whole units', () => {
  const token = { ...ether, symbol: 'PUNK', decimals: 0 }
  expect(errorOf('0.5', 'en', { token })).toBe('PUNK has no decimals. Enter a whole number.')
})

test('asks for missing values only once they are required', () => {
  const { t, ...translator } = createTranslator<typeof sendEn>(sendEn, 'en')
  const draft = emptyDraft(ether)
  expect(amountErrorText(draft, { t, ...translator }, false)).toBeUndefined()
  expect(amountErrorText(draft, { t, ...translator }, true)).toBe('Enter an amount.')
  expect(amountErrorText(emptyDraft(), { t, ...translator }, true)).toBe('Select a token.')
  expect(recipientErrorText(draft, t, 'Ethereum', false)).toBeUndefined()
  expect(recipientErrorText(draft, t, 'Ethereum', true)).toBe('Enter an address or name.')
})
