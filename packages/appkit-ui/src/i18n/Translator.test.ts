import { describe, expect, expectTypeOf, test } from 'vitest'
import { words as ar } from '../locales/ar'
import { words as de } from '../locales/de'
import { en } from '../locales/en'
import { words as holdingsAr } from '../locales/holdings.ar'
import { words as holdingsDe } from '../locales/holdings.de'
import { holdingsEn } from '../locales/holdings.en'
import { words as laterAr } from '../locales/later.ar'
import { words as laterDe } from '../locales/later.de'
import { laterEn } from '../locales/later.en'
import { words as receiveAr } from '../locales/receive.ar'
import { words as receiveDe } from '../locales/receive.de'
import { receiveEn } from '../locales/receive.en'
import type { Catalogue, MessageParams } from './Catalogue'
import { loadCatalogue } from './loadCatalogue'
import { createTranslator } from './Translator'

const english = createTranslator<typeof en>(en, 'en')
const arabic = createTranslator<typeof en>(ar, 'ar')

describe('a translator', () => {
  test('puts values in their places', () => {
    expect(english.t('connecting.title', { wallet: 'MetaMask' })).toBe('Continue in MetaMask')
  })

  test('a value is not read as a pattern or a placeholder', () => {
    expect(english.t('connecting.title', { wallet: '$& {wallet}' })).toBe('Continue in $& {wallet}')
  })

  test('isolates names in right-to-left sentences, and right-to-left names in others', () => {
    expect(arabic.t('connecting.title', { wallet: 'MetaMask' })).toContain('\u2068MetaMask\u2069')
    expect(english.t('connecting.title', { wallet: 'محفظة' })).toBe('Continue in \u2068محفظة\u2069')
  })

  test('a name cannot carry controls that reorder the sentence', () => {
    expect(english.t('connecting.title', { wallet: 'Meta\u202EksaM\u2069' })).toBe('Continue in MetaksaM')
  })

  test('knows the direction of its language', () => {
    expect([english.dir, arabic.dir, createTranslator<typeof en>(ar, 'ar-EG').dir]).toEqual(['ltr', 'rtl', 'rtl'])
    expect(createTranslator<typeof en>(en, 'arn').dir).toBe('ltr')
  })

  test.each([
    [0, 'لم يُعثر على أي شبكة'],
    [1, 'عُثر على شبكة واحدة'],
    [2, 'عُثر على شبكتين'],
    [3, 'عُثر على 3 شبكات'],
    [11, 'عُثر على 11 شبكة'],
    [100, 'عُثر على 100 شبكة'],
  ])('counts %i in Arabic with the right form', (count, text) => {
    expect(createTranslator<typeof laterEn>(laterAr, 'ar-u-nu-latn').t('networks.found', { count })).toBe(text)
  })

  test('counts in English', () => {
    const english = createTranslator<typeof laterEn>(laterEn, 'en')
    expect(english.t('networks.found', { count: 1 })).toBe('1 network found')
    expect(english.t('networks.found', { count: 1200 })).toBe('1,200 networks found')
  })

  test.each([
    ['de', 1, '1 Netzwerk gefunden'],
    ['de', 1200, '1.200 Netzwerke gefunden'],
    ['de-AT', 0, '0 Netzwerke gefunden'],
    ['de-CH', 2, '2 Netzwerke gefunden'],
  ])('counts in German as %s does: %i', (locale, count, text) => {
    expect(createTranslator<typeof laterEn>(laterDe, locale).t('networks.found', { count })).toBe(text)
  })

  test('the compiler knows which values a message needs', () => {
    expectTypeOf<MessageParams<(typeof laterEn)['switch.approveDetail']>>().toEqualTypeOf<{
      readonly wallet: string | number
      readonly network: string | number
    }>()
    // @ts-expect-error a message with a placeholder needs its value
    english.t('connecting.title')
    // @ts-expect-error a message without placeholders takes none
    english.t('tryAgain', { wallet: 'x' })
  })
})

/** The placeholders of a message, all its forms together. */
function placeholders(message: Catalogue[string] | undefined): string[] {
  const text = typeof message === 'object' ? message.other : message
  return [...(text?.matchAll(/\{\w+\}/g) ?? [])].map(([name]) => name).sort()
}

const everyWord: Catalogue = { ...en, ...laterEn, ...holdingsEn, ...receiveEn }
const arabicWords: Catalogue = { ...ar, ...laterAr, ...holdingsAr, ...receiveAr }
const germanWords: Catalogue = { ...de, ...laterDe, ...holdingsDe, ...receiveDe }

describe.each([
  ['ar', arabicWords],
  ['de', germanWords],
])('the catalogue of %s', (locale, translated) => {
  test('uses the same values as the English one in every message', () => {
    for (const key of Object.keys(everyWord))
      expect(placeholders(translated[key]), key).toEqual(placeholders(everyWord[key]))
  })

  test('has every plural form of the language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const [key, message] of Object.entries(translated)) {
      if (typeof message === 'object') expect(Object.keys(message).toSorted(), key).toEqual(forms)
    }
  })
})

/** What German calls by the same word, or by a name. */
const sameInGerman =
  /^(OpenAppKit|NFTs|Wallets|WalletConnect|Browser|Desktop|Website|Standard|Ordinals|Stacks|Chrome Web Store|App Store|Google Play|Android|Multichain)$/

test('German leaves nothing in English but names and the words that both share', () => {
  const left = Object.entries(germanWords).filter(
    ([key, message]) =>
      JSON.stringify(message) === JSON.stringify(everyWord[key]) && !sameInGerman.test(String(message)),
  )
  expect(left).toEqual([])
})

test('Arabic leaves nothing in English but names', () => {
  for (const [key, message] of Object.entries(arabicWords)) {
    for (const text of typeof message === 'object' ? Object.values(message) : [message]) {
      expect(
        text.replace(
          /\{\w+\}|QR|OpenAppKit|WalletConnect|Chrome|App Store|Google Play|iPhone|iPad|Android|Ordinals|Stacks/g,
          '',
        ),
        key,
      ).not.toMatch(/[A-Za-z]/)
    }
  }
})

describe('loadCatalogue', () => {
  test.each([
    ['ar', 'ar', ar],
    ['ar-EG', 'ar-EG', ar],
    ['de', 'de', de],
    ['de-AT', 'de-AT', de],
    ['de_CH', 'de-CH', de],
    ['en-GB', 'en-GB', en],
    ['xx', 'en', en],
    ['__proto__', 'en', en],
    ['constructor', 'en', en],
  ])('%s gives the words of %s', async (asked, locale, messages) => {
    expect(await loadCatalogue(asked)).toEqual({ locale, messages })
  })
})
