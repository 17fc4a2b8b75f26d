import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isAnnouncedSession } from './isAnnouncedSession'
import { WalletStandardRegistry } from './WalletStandardRegistry'

interface Api {
  register(...wallets: string[]): () => void
}

let page: EventTarget & { listeners?: number }
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

/** Adds a wallet that is present before the app. */
function install(name: string): void {
  page.addEventListener('wallet-standard:app-ready', event => (event as CustomEvent<Api>).detail.register(name))
}

/** Adds a wallet that registers after the app. Returns a function that unregisters it. */
function announce(name: string): () => void {
  let leave = (): void => {}
  const detail = (api: Api): void => {
    leave = api.register(name)
  }
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => leave()
}

test('lists present wallets when listen returns, without a change event', () => {
  install('one')
  install('two')
  const onChange = vi.fn()
  const registry = new WalletStandardRegistry<string>(onChange)
  registry.listen()
  registry.listen()
  expect(registry.wallets).toEqual(['one', 'two'])
  expect(onChange).not.toHaveBeenCalled()
})

test('reports wallets that register or unregister, but no duplicate', () => {
  const onChange = vi.fn()
  const registry = new WalletStandardRegistry<string>(onChange)
  registry.listen()
  const leave = announce('late')
  expect(registry.wallets).toEqual(['late'])
  expect(onChange).toHaveBeenCalledTimes(1)
  announce('late')
  expect(onChange).toHaveBeenCalledTimes(1)
  leave()
  expect(registry.wallets).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(2)
})

test('lists and reports nothing once stopped', () => {
  const onChange = vi.fn()
  const registry = new WalletStandardRegistry<string>(onChange)
  registry.listen()
  const leave = announce('one')
  registry.stop()
  expect(registry.wallets).toEqual([])
  announce('two')
  leave()
  expect(registry.wallets).toEqual([])
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('ignores an event without a function', () => {
  const registry = new WalletStandardRegistry<string>(() => {})
  registry.listen()
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: { register: 'me' } }))
  expect(registry.wallets).toEqual([])
})

test('does nothing on a server', () => {
  vi.unstubAllGlobals()
  const registry = new WalletStandardRegistry<string>(() => {})
  registry.listen()
  expect(registry.wallets).toEqual([])
})

test('distinguishes an announced OpenAppKit session from a wallet', () => {
  expect(isAnnouncedSession({ [Symbol.for('@openappkit/announced')]: true })).toBe(true)
  expect(isAnnouncedSession({})).toBe(false)
})
