import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { manyNetworks } from '../../test/createViewKit'
import { fakeBackend, listings } from '../../test/fakeBackend'
import { type OpenKit, openKit } from '../../test/openKit'

afterEach(() => vi.restoreAllMocks())

/** Mocks a device with the given pointer. */
function pretendPointer(pointer: 'fine' | 'coarse'): void {
  const match = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation(query => {
    const mediaQuery = match(query)
    if (!/pointer|hover/.test(query)) return mediaQuery
    return new Proxy(mediaQuery, {
      get: (target, name) => (name === 'matches' ? pointer === 'fine' : Reflect.get(target, name, target)),
    })
  })
}

const openAllWallets = (): Promise<OpenKit> =>
  openKit({ view: 'AllWallets' }, { options: { cloud: fakeBackend(listings(60)).url }, isLoading: true })
const openNetworks = (): Promise<OpenKit> =>
  openKit({ view: 'Networks' }, { connected: ['io.first'], options: { networks: manyNetworks } })

test.each([
  ['All wallets', 'Search wallets', openAllWallets],
  ['Networks', 'Search networks', openNetworks],
] as const)(
  'with a mouse, opening %s focuses its search field, which the title describes',
  async (title, name, open) => {
    pretendPointer('fine')
    const { focused } = await open()
    const field = page.getByRole('searchbox', { name })
    await expect.poll(() => focused()?.getAttribute('aria-label')).toBe(name)
    const heading = page.getByRole('heading', { level: 1 }).element()
    expect(field.element().getAttribute('aria-describedby')).toBe(heading.id)
    expect(heading.textContent?.toLowerCase()).toContain(title.toLowerCase().slice(0, 6))
  },
)

test.each([
  ['All wallets', 'Search wallets', openAllWallets],
  ['Networks', 'Search networks', openNetworks],
] as const)('on a touch screen, opening %s focuses its title', async (_title, name, open) => {
  pretendPointer('coarse')
  const { focused } = await open()
  await expect.element(page.getByRole('searchbox', { name })).toBeVisible()
  await expect.poll(() => focused()?.tagName).toBe('H1')
})

test('going back from another view restores the search and the scroll position', async () => {
  const { root, kit } = await openAllWallets()
  const list = () => root().querySelector<HTMLElement>('.virtual-list')
  const field = page.getByRole('searchbox', { name: 'Search wallets' })
  await userEvent.fill(field, 'wallet')
  await expect.poll(() => kit.directory.state.search?.status.status, { timeout: 3000 }).toBe('ready')
  await expect.poll(() => list()?.scrollHeight ?? 0, { timeout: 1500 }).toBeGreaterThan(1500)
  list()?.scrollTo({ top: 700 })
  await expect.poll(() => list()?.scrollTop, { timeout: 1500 }).toBe(700)
  await new Promise(requestAnimationFrame)
  kit.router.push('WhatIsAWallet')
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back', exact: true }).click()

  await expect.element(field).toHaveValue('wallet')
  await expect.poll(() => list()?.scrollTop, { timeout: 1500 }).toBe(700)
  expect(kit.directory.state.search?.text).toBe('wallet')
  // When opened again from elsewhere, the list is unfiltered.
  kit.router.reset('Connect')
  await expect.element(field).not.toBeInTheDocument()
  kit.router.push('AllWallets')
  await expect.element(field).toHaveValue('')
  await expect.poll(() => kit.directory.state.search).toBe(undefined)
})

test('going back from another view restores the network search', async () => {
  const { kit } = await openNetworks()
  const field = page.getByRole('searchbox', { name: 'Search networks' })
  await userEvent.fill(field, 'bas')
  await expect.element(page.getByRole('button', { name: 'Ethereum' })).not.toBeInTheDocument()
  kit.router.push('WhatIsANetwork')
  await expect.element(field).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect.element(field).toHaveValue('bas')
  await expect.element(page.getByRole('button', { name: 'Ethereum' })).not.toBeInTheDocument()
})
