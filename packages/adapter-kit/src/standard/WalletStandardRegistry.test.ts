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

/** A wallet that is there before the app. */
function install(name: string): void {
  page.addEventListener('wallet-standard:app-ready', event => (event as CustomEvent<Api>).detail.register(name))
}

/** A wallet that comes after the app. Returns what takes it away again. */
function announce(name: string): () => void {
  let leave = (): void => {}
  const detail = (api: Api): void => {
    leave = api.register(name)
  }
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }))
  return () => leave()
}

test('wallets that are there are known when listen returns, and are no change', () => {
  install('one')
  install('two')
  const onChange = vi.fn()
  const registry = new WalletStandardRegistry<string>(onChange)
  registry.listen()
  registry.listen()
  expect(registry.wallets).toEqual(['one', 'two'])
  expect(onChange).not.toHaveBeenCalled()
})

test('a wallet that comes or goes is a change, one that registers twice is none', () => {
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

test('once stopped nothing is listed and nothing is a change', () => {
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

test('an event that carries no function is ignored', () => {
  const registry = new WalletStandardRegistry<string>(() => {})
  registry.listen()
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: { register: 'me' } }))
  expect(registry.wallets).toEqual([])
})

test('without a page, as on a server, nothing is looked for', () => {
  vi.unstubAllGlobals()
  const registry = new WalletStandardRegistry<string>(() => {})
  registry.listen()
  expect(registry.wallets).toEqual([])
})

test('distinguishes a session that OpenAppKit announces from a wallet', () => {
  expect(isAnnouncedSession({ [Symbol.for('@openappkit/announced')]: true })).toBe(true)
  expect(isAnnouncedSession({})).toBe(false)
})
