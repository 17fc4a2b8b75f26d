import { approve, hang } from '@openappkit/appkit-core/testing'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { failWith } from '../../../test/createAdapter'
import { accountTab } from '../../../test/featureItems'
import { focusedText } from '../../../test/focusedText'
import { openKit } from '../../../test/openKit'
import { startFeatures } from '../../features/startFeatures'
import { LazyAssets } from './LazyAssets'

const balance = (): string | null | undefined =>
  document.querySelector('openappkit-modal:last-of-type')?.shadowRoot?.querySelector('.balance')?.textContent

test('rounds the balance down to five significant digits, reads it as one text and shows all digits on demand', async () => {
  const { root } = await openKit(undefined, { connected: ['io.first'] })
  await expect.poll(balance).toBe('Balance 1.2345 ETH1.2345 ETH')
  expect(root().querySelector('.balance .visually-hidden')?.textContent).toBe('Balance 1.2345 ETH')
  expect(root().querySelector('.balance-amount')?.getAttribute('aria-hidden')).toBe('true')
  expect(root().querySelector('.balance-amount')?.getAttribute('title')).toMatch(/^1\.2345678\d* ETH$/)
})

test('the account opens the list of wallets, and the wallet is part of its name', async () => {
  await openKit(undefined, { connected: ['io.first', 'io.second'] })
  await page.getByRole('button', { name: 'First 0x71C7…9760 2 wallets connected' }).click()
  await expect.element(page.getByRole('heading', { name: 'Wallets' })).toBeVisible()
})

test('an unknown balance shows a dash and a note, never a number', async () => {
  await openKit(undefined, {
    connected: ['io.first'],
    prepare: ({ adapter }) => {
      adapter.answerTo({ getBalance: failWith(new Error('no')) })
    },
  })
  await expect.element(page.getByText('Balance unavailable')).toBeVisible()
  expect(balance()).toContain('—')
  expect(balance()).not.toMatch(/\d/)
})

test('retries an unknown balance and keeps the button while loading', async () => {
  const { adapter } = await openKit(undefined, {
    connected: ['io.first'],
    prepare: ({ adapter }) => {
      adapter.answerTo({ getBalance: failWith(new Error('no')) })
    },
  })
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect.element(retry).toBeVisible()
  await expect.poll(focusedText).toBe('Try again')
  adapter.answerTo({ getBalance: hang })
  await retry.click()
  await expect.poll(focusedText).toBe('Loading')
  await expect.element(page.getByText('Balance unavailable')).toBeVisible()
})

test('the balance replaces the note once it is available again', async () => {
  const { adapter } = await openKit(undefined, {
    connected: ['io.first'],
    prepare: ({ adapter }) => {
      adapter.answerTo({ getBalance: failWith(new Error('no')) })
    },
  })
  await expect.element(page.getByText('Balance unavailable')).toBeVisible()
  adapter.balance = 2_000_000_000_000_000_000n
  adapter.answerTo({ getBalance: approve })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(balance).toContain('2 ETH')
  await expect.element(page.getByText('Balance unavailable')).not.toBeInTheDocument()
})

test('the last known balance stays if an update fails', async () => {
  const { kit, adapter } = await openKit(undefined, { connected: ['io.first'] })
  await expect.poll(balance).toContain('1.2345')
  adapter.answerTo({ getBalance: failWith(new Error('no')) })
  await kit.refreshBalance().catch(() => {})
  await expect.element(page.getByText('Couldn’t update the balance')).toBeVisible()
  expect(balance()).toContain('1.2345')
})

test('refreshes when the page becomes visible again, but not while it is hidden', async () => {
  const { kit, adapter } = await openKit(undefined, { connected: ['io.first'] })
  await expect.poll(balance).toContain('1.2345')
  adapter.balance = 2_000_000_000_000_000_000n
  const refresh = vi.spyOn(kit, 'refreshBalance')
  let visibility = 'hidden'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility as DocumentVisibilityState)
  onTestFinished(() => void vi.restoreAllMocks())
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).not.toHaveBeenCalled()

  visibility = 'visible'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(refresh).toHaveBeenCalledOnce()
  await expect.poll(balance).toContain('2 ETH')
})

test.each([
  ['Address copied', () => Promise.resolve()],
  ['Couldn’t copy. Try again.', () => Promise.reject(new Error('denied'))],
])('copying shows and announces: %s', async (messages, write) => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write)
  onTestFinished(() => void vi.restoreAllMocks())
  const { kit, root } = await openKit(undefined, { connected: ['io.first'] })
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect
    .poll(() => [...root().querySelectorAll('.visually-hidden')].map(it => it.textContent))
    .toContain(messages)
  expect(written).toHaveBeenCalledWith(kit.chains.get()?.address)
})

test('a second toast replaces the first', async () => {
  const { kit, root } = await openKit(undefined, { connected: ['io.first'] })
  kit.toasts.show('wallets.switched', 'success')
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('Wallet switched')
  kit.toasts.show('Words of a wallet', 'error')
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('Words of a wallet')
  expect(root().querySelectorAll('.toast')).toHaveLength(1)
})

test('disconnecting closes the modal and is announced; a failure shows a toast and keeps it open', async () => {
  const { kit, adapter, root } = await openKit(undefined, { connected: ['io.first'] })
  adapter.answerTo({ disconnect: failWith(new Error('no')) })
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => root().querySelector('.toast')?.textContent).toBe('Couldn’t disconnect. Try again.')
  expect(kit.modal.state.open).toBe(true)

  adapter.answerTo({ disconnect: approve })
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect.poll(() => kit.modal.state.open).toBe(false)
  await expect.poll(() => root().textContent).toContain('First disconnected')
})

test('the network in the header opens the list of networks', async () => {
  const { kit } = await openKit(undefined, { connected: ['io.first'] })
  const events: string[] = []
  kit.events.subscribe(({ data }) => events.push(data.event))
  await page.getByRole('button', { name: 'Network: Ethereum. Choose another' }).click()
  await expect.element(page.getByRole('heading', { name: 'Choose network' })).toBeVisible()
  expect(events).toContain('CLICK_NETWORKS')
})

test("loads no asset code for a tab that isn't offered", async () => {
  const load = vi.spyOn(LazyAssets.prototype, 'load')
  onTestFinished(() => load.mockRestore())
  await openKit(undefined, {
    connected: ['io.first'],
    prepare: ({ kit }) => {
      const tab = accountTab('activity', { isOffered: () => false })
      startFeatures(kit, [{ name: 'history', accountTabs: [tab] }])
    },
  })
  await expect.poll(balance).toContain('1.2345 ETH')
  expect(load).not.toHaveBeenCalled()
})

test('refreshes the balance of an account that shows nothing else', async () => {
  const { adapter } = await openKit(undefined, { connected: ['io.first'] })
  await expect.poll(balance).toContain('1.2345 ETH')
  adapter.answerTo({ getBalance: failWith(new Error('down')) })
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByText('Couldn’t update', { exact: true })).toBeInTheDocument()
})
