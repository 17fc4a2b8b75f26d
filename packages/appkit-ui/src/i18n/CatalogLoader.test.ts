import type { AppKitError } from '@openappkit/appkit-core'
import type { ModalKit } from '@openappkit/appkit-core/modal'
import { expect, test } from 'vitest'
import { CatalogLoader } from './CatalogLoader'

const en = { hello: 'Hello', count: { one: '{count} thing', other: '{count} things' } } as const
type Messages = { readonly hello: string; readonly count: { readonly other: string } }
const arabic: Messages = { hello: 'أهلا', count: { other: '{count}' } }

function setUp(locale = 'en') {
  const errors: AppKitError[] = []
  const answers: { resolve(messages: Messages): void; reject(cause: Error): void }[] = []
  const kit = {
    options: { locale },
    report: (error: AppKitError) => void errors.push(error),
  } as unknown as ModalKit
  const load = () =>
    new Promise<{ messages: Messages }>((resolve, reject) =>
      answers.push({ resolve: messages => resolve({ messages }), reject }),
    )
  return { errors, answers, catalog: new CatalogLoader<typeof en>(kit, { en, languages: { ar: load, fr: load } }) }
}

test('provides English immediately, in the requested region', () => {
  const { catalog, answers } = setUp()
  catalog.setLocale('en_GB')
  expect(catalog.state.translator?.locale).toBe('en-GB')
  expect(catalog.now.t('hello')).toBe('Hello')
  expect(answers).toHaveLength(0)
})

test('loads another language once, without showing English first', async () => {
  const { catalog, answers } = setUp()
  catalog.setLocale('ar-EG')
  catalog.setLocale('ar-EG')
  expect(catalog.state.translator).toBeUndefined()
  expect(answers).toHaveLength(1)
  answers[0]?.resolve(arabic)
  await catalog.ready
  expect([catalog.now.t('hello'), catalog.now.locale, catalog.now.dir]).toEqual(['أهلا', 'ar-EG', 'rtl'])
})

test.each(['xx', '__proto__', 'constructor', '?!'])('falls back to English for the unknown language %s', locale => {
  const { catalog } = setUp()
  catalog.setLocale(locale)
  expect([catalog.now.t('hello'), catalog.now.locale]).toEqual(['Hello', 'en'])
})

test('falls back to English and reports a language that fails to load', async () => {
  const { catalog, answers, errors } = setUp()
  catalog.setLocale('ar')
  answers[0]?.reject(new Error('offline'))
  await catalog.ready
  expect(catalog.state.translator?.locale).toBe('en')
  expect(errors.map(({ code }) => code)).toEqual(['i18n/load-failed'])
})

test('uses the last requested language, whichever loads first', async () => {
  const { catalog, answers } = setUp()
  catalog.setLocale('ar')
  const first = catalog.ready
  catalog.setLocale('fr')
  answers[1]?.resolve({ ...arabic, hello: 'Bonjour' })
  await catalog.ready
  answers[0]?.resolve(arabic)
  await first
  expect([catalog.now.t('hello'), catalog.now.locale]).toEqual(['Bonjour', 'fr'])
})

test("without a locale, uses the kit's language", async () => {
  const { catalog, answers } = setUp('ar')
  catalog.setLocale()
  answers[0]?.resolve(arabic)
  await catalog.ready
  expect(catalog.now.locale).toBe('ar')
})
