import { hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { connector, walletConnect } from '../../../test/createViewKit'
import { fakeBackend, listings } from '../../../test/fakeBackend'
import { fakePhone } from '../../../test/fakePhone'
import { openKit } from '../../../test/openKit'

const tops = (root: ShadowRoot): Record<string, number> =>
  Object.fromEntries(
    [...root.querySelectorAll('.view li')].flatMap(row => {
      const title = row.querySelector('.list-item-title')?.textContent
      return title
        ? [[title, row.getBoundingClientRect().top - (root.querySelector('.view')?.getBoundingClientRect().top ?? 0)]]
        : []
    }),
  )

test("reserves space for the directory's rows, so that no row moves", async () => {
  const backend = fakeBackend(listings(40))
  const release = backend.hold()
  const { kit, root } = await openKit(undefined, {
    options: { cloud: backend.url },
    connectors: [walletConnect, connector('io.first', 'First')],
    isLoading: true,
  })
  const before = tops(root())
  expect(Object.keys(before)).toEqual(['WalletConnect', 'First', 'All wallets'])
  expect(root().querySelectorAll('.skeleton')).toHaveLength(1)
  release()
  await expect.poll(() => kit.directory.state.start.status).toBe('ready')
  await expect.element(page.getByRole('button', { name: 'Wallet 0 Scan a QR code' })).toBeVisible()
  expect(tops(root())).toMatchObject(before)
  expect(root().querySelector('.skeleton')).toBeNull()
  await expect.element(page.getByRole('button', { name: 'All wallets 40+' })).toBeVisible()
})

test('with two installed wallets, shows no skeleton', async () => {
  const backend = fakeBackend(listings(40))
  backend.hold()
  const { root } = await openKit(undefined, { options: { cloud: backend.url }, isLoading: true })
  expect(root().querySelector('.skeleton')).toBeNull()
})

test('lists well-known wallets while the backend is down, and installed ones work', async () => {
  const backend = fakeBackend([])
  backend.isDown = true
  const { adapter, kit } = await openKit(undefined, {
    options: { cloud: backend.url },
    connectors: [walletConnect, connector('io.first', 'First')],
    isLoading: true,
  })
  await expect.poll(() => kit.directory.state.start.status).toBe('failed')
  await expect.element(page.getByRole('button', { name: /MetaMask/ })).toBeVisible()
  await page.getByRole('button', { name: /First/ }).click()
  await expect.poll(() => adapter.requests).toEqual(['connect io.first'])
})

test('requires consent for every row, including the directory', async () => {
  const backend = fakeBackend(listings(40))
  await openKit(undefined, {
    options: { cloud: backend.url, privacyPolicyUrl: 'https://a.example', features: { legalCheckbox: true } },
    isLoading: true,
  })
  for (const name of [/WalletConnect/, /First/, /All wallets/])
    await expect.element(page.getByRole('button', { name })).toBeDisabled()
  await page.getByRole('checkbox').click()
  await expect.element(page.getByRole('button', { name: /All wallets/ })).toBeEnabled()
})

test('WalletConnect opens the QR code on a computer, and has no row on a phone', async () => {
  const backend = fakeBackend(listings(4))
  const { adapter, kit } = await openKit(undefined, { options: { cloud: backend.url }, isLoading: true })
  adapter.answerTo({ connect: hang })
  await page.getByRole('button', { name: 'WalletConnect Scan a QR code' }).click()
  await expect.poll(() => kit.router.current).toEqual({ view: 'ConnectingWalletConnect', params: {} })
  kit.context.destroy()

  await openKit(undefined, { options: { cloud: backend.url }, environment: fakePhone('iosSafari'), isLoading: true })
  await expect.element(page.getByRole('button', { name: /First/ })).toBeVisible()
  expect(page.getByRole('button', { name: /WalletConnect/ }).elements()).toHaveLength(0)
})

test.each([
  [{ mobile_link: 'far://' }, 'ConnectingWalletConnect'],
  [{ homepage: 'https://far.example' }, 'Downloads'],
])('a wallet with %j opens %s', async (links, view) => {
  const backend = fakeBackend([{ id: 'far', name: 'Far', ...links }])
  const { adapter, kit } = await openKit(undefined, {
    options: { cloud: backend.url },
    connectors: [walletConnect],
    isLoading: true,
  })
  adapter.answerTo({ connect: hang })
  await page.getByRole('button', { name: /Far/ }).click()
  await expect.poll(() => kit.router.current.view).toBe(view)
})

test('disables a second wallet by link while one is connected, but not installed ones', async () => {
  const backend = fakeBackend(listings(4))
  await openKit(
    { view: 'Connect' },
    {
      options: { cloud: backend.url },
      connectors: [walletConnect, connector('io.first', 'First')],
      connected: ['walletConnect'],
      isLoading: true,
    },
  )
  await expect.element(page.getByRole('button', { name: /WalletConnect/ })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /All wallets/ })).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /First/ })).toBeEnabled()
})

test('is a named list whose second lines say what each row does, without chevrons', async () => {
  const backend = fakeBackend([{ id: 'far', name: 'Far', homepage: 'https://far.example' }])
  const { root } = await openKit(
    { view: 'Connect' },
    { options: { cloud: backend.url }, connectors: [walletConnect, connector('io.first', 'First')], isLoading: true },
  )
  const list = page.getByRole('list', { name: 'Wallets' })
  await expect.element(list.getByRole('button', { name: 'Far Not installed' })).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'WalletConnect Scan a QR code' })).toBeVisible()
  await expect.element(list.getByRole('button', { name: 'First Installed' })).toBeVisible()
  expect(root().querySelectorAll('.view .lucide-chevron-right')).toHaveLength(0)
})

test('a tag shows only that a wallet is connected or recent', async () => {
  const backend = fakeBackend(listings(4))
  const { root } = await openKit(
    { view: 'Connect' },
    {
      options: { cloud: backend.url, allWallets: 'HIDE' },
      connectors: [walletConnect, connector('io.first', 'First'), connector('io.second', 'Second')],
      connected: ['io.first'],
      isLoading: true,
    },
  )
  await expect.element(page.getByRole('button', { name: 'First Installed Connected' })).toBeVisible()
  expect([...root().querySelectorAll('.view .tag')].map(({ textContent }) => textContent)).toEqual(['Connected'])
})

test('a wallet with an app connects by QR code on a computer, and says nothing on a phone, which opens the app', async () => {
  const backend = fakeBackend(listings(1))
  const options = { cloud: backend.url, allWallets: 'HIDE' } as const
  const { kit } = await openKit(undefined, { options, connectors: [walletConnect], isLoading: true })
  const row = page.getByRole('button', { name: /^Wallet 0/ })
  await expect.element(row).toHaveAccessibleName('Wallet 0 Scan a QR code')
  kit.context.destroy()

  const environment = fakePhone('iosSafari')
  await openKit(undefined, { options, connectors: [walletConnect], environment, isLoading: true })
  await expect.element(row).toHaveAccessibleName('Wallet 0')
})
