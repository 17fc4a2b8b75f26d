import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openKit } from '../../../test/openKit'
import type { ConnectMethodItem } from '../../features/ConnectMethodItem'
import { startFeatures } from '../../features/startFeatures'

function method(more: Partial<ConnectMethodItem> = {}): ConnectMethodItem {
  const icon = { name: 'mail', paths: ['M4 4h16v16H4z'] }
  return { method: 'email', label: { en: 'By mail', de: 'Per Post' }, icon, view: 'GetWallet', ...more }
}

/** Opens Connect with a feature that adds methods. */
function open(methods: readonly ConnectMethodItem[], options: object = {}) {
  return openKit(undefined, {
    ...options,
    prepare: ({ kit }) => startFeatures(kit, [{ name: 'mail', connectMethods: methods }]),
  })
}

/** Texts of the view's parts, from top to bottom. */
function parts(root: ShadowRoot): string[] {
  const found = root.querySelectorAll('.view .connect-or, .view .list-item-title, .view > * > .button')
  return [...found].map(element => element.textContent ?? '')
}

test('shows a method after installed wallets, and before others', async () => {
  const { root } = await open([method()])
  await expect.poll(() => parts(root())).toEqual(expect.arrayContaining(['By mail']))
  expect(parts(root()).slice(-2)).toEqual(['or', 'By mail'])
})

test('opens its view, which loads when the user is about to select the row', async () => {
  const { kit, root } = await open([method()])
  await expect.poll(() => root().querySelector('.added-method')).not.toBeNull()
  await page.getByRole('button', { name: 'By mail' }).click()
  expect(kit.router.current.view).toBe('GetWallet')
})

test('has a tag if the user last connected with it, and follows the language', async () => {
  const { kit, root } = await open([method({ connectorId: 'post' })], { options: { locale: 'de' } })
  const text = () => root().querySelector('.added-method')?.textContent
  await expect.poll(text).toBe('Per Post')
  kit.wallets.remember({ id: 'post', name: 'Post' })
  await expect.poll(text).toBe('Per PostZuletzt')
})

test('follows the order of the app', async () => {
  const { root } = await open([method(), method({ method: 'social' })], {
    options: { features: { connectMethodsOrder: ['social', 'email', 'wallet'] } },
  })
  await expect.poll(() => parts(root()).slice(0, 3)).toEqual(['By mail', 'By mail', 'or'])
})

test('is disabled until the user agrees to the terms', async () => {
  await open([method()], { options: { termsConditionsUrl: 'https://a.example', features: { legalCheckbox: true } } })
  await expect.element(page.getByRole('button', { name: 'By mail' })).toBeDisabled()
  await page.getByRole('checkbox').click()
  await expect.element(page.getByRole('button', { name: 'By mail' })).toBeEnabled()
})

test('is missing while it is not offered, without a separator', async () => {
  const { root } = await open([method({ isOffered: () => false })])
  expect(parts(root())).not.toContain('or')
  expect(root().querySelector('.added-method')).toBeNull()
})

test("is missing while the project's settings turn its feature off", async () => {
  const remote = { name: 'mail', id: 'mail' }
  const { kit, root } = await openKit(undefined, {
    prepare: ({ kit }) => startFeatures(kit, [{ name: 'mail', remote, connectMethods: [method()] }]),
  })
  await expect.poll(() => root().querySelector('.added-method')).not.toBeNull()
  kit.options.state.readRemote = () => false
  await expect.poll(() => root().querySelector('.added-method')).toBeNull()
  kit.options.state.readRemote = () => true
  await expect.poll(() => root().querySelector('.added-method')).not.toBeNull()
})

test('collapses the wallets to one button if the app wants it', async () => {
  const { kit, root } = await open([method()], { options: { features: { collapseWallets: true } } })
  await page.getByRole('button', { name: 'Continue with a wallet' }).click()
  expect(kit.router.current.view).toBe('ConnectWallets')
  await expect.element(page.getByText('First', { exact: true })).toBeVisible()
  expect(root().querySelector('.added-method')).toBeNull()
})

test('collapses nothing without another method', async () => {
  const { root } = await open([], { options: { features: { collapseWallets: true } } })
  expect(parts(root())).toContain('First')
})
