import { flushSync, hydrate, mount, unmount } from 'svelte'
import { fromStore, get, type Readable } from 'svelte/store'
import { expect, test } from 'vitest'
import { addressOne } from '../../test/createAdapter'
import { describeBinding, settle } from '../../test/describeBinding'
import { returningKit } from '../../test/returningKit'
import Layout from '../../test/svelte/Layout.svelte'
import Probe from '../../test/svelte/Probe.svelte'
import Provider from '../../test/svelte/Provider.svelte'
import { serverMarkup } from '../../test/svelte/serverMarkup'
import * as svelte from '../exports/svelte'

/** Returns the function that reads a store, in Svelte 5's way. */
function reader<T>(store: Readable<T>): () => T {
  const value = fromStore(store)
  return () => value.current
}

describeBinding({
  entry: 'svelte',
  kind: 'function',
  way: 'provideAppKit(kit)',
  createAppKit: svelte.createAppKit,
  functions: {
    useAppKit: svelte.useAppKit,
    useAppKitAccount: parameters => reader(svelte.useAppKitAccount(parameters)),
    useAppKitBalance: svelte.useAppKitBalance,
    useAppKitConnection: parameters => reader(svelte.useAppKitConnection(parameters)),
    useAppKitConnections: (...parameters) => reader(svelte.useAppKitConnections(...parameters)),
    useAppKitEvents: parameters => reader(svelte.useAppKitEvents(parameters)),
    useAppKitNetwork: parameters => reader(svelte.useAppKitNetwork(parameters)),
    useAppKitProvider: (...parameters) => reader(svelte.useAppKitProvider(...parameters)),
    useAppKitState: parameters => reader(svelte.useAppKitState(parameters)),
    useAppKitTheme: parameters => reader(svelte.useAppKitTheme(parameters)),
    useDisconnect: svelte.useDisconnect,
    useWalletInfo: (...parameters) => reader(svelte.useWalletInfo(...parameters)),
  },
  mount(target, setup, kit) {
    const component = kit
      ? mount(Provider, { target, props: { kit, setup } })
      : mount(Probe, { target, props: { setup } })
    flushSync()
    return { unmount: () => void unmount(component) }
  },
})

test('a page hydrates what the server rendered, then shows what the browser knows', () => {
  const target = document.createElement('div')
  target.innerHTML = serverMarkup
  const paragraph = target.querySelector('p')
  const seen: string[] = []
  const app = hydrate(Layout, { target, props: { kit: returningKit().kit, look: (text: string) => seen.push(text) } })
  flushSync()
  expect(seen[0]).toBe('none 1 false dark')
  expect(seen.at(-1)).toMatch(`${addressOne} 10 true`)
  expect(target.querySelector('p')).toBe(paragraph)
  expect(paragraph?.textContent).toBe(seen.at(-1))
  void unmount(app)
})

test('a component that is created later starts with what the browser knows', () => {
  const target = document.createElement('div')
  const seen: string[] = []
  const { kit } = returningKit()
  const app = mount(Layout, { target, props: { kit, look: (text: string) => seen.push(text) } })
  flushSync()
  expect(seen).toHaveLength(2)
  target.querySelector('button')?.click()
  flushSync()
  expect(seen).toHaveLength(3)
  expect(seen.at(-1)).toMatch(`${addressOne} 10 true`)
  void unmount(app)
})

test('outside a component, functions take a kit and follow it while their store has subscribers', async () => {
  const { kit, adapter } = returningKit()
  const account = svelte.useAppKitAccount({ kit })
  expect(get(account)).toMatchObject({ address: addressOne, isConnected: false })
  const seen: boolean[] = []
  const stop = account.subscribe(({ isConnected }) => seen.push(isConnected))
  adapter.emitConnected()
  await settle()
  expect(seen).toEqual([false, true])
  stop()
  await adapter.disconnect()
  await settle()
  expect(seen).toEqual([false, true])
  expect(get(account).isConnected).toBe(false)
})
