import { AppKitError, UserRejectedError } from '@openappkit/appkit-core'
import { hang } from '@openappkit/appkit-core/testing'
import axe from 'axe-core'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failWith } from '../../../test/createAdapter'
import { connector, walletConnect } from '../../../test/createViewKit'
import { endMovements } from '../../../test/endMovements'
import { fakeBackend, listings } from '../../../test/fakeBackend'
import { fakePhone } from '../../../test/fakePhone'
import { focusedText } from '../../../test/focusedText'
import { forceColors } from '../../../test/forceColors'
import { liveLog } from '../../../test/liveLog'
import { type OpenKit, openKit } from '../../../test/openKit'
import { scanCode } from '../../../test/scanCode'
import { deepActiveElement } from '../../shell/deepActiveElement'

const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#c66d30"/></svg>')}`
const wallet = {
  id: 'far',
  name: 'Far',
  image_url: square,
  mobile_link: 'far://',
  webapp_link: 'https://far.example/app',
  desktop_link: 'far://',
  rdns: 'io.far',
  homepage: 'https://far.example/',
  app_store: 'https://apps.apple.com/app/far',
}

const focusedLabel = () => {
  const focused = deepActiveElement(document) as HTMLElement | null
  return focused?.ariaLabel ?? focused?.title
}

/** Sets the size of a computer's window until the test ends. */
async function onComputer(): Promise<void> {
  const { innerHeight, innerWidth } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 720)
}

interface PairingOptions {
  readonly wallet?: typeof wallet | undefined
  readonly environment?: ReturnType<typeof fakePhone>
  readonly theme?: 'dark' | 'light'
}

/** Opens the view with a wallet that hasn't answered yet. */
async function openPairing({ wallet, environment, theme = 'dark' }: PairingOptions = {}): Promise<OpenKit> {
  const backend = fakeBackend(listings(3))
  const made = await openKit(
    { view: 'ConnectingWalletConnect', arguments: { wallet } },
    {
      options: { cloud: backend.url, themeMode: theme },
      prepare: ({ adapter }) => {
        adapter.answerTo({ connect: hang })
      },
      ...(environment ? { environment } : {}),
    },
  )
  // The controller listens once the client has loaded.
  await expect.poll(() => made.adapter.requests).toContain('connect walletConnect')
  return made
}

test.each([
  ['dark', wallet],
  ['light', wallet],
  ['dark', undefined],
] as const)('a camera can read the code in the %s theme, with a picture in its center', async (theme, wallet) => {
  const { link, root } = await openPairing({ theme, wallet })
  link.ready()
  const label = wallet ? 'QR code to connect Far' : 'QR code to connect a phone wallet'
  await expect.element(page.getByRole('img', { name: label })).toBeVisible()
  vi.restoreAllMocks()
  const code = root().querySelector('.qr-code') as Element
  endMovements(root())
  await expect.poll(() => scanCode(code)).toBe(link.uri)
})

test.each(['dark', 'light'] as const)(
  'a camera can read the code in a %s contrast theme, also enlarged',
  async theme => {
    await forceColors(theme)
    const { link, root } = await openPairing({ theme, wallet })
    link.ready()
    await expect.element(page.getByRole('img', { name: 'QR code to connect Far' })).toBeVisible()
    vi.restoreAllMocks()
    endMovements(root())
    await expect.poll(() => scanCode(root().querySelector('.pairing-code-frame') as Element)).toBe(link.uri)
    await page.getByRole('button', { name: 'Enlarge QR code' }).click()
    endMovements(root())
    await expect.poll(() => scanCode(root().querySelector('.large-code') as Element)).toBe(link.uri)
  },
)

test("the layout doesn't shift when the code appears, and it is announced", async () => {
  const { link, root } = await openPairing()
  const card = root().querySelector('.card') as Element
  const copy = page.getByRole('button', { name: 'Copy link' })
  await expect.element(copy).toBeDisabled()
  endMovements(root())
  const before = [card.getBoundingClientRect().height, copy.element().getBoundingClientRect().top]
  link.ready()
  await expect.element(page.getByText('QR code ready')).toBeInTheDocument()
  expect([card.getBoundingClientRect().height, copy.element().getBoundingClientRect().top]).toEqual(before)
})

test('copies the link and confirms it', async () => {
  const { link } = await openPairing()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  link.ready()
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(write).toHaveBeenCalledWith(link.uri)
  await expect.element(page.getByRole('button', { name: 'Link copied' })).toBeVisible()
})

