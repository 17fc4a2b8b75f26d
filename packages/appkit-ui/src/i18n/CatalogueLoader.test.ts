import type { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { CatalogueLoader } from './CatalogueLoader'

const en = { hello: 'Hello', count: { one: '{count} thing', other: '{count} things' } } as const
type Words = { readonly hello: string; readonly count: { readonly other: string } }
const arabic: Words = { hello: 'أهلا', count: { other: '{count}' } }

function setUp({ locale = '', lang = '' } = {}) {
  const errors: AppKitError[] = []
  const answers: { resolve(words: Words): void; reject(cause: Error): void }[] = []
  const kit = {
    options: { given: { locale } },
    report: (error: AppKitError) => void errors.push(error),
    environment: { window: { document: { documentElement: { lang } } } },
  } as unknown as ModalKit
  const load = () =>
    new Promise<{ words: Words }>((resolve, reject) => answers.push({ resolve: words => resolve({ words }), reject }))
  return { errors, answers, words: new CatalogueLoader<typeof en>(kit, { en, languages: { ar: load, fr: load } }) }
}

test('English is there at once, in the region that was asked for', () => {
  const { words, answers } = setUp()
  words.speak('en_GB')
  expect(words.state.translator?.locale).toBe('en-GB')
  expect(words.now.t('hello')).toBe('Hello')
  expect(answers).toHaveLength(0)
})

test('another language is loaded once, and nobody reads English meanwhile', async () => {
  const { words, answers } = setUp()
  words.speak('ar-EG')
  words.speak('ar-EG')
  expect(words.state.translator).toBeUndefined()
  expect(answers).toHaveLength(1)
  answers[0]?.resolve(arabic)
  await words.ready
  expect([words.now.t('hello'), words.now.locale, words.now.dir]).toEqual(['أهلا', 'ar-EG', 'rtl'])
})

test.each(['xx', '__proto__', 'constructor', '?!'])('%s, which is no language of ours, speaks English', locale => {
  const { words } = setUp()
  words.speak(locale)
  expect([words.now.t('hello'), words.now.locale]).toEqual(['Hello', 'en'])
})

test('a language that cannot be had is English, and the host hears of it', async () => {
  const { words, answers, errors } = setUp()
  words.speak('ar')
  answers[0]?.reject(new Error('offline'))
  await words.ready
  expect(words.state.translator?.locale).toBe('en')
  expect(errors.map(({ code }) => code)).toEqual(['i18n/load-failed'])
})

test('the language that was asked for last is spoken, whichever arrives last', async () => {
  const { words, answers } = setUp()
  words.speak('ar')
  const first = words.ready
  words.speak('fr')
  answers[1]?.resolve({ ...arabic, hello: 'Bonjour' })
  await words.ready
  answers[0]?.resolve(arabic)
  await first
  expect([words.now.t('hello'), words.now.locale]).toEqual(['Bonjour', 'fr'])
})

test.each([
  [{ locale: 'ar', lang: 'fr' }, 'ar'],
  [{ locale: '', lang: 'fr' }, 'fr'],
])('without a wish of the view it speaks as the shell does: %o', async (given, locale) => {
  const { words, answers } = setUp(given)
  words.speak()
  answers[0]?.resolve(arabic)
  await words.ready
  expect(words.now.locale).toBe(locale)
})
