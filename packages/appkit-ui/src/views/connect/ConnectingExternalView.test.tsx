import {
  AppKitError,
  browserEnvironment,
  RequestPendingError,
  UserRejectedError,
  WalletNotFoundError,
} from '@openappkit/appkit-core'
import { hang } from '@openappkit/appkit-core/testing'
import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { failWith } from '../../../test/createAdapter'
import { connector } from '../../../test/createViewKit'
import { focusedText } from '../../../test/focusedText'
import { openKit } from '../../../test/openKit'

test.each([
  ['declined', new UserRejectedError(), 'Connection declined', /declined it in First\.\sYour address wasn’t shared/],
  ['pending', new RequestPendingError(), 'A request is waiting in First', /Open your wallet to approve or decline it/],
  ['failed', new Error('boom'), 'Couldn’t connect', /First didn’t finish connecting/],
])('%s shows its own message, focuses Try again and is announced', async (_, answer, title, detail) => {
  const { adapter } = await openKit()
  adapter.answerTo({ connect: failWith(answer) })
  await page.getByRole('button', { name: /First/ }).click()

  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'First', exact: true })).toBeVisible()
  await expect.poll(focusedText).toBe('Try again')
  await expect.element(page.getByRole('alert').filter({ hasText: detail })).toBeInTheDocument()

  adapter.answerTo({ connect: hang })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Continue in First' })).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Continue in First' })).toBeInTheDocument()
  expect(focusedText()).toBe('First')
  expect(adapter.requests).toEqual(['connect io.first', 'connect io.first'])
})

test('offers a retry only after eight seconds without an answer', async () => {
  const timers = new Map<number, () => void>()
  const environment = browserEnvironment()
  const setTimer = (task: () => void, ms: number) => {
    if (ms < 5_000) return environment.setTimer(task, ms)
    timers.set(ms, task)
    return () => void timers.delete(ms)
  }
  const { adapter } = await openKit(undefined, { environment: { ...environment, setTimer } })
  adapter.answerTo({ connect: hang })
  await page.getByRole('button', { name: /First/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Continue in First' })).toBeVisible()
  const retry = page.getByRole('button', { name: 'Try again' })
  expect(retry.elements()).toEqual([])

  await expect.poll(() => timers.has(8_000)).toBe(true)
  timers.get(8_000)?.()
  await expect.element(retry).toBeVisible()
  await retry.click()
  await expect.poll(() => adapter.requests).toEqual(['connect io.first', 'connect io.first'])
})

test.each([
  ['en', /First didn’t share an account/, /choose at least one account/, 'Try again'],
  ['de', /First hat kein Konto freigegeben/, /mindestens ein Konto/, 'Erneut versuchen'],
  ['ar', /لم تشارك .?First.? أي حساب/, /حسابًا واحدًا على الأقل/, 'إعادة المحاولة'],
])('shows instructions in %s and a retry if the wallet shared no account', async (locale, title, detail, again) => {
  const { adapter, root } = await openKit(undefined, { options: { locale } })
  adapter.answerTo({ connect: failWith(new AppKitError('wallet/no-accounts', 'First shares no account.')) })
  await page.getByRole('button', { name: /First/ }).click()

  await expect.element(page.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(page.getByRole('alert').filter({ hasText: title }).filter({ hasText: detail })).toBeVisible()
  await expect.poll(focusedText).toBe(again)
  const { violations } = await axe.run(root().host as HTMLElement, { resultTypes: ['violations'] })
  expect(violations.map(({ id }) => id)).toEqual([])

  adapter.answerTo({ connect: hang })
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => adapter.requests).toEqual(['connect io.first', 'connect io.first'])
  await expect.element(page.getByRole('heading', { name: title })).not.toBeInTheDocument()
})

test('links a missing wallet to its download, and connects once it announces itself', async () => {
  const wallet = { id: 'far', name: 'Far', rdns: 'io.far', homepage: 'https://far.example/' }
  const { adapter } = await openKit(undefined, { options: { customWallets: [wallet] } })
  await page.getByRole('button', { name: /Far/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Far isn’t installed' })).toBeVisible()
  const link = page.getByRole('link', { name: 'Get Far' })
  await expect.element(link).toHaveAttribute('href', 'https://far.example/')
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
  await expect.element(page.getByRole('img', { name: 'QR code to get Far' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'I’ve installed it' })).toBeVisible()

  adapter.emit({ connectors: [connector('io.far', 'Far')] })
  await page.getByRole('button', { name: 'Continue in Far' }).click()
  await expect.poll(() => adapter.requests).toEqual(['connect io.far'])
})

test("doesn't link to a home page that isn't https", async () => {
  const wallet = { id: 'bad', name: 'Bad', homepage: 'javascript:alert(1)' }
  const { root } = await openKit(undefined, { options: { customWallets: [wallet] } })
  await page.getByRole('button', { name: /Bad/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Bad isn’t installed' })).toBeVisible()
  expect(root().querySelectorAll('a')).toHaveLength(0)
})

test("offers other wallets if a connector's wallet is gone", async () => {
  const { adapter } = await openKit()
  adapter.answerTo({ connect: failWith(new WalletNotFoundError('First')) })
  await page.getByRole('button', { name: /First/ }).click()
  await expect.element(page.getByRole('heading', { name: 'First isn’t installed' })).toBeVisible()
  await page.getByRole('button', { name: 'Get a wallet' }).click()
  await expect.element(page.getByRole('heading', { name: 'Get a wallet' })).toBeVisible()
})

test('going back cancels the request and shows the wallets again', async () => {
  const { adapter } = await openKit()
  adapter.answerTo({ connect: hang })
  await page.getByRole('button', { name: /First/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Continue in First' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.poll(focusedText).toContain('First')
})

test('keeps its height between a detail of two lines and one of one line', async () => {
  const { adapter, root } = await openKit()
  const height = () => root().querySelector('.message-detail')?.getBoundingClientRect().height
  adapter.answerTo({ connect: failWith(new UserRejectedError()) })
  await page.getByRole('button', { name: /First/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Connection declined' })).toBeVisible()
  const twoLines = height()

  adapter.answerTo({ connect: failWith(new Error('boom')) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Couldn’t connect' })).toBeVisible()
  const text = root().querySelector('.message-detail .text') as HTMLElement
  expect(text.getBoundingClientRect().height * 2).toBe(twoLines)
  expect(height()).toBe(twoLines)
})

test('both ways on from a missing wallet are equally wide', async () => {
  const wallet = { id: 'far', name: 'Far', homepage: 'https://far.example/' }
  const { root } = await openKit(undefined, { options: { customWallets: [wallet] } })
  await page.getByRole('button', { name: /Far/ }).click()
  await expect.element(page.getByText('Install it in this browser, then come back here.')).toBeVisible()
  const widths = [...root().querySelectorAll('.message .button')].map(button => button.getBoundingClientRect().width)
  expect(widths).toHaveLength(2)
  expect(widths[0]).toBe(widths[1])
})