test('says how long a copied link works, and when it no longer does', async () => {
  const { link, root } = await openPairing()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  link.ready()
  await page.getByRole('button', { name: 'Copy link' }).click()
  const note = () => root().querySelector('.copy-link .text')?.textContent
  await expect.poll(note).toBe('The link works for a few minutes while this is open.')
  const expired = 'The link you copied has expired. Copy the new one.'
  const log = liveLog(root())
  link.ready(`${link.uri}9`)
  await expect.poll(note).toBe(expired)
  await expect.poll(() => log).toContain(expired)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect.poll(note).toMatch(/^The link works/)
})

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press', () => userEvent.keyboard('{Enter}')],
  ['a click on the code', () => page.getByRole('dialog', { name: 'QR code to connect Far' }).click()],
])('a press enlarges the code to the whole screen, and %s closes only that', async (_, leave) => {
  await onComputer()
  const { kit, link, root } = await openPairing({ wallet })
  link.ready()
  const enlarge = page.getByRole('button', { name: 'Enlarge QR code' })
  await enlarge.click()
  await expect.element(page.getByRole('dialog', { name: 'QR code to connect Far' })).toBeVisible()
  const large = root().querySelector('.large-code .qr-code') as Element
  expect(large.getBoundingClientRect().width).toBe(640)
  await expect.poll(focusedLabel).toBe('Close')
  const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
  expect(violations.map(({ id }) => id)).toEqual([])
  vi.restoreAllMocks()
  endMovements(root())
  await expect.poll(() => scanCode(large)).toBe(link.uri)

  await leave()
  await expect.poll(() => root().querySelector('.large-code')).toBeNull()
  expect(kit.modal.state.open).toBe(true)
  await expect.poll(focusedLabel).toBe('Enlarge QR code')
})

test('fills the width of the card with the code', async () => {
  await onComputer()
  const { link, root } = await openPairing()
  link.ready()
  await expect.element(page.getByRole('img', { name: 'QR code to connect a phone wallet' })).toBeVisible()
  expect(root().querySelector('.qr-code')?.getBoundingClientRect().width).toBe(336)
})

test('names the wallets that can scan the code', async () => {
  const { root } = await openPairing()
  await expect.element(page.getByText('Wallet 0, Wallet 1, and Wallet 2', { exact: true })).toBeVisible()
  expect(root().querySelectorAll('.scanning-wallets .image')).toHaveLength(3)
})

test.each([
  ['en', 'Wallet 0, Wallet 1, and 10 more'],
  ['de', 'Wallet 0, Wallet 1 und 10 weitere'],
  ['ar', 'Wallet 0 وWallet 1 و10 محافظ أخرى'],
])('shows four of many wallets that can scan the code, and counts the others in %s', async (locale, text) => {
  const backend = fakeBackend(listings(12))
  const { adapter, root } = await openKit(
    { view: 'ConnectingWalletConnect', arguments: {} },
    {
      options: { cloud: backend.url, locale },
      isLoading: true,
      prepare: ({ adapter }) => {
        adapter.answerTo({ connect: hang })
      },
    },
  )
  await expect.poll(() => adapter.requests.length).toBe(1)
  await expect.poll(() => root().querySelector('.scanning-wallets .text')?.textContent).toBe(text)
  expect(root().querySelectorAll('.scanning-wallets .image')).toHaveLength(4)
  // A name in another direction can't reorder the list.
  expect(root().querySelectorAll('.scanning-wallets bdi')).toHaveLength(3)
})

test('replaces an expired link silently', async () => {
  const { link, root } = await openPairing()
  link.ready()
  await expect.poll(() => root().querySelector('.qr-code path')?.getAttribute('d')).toBeTruthy()
  const before = root().querySelector('.qr-code path')?.getAttribute('d')
  link.ready(`${link.uri}9`)
  await expect.poll(() => root().querySelector('.qr-code path')?.getAttribute('d')).not.toBe(before)
  expect(root().querySelector('.message')).toBeNull()
})

test.each([
  ['declined', new UserRejectedError(), 'Connection declined'],
  ['unreachable', new AppKitError('walletconnect/relay-unreachable', 'x'), 'Can’t reach WalletConnect'],
  ['refused', new AppKitError('walletconnect/relay-rejected', 'x'), 'WalletConnect isn’t set up for this app'],
  ['expired', new AppKitError('walletconnect/expired', 'x'), 'Request expired'],
  ['failed', new Error('boom'), 'Couldn’t connect'],
])('%s shows its own message, focuses Try again, and retries', async (_, answer, title) => {
  const backend = fakeBackend(listings(3))
  const { adapter, link } = await openKit(
    { view: 'ConnectingWalletConnect', arguments: { wallet } },
    {
      options: { cloud: backend.url },
      prepare: ({ adapter }) => {
        adapter.answerTo({ connect: failWith(answer) })
      },
    },
  )
  await expect.element(page.getByRole('alert').filter({ hasText: title })).toBeVisible()
  await expect.poll(focusedText).toBe('Try again')

  adapter.answerTo({ connect: hang })
  const requestCount = adapter.requests.length
  // The controller ignores a second attempt within a second of the first.
  await expect
    .poll(
      async () => {
        const button = page.getByRole('button', { name: 'Try again' })
        if (button.elements().length > 0) await button.click()
        return adapter.requests.length
      },
      { interval: 200 },
    )
    .toBe(requestCount + 1)
  link.ready()
  await expect.element(page.getByRole('img', { name: 'QR code to connect Far' })).toBeVisible()
})

