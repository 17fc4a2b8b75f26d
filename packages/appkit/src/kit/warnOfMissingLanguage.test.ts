import { type AppKitError, memoryStorage } from '@openappkit/appkit-core'
import { expect, onTestFinished, test } from 'vitest'
import { fakeModal } from '../../test/fakeModal'
import { ethereum } from '../../test/session'
import { HostKit } from './HostKit'
import { warnOfMissingLanguage } from './warnOfMissingLanguage'

async function setUp(locale: string) {
  const errors: AppKitError[] = []
  const onError = (error: AppKitError) => void errors.push(error)
  const kit = new HostKit({ networks: [ethereum], storage: memoryStorage(), locale, onError }, fakeModal())
  onTestFinished(() => kit.destroy())
  warnOfMissingLanguage(await kit.load())
  return { kit, messages: () => errors.map(({ code, message }) => `${code}: ${message}`) }
}

test('reports each language without a translation once, with the available ones', async () => {
  const { kit, messages } = await setUp('fr-CA')
  const french = 'i18n/not-translated: No Canadian French translation yet; showing English. Available: en, ar, de.'
  expect(messages()).toEqual([french])
  await kit.setLocale('de')
  await kit.setLocale('fr-CA')
  await kit.setLocale('it')
  await expect
    .poll(messages)
    .toEqual([french, 'i18n/not-translated: No Italian translation yet; showing English. Available: en, ar, de.'])
})

test.each(['', 'en', 'de_AT', 'AR-eg'])('reports nothing for the locale %o', async locale => {
  expect((await setUp(locale)).messages()).toEqual([])
})
