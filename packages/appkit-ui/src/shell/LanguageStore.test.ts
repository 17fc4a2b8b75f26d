import type { AppKit, AppKitError } from '@openappkit/appkit-core'
import { ScriptedEnvironment } from '@openappkit/appkit-core/testing'
import { createTestKit } from '@openappkit/test-kit/create-test-kit'
import { expect, onTestFinished, test } from 'vitest'
import { evm } from '../../test/chains'
import { loadCatalog } from '../i18n/loadCatalog'
import { LanguageStore } from './LanguageStore'

interface Language {
  readonly appkit: AppKit
  readonly errors: readonly AppKitError[]
  readonly store: LanguageStore
  shownLocale(): string | undefined
  /** Sets the document's language. */
  setLang(lang: string): void
}

function setLocale(locale: string | undefined, lang = '', load?: typeof loadCatalog): Language {
  const observers = new Set<() => void>()
  class MutationObserver {
    readonly #look: () => void
    constructor(look: () => void) {
      this.#look = look
    }
    observe() {
      observers.add(this.#look)
    }
    disconnect() {
      observers.delete(this.#look)
    }
  }
  const document = { documentElement: { lang } }
  const environment = new ScriptedEnvironment({ page: { document, MutationObserver } })
  // The kit's own default for tests is English, so `undefined` has to be explicit.
  const options = { networks: evm.networks, locale: locale as string }
  const { appkit, kit, errors } = createTestKit({ options, environment })
  const store = new LanguageStore(kit, load)
  onTestFinished(store.stop)
  return {
    appkit,
    errors,
    store,
    shownLocale: () => store.state.translator?.locale,
    setLang(lang) {
      document.documentElement.lang = lang
      for (const look of observers) look()
    },
  }
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

test('follows the option, then the document again once the option is reset', async () => {
  const { appkit, setLang, shownLocale, store } = setLocale('en', 'ar')
  expect(shownLocale()).toBe('en')
  await appkit.updateOptions({ locale: 'de' })
  // The last language stays until the new one has loaded.
  expect(shownLocale()).toBe('en')
  await expect.poll(shownLocale).toBe('de')
  setLang('ar-EG')
  await appkit.updateOptions({ debug: false })
  expect(store.wanted).toBe('de')
  await appkit.updateOptions({ locale: undefined })
  await expect.poll(shownLocale).toBe('ar-EG')
  setLang('en-GB')
  expect(shownLocale()).toBe('en-GB')
})

test('never replaces a newer choice with messages that arrive late', async () => {
  const arrivals = new Map<string, () => void>()
  const load: typeof loadCatalog = locale =>
    new Promise(resolve => arrivals.set(locale, () => resolve(loadCatalog(locale))))
  const { appkit, shownLocale } = setLocale('ar', '', load)
  await appkit.updateOptions({ locale: 'de' })
  arrivals.get('de')?.()
  await expect.poll(shownLocale).toBe('de')
  arrivals.get('ar')?.()
  await loadCatalog('ar')
  await new Promise(resolve => setTimeout(resolve, 0))
  expect(shownLocale()).toBe('de')
})

test('reports messages that fail to load, unless the app has chosen another language since', async () => {
  const failures: (() => void)[] = []
  const load: typeof loadCatalog = () => new Promise((_, reject) => failures.push(() => reject(new Error('offline'))))
  const { appkit, errors, shownLocale } = setLocale('ar', '', load)
  await appkit.updateOptions({ locale: 'de' })
  for (const fail of failures) fail()
  await expect.poll(() => errors.map(({ code }) => code)).toEqual(['i18n/load-failed'])
  expect(errors[0]?.message).toContain('The de messages')
  expect(shownLocale()).toBe('en')
})

test('keeps its language once stopped', async () => {
  const { appkit, shownLocale, store } = setLocale('en')
  store.stop()
  await appkit.updateOptions({ locale: 'en-GB' })
  expect(shownLocale()).toBe('en')
})
