import { afterEach, expect, vi } from 'vitest'
import { test } from '../../test/walletTest'
import type { Eip1193Provider, Eip6963ProviderInfo } from './Eip1193Provider'

interface Announced {
  readonly info: Eip6963ProviderInfo
  readonly provider: Eip1193Provider
}

class Page extends EventTarget {
  ethereum?: unknown
  readonly announced: Announced[] = []

  constructor() {
    super()
    this.addEventListener('eip6963:announceProvider', event =>
      this.announced.push((event as CustomEvent<Announced>).detail),
    )
  }

  /**
   * Requests announcements like an app that loaded after the wallets. Returns the names of the wallets that responded.
   */
  ask(): string[] {
    this.announced.length = 0
    this.dispatchEvent(new Event('eip6963:requestProvider'))
    return this.announced.map(({ info }) => info.name)
  }
}

afterEach(() => {
  vi.useRealTimers()
})

test('a wallet announces itself immediately and on each request, with frozen details', ({ createWallet }) => {
  const page = new Page()
  const wallet = createWallet()
  const uninstall = wallet.install(page)

  const [announced] = page.announced
  expect(announced?.provider).toBe(wallet.provider)
  expect(announced?.info).toEqual(wallet.info)
  expect(announced?.info.uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(announced?.info.icon).toMatch(/^data:image\/svg\+xml;base64,/)
  expect([Object.isFrozen(announced), Object.isFrozen(announced?.info)]).toEqual([true, true])
  expect(page.ask()).toEqual(['Test Wallet'])

  uninstall()
  expect(page.ask()).toEqual([])
})

test('two wallets on one page keep their own identity, permission and account', async ({ chain, createWallet }) => {
  const page = new Page()
  const first = createWallet({ name: 'First', rdns: 'com.first' })
  const second = createWallet({ name: 'Second', rdns: 'com.second', selectedAccount: 1 })
  first.install(page)
  second.install(page)

  expect(page.ask()).toEqual(['First', 'Second'])
  await first.provider.request({ method: 'eth_requestAccounts' })
  expect(await second.provider.request({ method: 'eth_accounts' })).toEqual([])
  expect(first.accounts[0]).toBe(chain.accounts[0].address)
  expect(second.accounts[0]).toBe(chain.accounts[1]?.address)
  expect(first.info.uuid).not.toBe(second.info.uuid)
})

test('a delayed wallet stays silent until its time, even if the app requests announcements', ({ createWallet }) => {
  vi.useFakeTimers()
  const page = new Page()
  createWallet({ announceAfter: 500 }).install(page)
  expect(page.ask()).toEqual([])

  vi.advanceTimersByTime(500)

  expect(page.announced).toHaveLength(1)
  expect(page.ask()).toEqual(['Test Wallet'])
})

test('a wallet in manual mode announces itself only on announce()', ({ createWallet }) => {
  const page = new Page()
  const wallet = createWallet({ announceAfter: 'manual' })
  wallet.install(page)
  expect(page.ask()).toEqual([])
  wallet.announce()
  expect(page.announced).toHaveLength(1)
})

test('passes a hostile name and icon through unchanged', ({ createWallet }) => {
  const page = new Page()
  const hostile = { name: '<img src=x onerror=alert(1)>', icon: 'javascript:alert(1)' }
  createWallet(hostile).install(page)
  expect(page.announced[0]?.info).toMatchObject(hostile)
})

test('a legacy wallet sets window.ethereum, and uninstalling restores it', ({ createWallet }) => {
  const page = new Page()
  page.ethereum = 'another'
  const wallet = createWallet({ legacy: true })
  const uninstall = wallet.install(page)
  expect(page.ethereum).toBe(wallet.provider)
  uninstall()
  expect(page.ethereum).toBe('another')

  createWallet().install(page)
  expect(page.ethereum).toBe('another')
})

test('counts listeners, calls once listeners once, and doesn’t call removed ones', ({ createWallet }) => {
  const wallet = createWallet({ authorized: true })
  const received: string[] = []
  const listener = (): void => void received.push('on')
  wallet.provider.on('accountsChanged', listener).once('accountsChanged', () => void received.push('once'))
  expect([
    wallet.listenerCount(),
    wallet.listenerCount('accountsChanged'),
    wallet.listenerCount('chainChanged'),
  ]).toEqual([2, 2, 0])

  wallet.switchAccount(1)
  wallet.switchAccount(2)
  wallet.provider.removeListener('accountsChanged', listener)
  wallet.switchAccount(0)

  expect(received).toEqual(['on', 'once', 'on'])
  expect(wallet.listenerCount()).toBe(0)
})
