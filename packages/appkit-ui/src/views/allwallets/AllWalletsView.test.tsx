import { hang } from '@openappkit/appkit-core/testing'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { connector, walletConnect } from '../../../test/createViewKit'
import { type FakeBackend, fakeBackend, listings } from '../../../test/fakeBackend'
import { type OpenKit, openKit } from '../../../test/openKit'
import { openSeveralChains } from '../../../test/severalChains'

async function openAll(
  count: number,
  prepare?: (backend: FakeBackend) => void,
): Promise<OpenKit & { backend: FakeBackend }> {
  const backend = fakeBackend(listings(count))
  prepare?.(backend)
  const made = await openKit({ view: 'AllWallets' }, { options: { cloud: backend.url }, isLoading: true })
  return { ...made, backend }
}

const rows = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.virtual-list li')].map(row => row.querySelector('.list-item-title')?.textContent ?? '')

test('scrolling reaches all 600 wallets with at most 60 rows in the DOM', async () => {
  const { root, kit } = await openAll(600)
  await expect.poll(() => rows(root()).length).toBeGreaterThan(5)
  const list = root().querySelector('.virtual-list') as HTMLElement
  let most = 0
  await expect
    .poll(
      () => {
        list.scrollTop += 1200
        most = Math.max(most, root().querySelectorAll('.virtual-list li').length)
        return kit.directory.state.wallets.length + kit.directory.state.recommended.length
      },
      { timeout: 20_000, interval: 16 },
    )
    .toBe(600)
  await expect
    .poll(() => {
      list.scrollTop = list.scrollHeight
      return rows(root()).at(-1)
    })
    .toBe('Wallet 599')
  expect(most).toBeLessThanOrEqual(60)
  expect(root().querySelectorAll('.virtual-list li').length).toBeLessThanOrEqual(60)
  const last = [...root().querySelectorAll('.virtual-list li')].at(-1)
  expect([last?.getAttribute('aria-posinset'), last?.getAttribute('aria-setsize')]).toEqual(['600', '600'])
})

test("a search starts at two letters after a pause in typing, and keeps the server's order", async () => {
  const { root, backend } = await openAll(50, made => {
    made.found = [
      { id: 'z', name: 'Zed' },
      { id: 'b', name: 'Bee' },
      { id: 'a', name: 'Ay' },
    ]
  })
  await expect.poll(() => rows(root()).length).toBeGreaterThan(5)
  const searches = () => backend.requests.flatMap(url => url.searchParams.get('search') ?? [])
  const field = page.getByRole('searchbox', { name: 'Search wallets' })
  await userEvent.fill(field, 'w')
  await userEvent.fill(field, 'wa')
  await userEvent.fill(field, 'wal')
  await expect.poll(() => rows(root())).toEqual(['Zed', 'Bee', 'Ay'])
  expect(searches()).toEqual(['wal'])
  await expect.element(page.getByRole('status').filter({ hasText: '3 wallets found' })).toBeInTheDocument()

  await userEvent.fill(field, 'w')
  await expect.poll(() => rows(root()).length).toBeGreaterThan(5)
  expect(searches()).toEqual(['wal'])
})

test('the certified switch requests only certified wallets', async () => {
  const { root, backend } = await openAll(9)
  await expect.poll(() => rows(root()).length).toBe(9)
  const toggle = page.getByRole('switch', { name: 'Certified only' })
  await toggle.click()
  await expect.element(toggle).toHaveAttribute('aria-checked', 'true')
  await expect.poll(() => rows(root())).toEqual(['Wallet 0', 'Wallet 3', 'Wallet 6'])
  expect(backend.requests.at(-1)?.searchParams.get('badge_type')).toBe('certified')
  await toggle.click()
  await expect.poll(() => rows(root()).length).toBe(9)
})

test('an empty result offers the QR code, which works with any wallet', async () => {
  const { root, adapter } = await openAll(9)
  adapter.answerTo({ connect: hang })
  await expect.poll(() => rows(root()).length).toBe(9)
  await userEvent.fill(page.getByRole('searchbox'), 'nothing')
  await expect.element(page.getByRole('heading', { name: 'No wallets match “nothing”' })).toBeVisible()
  await page.getByRole('button', { name: 'Show QR code' }).click()
  await expect.element(page.getByRole('heading', { name: 'WalletConnect' })).toBeVisible()
})

