import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { liveLog } from '../../test/liveLog'
import { openKit } from '../../test/openKit'
import { messages as ar } from '../locales/ar'
import { messages as de } from '../locales/de'

const connected = ['io.first']

test.each([
  ['de', de],
  ['ar', ar],
] as const)('every toast of the kit is in the language of the modal: %s', async (locale, messages) => {
  const { kit, root } = await openKit(undefined, { connected, options: { locale } })
  await expect.poll(() => root().querySelector('[part=root]')?.getAttribute('lang')).toBe(locale)
  for (const key of ['balance.unavailable', 'wallets.newAdded', 'wallets.switched'] as const) {
    kit.toasts.show(key, 'success')
    await expect.poll(() => root().querySelector('.toast')?.textContent).toBe(messages[key])
  }
})

test('a text in another language carries it, for the eye and the ear', async () => {
  const { kit, root } = await openKit(undefined, { connected })
  kit.toasts.show('Gespeichert', 'success', { lang: 'de' })
  for (const selector of ['.toast-slot', '[role=status]'])
    await expect.poll(() => root().querySelector(`${selector}[lang=de]`)?.textContent).toBe('Gespeichert')
})

test('a toast leaves with its view and lies above the footer', async () => {
  const { kit, root } = await openKit({ view: 'Networks' }, { connected })
  const log = liveLog(root())
  kit.toasts.show('wallets.switched', 'success')
  await expect.poll(() => root().querySelector('.toast')).not.toBeNull()
  const toast = root().querySelector('.toast')?.getBoundingClientRect()
  const footer = root().querySelector('footer')?.getBoundingClientRect()
  expect(toast?.bottom).toBeLessThanOrEqual(footer?.top ?? 0)
  kit.router.push('WhatIsANetwork')
  expect(kit.toasts.state.open).toBe(false)
  await expect.poll(() => log.filter(text => text !== 'Loading')).toEqual(['Wallet switched'])
})

test('says in view and ear why a modal stays open', async () => {
  const { kit, root } = await openKit(undefined, { connected })
  const log = liveLog(root())
  kit.router.reset('UnsupportedChain')
  await page.getByRole('button', { name: 'Close' }).click()
  await expect
    .poll(() => root().querySelector('.toast')?.textContent)
    .toBe('Choose a network or disconnect to continue')
  await expect
    .poll(() => log.filter(text => text !== 'Loading'))
    .toEqual(['Choose a network or disconnect to continue'])
})
