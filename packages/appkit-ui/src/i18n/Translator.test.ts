import { describe, expect, expectTypeOf, test } from 'vitest'
import { messages as ar } from '../locales/ar'
import { messages as assetsAr } from '../locales/assets.ar'
import { messages as assetsDe } from '../locales/assets.de'
import { assetsEn } from '../locales/assets.en'
import { messages as de } from '../locales/de'
import { en } from '../locales/en'
import { messages as lazyAr } from '../locales/lazy.ar'
import { messages as lazyDe } from '../locales/lazy.de'
import { lazyEn } from '../locales/lazy.en'
import { messages as receiveAr } from '../locales/receive.ar'
import { messages as receiveDe } from '../locales/receive.de'
import { receiveEn } from '../locales/receive.en'
import type { Catalog, MessageParams } from './Catalog'
import { loadCatalog } from './loadCatalog'
import { createTranslator } from './Translator'

const english = createTranslator<typeof en>(en, 'en')
const arabic = createTranslator<typeof en>(ar, 'ar')

describe('a translator', () => {
  test('inserts values into placeholders', () => {
    expect(english.t('connecting.title', { wallet: 'MetaMask' })).toBe('Continue in MetaMask')
  })

  test('does not read a value as a pattern or a placeholder', () => {
    expect(english.t('connecting.title', { wallet: '$& {wallet}' })).toBe('Continue in $& {wallet}')
  })

  test('isolates names in right-to-left sentences, and right-to-left names in others', () => {
    expect(arabic.t('connecting.title', { wallet: 'MetaMask' })).toContain('\u2068MetaMask\u2069')
    expect(english.t('connecting.title', { wallet: 'محفظة' })).toBe('Continue in \u2068محفظة\u2069')
  })

  test('strips direction controls from a name', () => {
    expect(english.t('connecting.title', { wallet: 'Meta\u202EksaM\u2069' })).toBe('Continue in MetaksaM')
  })

  test('returns the direction of its language', () => {
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
    expect(createTranslator<typeof lazyEn>(lazyAr, 'ar-u-nu-latn').t('networks.found', { count })).toBe(text)
  })

  test('counts in English', () => {
    const english = createTranslator<typeof lazyEn>(lazyEn, 'en')
    expect(english.t('networks.found', { count: 1 })).toBe('1 network found')
    expect(english.t('networks.found', { count: 1200 })).toBe('1,200 networks found')
  })

  test.each([
    ['de', 1, '1 Netzwerk gefunden'],
    ['de', 1200, '1.200 Netzwerke gefunden'],
    ['de-AT', 0, '0 Netzwerke gefunden'],
    ['de-CH', 2, '2 Netzwerke gefunden'],
  ])('counts in German for %s: %i', (locale, count, text) => {
    expect(createTranslator<typeof lazyEn>(lazyDe, locale).t('networks.found', { count })).toBe(text)
  })

  test('requires the values of a message at compile time', () => {
    expectTypeOf<MessageParams<(typeof lazyEn)['networks.of']>>().toEqualTypeOf<{
      readonly chain: string | number
    }>()
    // @ts-expect-error a message with a placeholder needs its value
    english.t('connecting.title')
    // @ts-expect-error a message without placeholders takes none
    english.t('tryAgain', { wallet: 'x' })
  })
})

/** Returns the placeholders of a message. Plurals use their `other` form. */
function placeholders(message: Catalog[string] | undefined): string[] {
  const text = typeof message === 'object' ? message.other : message
  return [...(text?.matchAll(/\{\w+\}/g) ?? [])].map(([name]) => name).sort()
}

const everyMessage: Catalog = { ...en, ...lazyEn, ...assetsEn, ...receiveEn }
const arabicMessages: Catalog = { ...ar, ...lazyAr, ...assetsAr, ...receiveAr }
const germanMessages: Catalog = { ...de, ...lazyDe, ...assetsDe, ...receiveDe }

describe.each([
  ['ar', arabicMessages],
  ['de', germanMessages],
])('the catalog of %s', (locale, translated) => {
  test('uses the same placeholders as the English catalog in every message', () => {
    for (const key of Object.keys(everyMessage))
      expect(placeholders(translated[key]), key).toEqual(placeholders(everyMessage[key]))
  })

  test('has every plural form of the language', () => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const [key, message] of Object.entries(translated)) {
      if (typeof message === 'object') expect(Object.keys(message).toSorted(), key).toEqual(forms)
    }
  })
})

/** Strings and names that are the same in German. */
const sameInGerman =
  /^(OpenAppKit|NFTs|Wallets|WalletConnect|Browser|Desktop|Website|Standard|Ordinals|Stacks|Chrome Web Store|App Store|Google Play|Android|Multichain|NFT #\{tokenId\})$/

test('the German catalog leaves only names and shared words in English', () => {
  const left = Object.entries(germanMessages).filter(
    ([key, message]) =>
      JSON.stringify(message) === JSON.stringify(everyMessage[key]) && !sameInGerman.test(String(message)),
  )
  expect(left).toEqual([])
})

test('the Arabic catalog leaves only names in English', () => {
  for (const [key, message] of Object.entries(arabicMessages)) {
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

describe('loadCatalog', () => {
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
  ])('loads the messages of %s as %s', async (requested, locale, messages) => {
    expect(await loadCatalog(requested)).toEqual({ locale, messages })
  })
})
