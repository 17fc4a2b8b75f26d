import { expect, test, vi } from 'vitest'
import { registerWallet } from './registerWallet'
import type { StandardWallet } from './StandardWallet'

const wallet = {} as StandardWallet

/** An app that collects wallets. */
function createApp(): { readonly wallets: Set<unknown>; register(wallet: unknown): () => void } {
  const wallets = new Set<unknown>()
  return {
    wallets,
    register(one) {
      wallets.add(one)
      return () => void wallets.delete(one)
    },
  }
}

type App = ReturnType<typeof createApp>

const listen = (page: EventTarget, app: unknown) =>
  page.addEventListener('wallet-standard:register-wallet', event => (event as CustomEvent).detail(app))
const getReady = (page: EventTarget, app: unknown) =>
  page.dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: app }))

test('registers with present and future apps, and unregisters from all', () => {
  const page = new EventTarget()
  const [there, later, tooLate] = [createApp(), createApp(), createApp()]
  listen(page, there)
  const leave = registerWallet(page, wallet)
  getReady(page, later)
  expect([there, later].map(({ wallets }: App) => [...wallets])).toEqual([[wallet], [wallet]])
  leave()
  getReady(page, tooLate)
  expect([there, later, tooLate].map(({ wallets }: App) => wallets.size)).toEqual([0, 0, 0])
})

test('reports the error of a failing or invalid app, and registers with the others', () => {
  const report = vi.fn()
  vi.stubGlobal('reportError', report)
  const page = new EventTarget()
  const failing = {
    register() {
      return () => {
        throw new Error('leaving')
      }
    },
  }
  const app = createApp()
  for (const one of [undefined, { register: 'text' }, failing, app]) listen(page, one)
  const leave = registerWallet(page, wallet)
  expect(app.wallets.size).toBe(1)
  expect(report).toHaveBeenCalledTimes(2)
  leave()
  expect(app.wallets.size).toBe(0)
  expect(report).toHaveBeenCalledTimes(3)
  vi.unstubAllGlobals()
})
