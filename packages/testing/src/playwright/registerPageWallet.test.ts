import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../test/walletTest'
import type { PageWallet } from './pageRegistry'
import type { Bridge } from './registerPageWallet'

const id = 'wallet'
const page = { [id]: undefined as Bridge | undefined }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('window', page)
  vi.stubGlobal('sessionStorage', memoryStorage())
})

afterEach(() => {
  vi.unstubAllGlobals()
  page[id] = undefined
})

/** Loads a document that runs the init script, like every page load. */
async function load() {
  const calls: string[] = []
  Reflect.deleteProperty(page, Symbol.for('openappkit.testing.wallets'))
  const { registerPageWallet } = await import('./registerPageWallet')
  let ask: Bridge = () => Promise.reject(new Error('not registered'))
  const register = () =>
    registerPageWallet({ id, asksApproval: false }, bridge => {
      ask = bridge
      return {
        requests: [],
        listenerCount: () => 0,
        install: () => {
          calls.push('install')
          return () => {}
        },
        reject: (...args: unknown[]) => calls.push(`reject ${args.join()}`),
      }
    })
  register()
  const wallets = Reflect.get(page, Symbol.for('openappkit.testing.wallets')) as Record<string, PageWallet>
  return { calls, register, wallet: wallets[id] as PageWallet, ask: (message: unknown) => ask(message) }
}

test('a script that runs twice in one document installs one wallet', async () => {
  const { calls, register } = await load()
  register()
  expect(calls).toEqual(['install'])
})

test('only the names of its controls drive the wallet', async () => {
  const { calls, wallet } = await load()
  wallet.drive('reject', ['sign', 2])
  expect(calls).toEqual(['install', 'reject sign,2'])
  expect(() => wallet.drive('requests', [])).toThrow('The wallet has no control requests.')
  expect(() => wallet.drive('explode', [])).toThrow(TypeError)
})

test('a command from before the page load runs once, even across reloads', async () => {
  const first = await load()
  first.wallet.runOnce('a', 'reject', ['sign'])
  const second = await load()
  second.wallet.runOnce('a', 'reject', ['sign'])
  second.wallet.runOnce('b', 'reject', ['connect'])
  expect([first.calls, second.calls]).toEqual([
    ['install', 'reject sign'],
    ['install', 'reject connect'],
  ])
})

test('a page without storage still runs the command', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  const { calls, wallet } = await load()
  wallet.runOnce('a', 'reject', [])
  expect(calls).toEqual(['install', 'reject '])
})

test('requests of the wallet reach the test until it ends', async () => {
  const { ask } = await load()
  await expect(ask('hello')).rejects.toThrow('The test has ended.')
  page[id] = async message => [message]
  expect(await ask('hello')).toEqual(['hello'])
})
