import { createComponent, createRoot, createSignal, type JSX } from 'solid-js'
import { hydrate, render } from 'solid-js/web'
import { expect, test } from 'vitest'
import { addressOne } from '../../test/createAdapter'
import { describeBinding, settle } from '../../test/describeBinding'
import { returningKit } from '../../test/returningKit'
import { Buttons } from '../../test/solid/Buttons'
import { Layout } from '../../test/solid/Layout'
import { serverMarkup } from '../../test/solid/serverMarkup'
import { defineAppKitElements } from '../exports/elements'
import * as solid from '../exports/solid'

/** A component that shows the text that its `setup` reads. */
function Probe({ setup }: { readonly setup: () => () => unknown }): JSX.Element {
  const read = setup()
  return (() => String(read())) as unknown as JSX.Element
}

describeBinding({
  entry: 'solid',
  kind: 'primitive',
  way: '<AppKitProvider kit={kit}>',
  createAppKit: solid.createAppKit,
  functions: {
    useAppKit: solid.useAppKit,
    useAppKitAccount: solid.useAppKitAccount,
    useAppKitBalance: solid.useAppKitBalance,
    useAppKitConnection: solid.useAppKitConnection,
    useAppKitConnections: solid.useAppKitConnections,
    useAppKitEvents: solid.useAppKitEvents,
    useAppKitNetwork: solid.useAppKitNetwork,
    useAppKitProvider: solid.useAppKitProvider,
    useAppKitState: solid.useAppKitState,
    useAppKitTheme: solid.useAppKitTheme,
    useDisconnect: solid.useDisconnect,
    useWalletInfo: solid.useWalletInfo,
  },
  mount(target, setup, kit) {
    const probe = () => createComponent(Probe, { setup })
    const page = kit
      ? () =>
          createComponent(solid.AppKitProvider, {
            kit,
            get children() {
              return probe()
            },
          })
      : probe
    return { unmount: render(page, target) }
  },
})

test('a page hydrates what the server rendered, then shows what the browser knows', () => {
  // Solid's script in the head of a server-rendered page.
  Object.assign(window, { _$HY: { events: [], completed: new WeakSet(), r: {}, fe() {} } })
  const target = document.createElement('div')
  target.innerHTML = serverMarkup
  const paragraph = target.firstElementChild
  const seen: string[] = []
  const { kit } = returningKit()
  const look = (text: string) => seen.push(text)
  const dispose = hydrate(() => createComponent(Layout, { kit, look }), target)
  expect(seen[0]).toBe('none 1 false dark')
  expect(seen.at(-1)).toMatch(`${addressOne} 10 true`)
  expect(target.firstElementChild).toBe(paragraph)
  expect(paragraph?.textContent).toBe(seen.at(-1))
  dispose()
})

test('without hydration, the first render has what the browser knows', () => {
  const target = document.createElement('div')
  const seen: string[] = []
  const { kit } = returningKit()
  const dispose = render(() => createComponent(Layout, { kit, look: text => seen.push(text) }), target)
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatch(`${addressOne} 10 true`)
  dispose()
})

test('outside a component, primitives take a kit and follow it until their root is disposed of', async () => {
  const { kit, adapter } = returningKit()
  const [namespace, setNamespace] = createSignal<'eip155' | 'solana'>('solana')
  const [account, dispose] = createRoot(end => [solid.useAppKitAccount({ kit, namespace }), end] as const)
  expect(account().address).toBeUndefined()
  setNamespace('eip155')
  expect(account()).toMatchObject({ address: addressOne, isConnected: false })
  adapter.emitConnected()
  await settle()
  expect(account().isConnected).toBe(true)
  dispose()
  await adapter.disconnect()
  await settle()
  expect(account().isConnected).toBe(true)
})

test('attributes of the custom elements reach them, also when they change', () => {
  const { kit } = returningKit()
  defineAppKitElements(kit)
  const target = document.createElement('div')
  document.body.append(target)
  const dispose = render(() => createComponent(Buttons, { kit }), target)
  const element = target.querySelector('appkit-button')
  expect(element?.kit).toBe(kit)
  expect(element?.getAttribute('size')).toBe('sm')
  const button = element?.querySelector('button')
  expect(button?.disabled).toBe(false)
  target.querySelector<HTMLElement>(':scope > button')?.click()
  expect(button?.disabled).toBe(true)
  dispose()
  target.remove()
})
