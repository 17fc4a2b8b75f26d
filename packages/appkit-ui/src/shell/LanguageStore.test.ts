import type { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { LanguageStore } from './LanguageStore'

function setLocale(locale: string | undefined, lang = '') {
  const errors: AppKitError[] = []
  const kit = { options: { input: { locale } }, report: (error: AppKitError) => errors.push(error) }
  const store = new LanguageStore(kit as unknown as ModalKit, { documentElement: { lang } } as Document)
  return { errors, store, shownLocale: () => store.state.translator?.locale }
}

test.each([
  ['en', '', 'en'],
  ['en-GB', 'ar', 'en-GB'],
  ['EN-us', '', 'EN-us'],
  [undefined, 'en-AU', 'en-AU'],
  ['', 'en-AU', 'en-AU'],
  [undefined, '', 'en'],
  // A document's `lang` is free text.
  [undefined, 'en us', 'en'],
])('with the locale %o and the document language %o, shows English immediately, as %s', (locale, lang, expected) => {
  const { shownLocale } = setLocale(locale, lang)
  expect(shownLocale()).toBe(expected)
})

test.each([
  ['ar-EG', '', 'ar-EG', 'rtl'],
  ['de_AT', '', 'de-AT', 'ltr'],
  ['en_GB', '', 'en-GB', 'ltr'],
  [undefined, 'de', 'de', 'ltr'],
  ['tlh', 'de', 'en', 'ltr'],
  ['english', '', 'en', 'ltr'],
])('locale %o in a %o document shows nothing before %s has loaded', async (locale, lang, expected, dir) => {
  const { shownLocale, store, errors } = setLocale(locale, lang)
  expect(shownLocale()).toBeUndefined()
  await expect.poll(shownLocale).toBe(expected)
  expect(store.state.translator?.dir).toBe(dir)
  expect(errors).toEqual([])
})