test('reports a directory that fails, and retries', async () => {
  const { root, backend } = await openAll(9, made => {
    made.isDown = true
  })
  await expect.element(page.getByRole('alert').filter({ hasText: 'Couldn’t load wallets' })).toBeVisible()
  backend.isDown = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => rows(root()).length).toBe(9)
})

test('moves through the list with arrows, Page keys, Home and End, and keeps the focused row mounted', async () => {
  const { root } = await openAll(100)
  await expect.poll(() => rows(root()).length).toBeGreaterThan(10)
  const focused = () => root().activeElement?.querySelector('.list-item-title')?.textContent
  ;(root().querySelector('.virtual-list button') as HTMLElement).focus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  await expect.poll(focused).toBe('Wallet 2')
  await userEvent.keyboard('{End}')
  await expect.poll(focused).toMatch(/Wallet (39|43|99)/)
  await userEvent.keyboard('{Home}')
  await expect.poll(focused).toBe('Wallet 0')
  const list = root().querySelector('.virtual-list') as HTMLElement
  list.scrollTop = 1500
  await expect.poll(() => rows(root())).toContain('Wallet 27')
  expect(focused()).toBe('Wallet 0')
})

test('lists an installed wallet first and connects to it directly', async () => {
  const backend = fakeBackend([...listings(8), { id: 'far', name: 'Far', rdns: 'io.far', mobile_link: 'far://' }])
  const { adapter, root } = await openKit(
    { view: 'AllWallets' },
    { options: { cloud: backend.url }, connectors: [walletConnect, connector('io.far', 'Far')], isLoading: true },
  )
  adapter.answerTo({ connect: hang })
  await expect.poll(() => rows(root()).length).toBe(9)
  expect(rows(root())[0]).toBe('Far')
  await page.getByRole('button', { name: /Far/ }).click()
  await expect.poll(() => adapter.requests).toEqual(['connect io.far'])
})

test('the second line says which of several chain families a wallet supports, and whether it is installed', async () => {
  const backend = fakeBackend([
    { id: 'both', name: 'Both', mobile_link: 'both://', chains: ['eip155:1', 'solana:x'] },
    { id: 'one', name: 'One', rdns: 'io.one', mobile_link: 'one://', chains: ['eip155:1'] },
  ])
  await openSeveralChains(
    { view: 'AllWallets' },
    { options: { cloud: backend.url }, connectors: [walletConnect, connector('io.one', 'One')], isLoading: true },
  )
  await expect.element(page.getByRole('button', { name: 'One Installed · Ethereum' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Both Ethereum · Solana' })).toBeVisible()
})

test('the search icon, the filter and the icons of the rows share one edge', async () => {
  const { root } = await openAll(9)
  await expect.poll(() => rows(root()).length).toBe(9)
  const lefts = ['.input .lucide', '.chip', '.virtual-list .image'].map(
    selector => root().querySelector(selector)?.getBoundingClientRect().left,
  )
  expect(new Set(lefts).size).toBe(1)
})

test('without results, only a filter that is on stays', async () => {
  const { root } = await openAll(9)
  await expect.poll(() => rows(root()).length).toBe(9)
  const toggle = page.getByRole('switch', { name: 'Certified only' })
  await userEvent.fill(page.getByRole('searchbox'), 'nothing')
  await expect.element(page.getByRole('heading', { name: 'No wallets match “nothing”' })).toBeVisible()
  await expect.element(toggle).not.toBeInTheDocument()

  await userEvent.fill(page.getByRole('searchbox'), '')
  await toggle.click()
  await userEvent.fill(page.getByRole('searchbox'), 'nothing')
  await expect.element(page.getByRole('heading', { name: 'No certified wallets match' })).toBeVisible()
  await toggle.click()
  // It has the focus, which must not get lost.
  await expect.element(page.getByRole('heading', { name: 'No wallets match “nothing”' })).toBeVisible()
  await expect.element(toggle).toBeVisible()
  expect(root().activeElement).toBe(toggle.element())
})