test.each([
  ['declined', new UserRejectedError(), wallet],
  ['failed', new AppKitError('walletconnect/relay-unreachable', 'x'), wallet],
  ['failed', new AppKitError('walletconnect/relay-unreachable', 'x'), undefined],
])('a pairing that %s shows the same ringed picture as an extension', async (status, answer, chosen) => {
  const { root } = await openKit(
    { view: 'ConnectingWalletConnect', arguments: { wallet: chosen } },
    {
      options: { cloud: fakeBackend(listings(3)).url },
      prepare: ({ adapter }) => {
        adapter.answerTo({ connect: failWith(answer) })
      },
    },
  )
  await expect.poll(() => root().querySelector('.message .wallet-status')?.getAttribute('data-status')).toBe(status)
})

test('each available platform has a tab that works by keyboard, and an unsafe one has none', async () => {
  const { link } = await openPairing({ wallet: { ...wallet, webapp_link: 'javascript:alert(1)' } })
  link.ready()
  const tabs = page.getByRole('tab')
  expect(tabs.elements().map(({ textContent }) => textContent)).toEqual(['Mobile', 'Desktop', 'Browser'])
  ;(tabs.elements()[0] as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('button', { name: 'Open Far' })).toBeVisible()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('heading', { name: 'Not detected' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Get Far' })).toHaveAttribute('href', 'https://far.example/')
})

test('connects to a wallet that announces itself while the code is visible', async () => {
  const { adapter } = await openPairing({ wallet })
  adapter.emit({ connectors: [walletConnect, connector('io.far', 'Far')] })
  await page.getByRole('tab', { name: 'Browser' }).click()
  await page.getByRole('button', { name: 'Connect Far' }).click()
  await expect.poll(() => adapter.requests).toContain('connect io.far')
})

test('links to the download of a missing wallet', async () => {
  await openPairing({ wallet })
  await page.getByRole('button', { name: 'Get Far', exact: true }).click()
  await expect.element(page.getByRole('heading', { name: 'Get Far' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /Website/ })).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(page.getByRole('img', { name: 'QR code for Far on App Store' })).toBeVisible()
})

test.each([
  ['https://chromewebstore.google.com/detail/far', 1],
  [undefined, 0],
])('offers to go on after installing the extension at %s', async (chrome_store, count) => {
  const options = { cloud: fakeBackend([]).url }
  const { root } = await openKit({ view: 'Downloads', arguments: { wallet: { ...wallet, chrome_store } } }, { options })
  await expect.element(page.getByRole('list', { name: 'Get Far' })).toBeVisible()
  expect(root().querySelectorAll('.downloads-done button')).toHaveLength(count)
})

test('closing the modal cancels the pairing', async () => {
  const { link } = await openPairing()
  link.ready()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => link.abandoned).toBeGreaterThan(0)
})

test.each(['iosSafari', 'androidChrome'] as const)('on %s the tap itself opens the app', async agent => {
  const environment = fakePhone(agent)
  const { link, root } = await openPairing({ wallet, environment })
  const button = page.getByRole('button', { name: 'Open Far' })
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  link.ready()
  await expect.element(button).not.toHaveAttribute('aria-busy')
  const open = [...root().querySelectorAll('button')].find(({ textContent }) => textContent === 'Open Far')
  open?.click()
  // Still within the same task as the tap.
  expect(environment.opened).toEqual([`far://wc?uri=${encodeURIComponent(link.uri)}`])
  expect(open?.offsetHeight).toBeGreaterThanOrEqual(44)
})

test('on a phone, a tap on a row opens its wallet once the link is ready', async () => {
  const environment = fakePhone('iosSafari')
  const backend = fakeBackend([{ ...wallet }])
  const { kit, link, adapter, root } = await openKit(undefined, {
    options: { cloud: backend.url },
    connectors: [walletConnect],
    environment,
    isLoading: true,
  })
  adapter.answerTo({ connect: hang })
  await expect.element(page.getByRole('button', { name: /Far/ })).toBeVisible()
  // The client has loaded and waits for its link.
  await expect.poll(() => link.listenerCount).toBeGreaterThan(0)
  link.ready()
  const row = [...root().querySelectorAll<HTMLElement>('.list-item')].find(({ textContent }) => /Far/.test(textContent))
  row?.click()
  expect(environment.opened).toEqual([`far://wc?uri=${encodeURIComponent(link.uri)}`])
  await expect.poll(() => kit.router.current.view).toBe('ConnectingWalletConnect')
})
