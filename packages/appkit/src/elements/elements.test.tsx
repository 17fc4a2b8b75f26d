import { memoryStorage } from '@openappkit/appkit-core'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum, optimism } from '../../test/session'
import { HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import type { AppKitElement } from './AppKitElement'
import { defineAppKitElements } from './defineAppKitElements'

const kits: HostKit[] = []

afterEach(() => {
  for (const kit of kits.splice(0)) kit.destroy()
  document.body.replaceChildren()
})

function setUp(options: Partial<ConstructorParameters<typeof HostKit>[0]> = {}) {
  const adapter = createAdapter()
  const modal = fakeModal()
  const kit = new HostKit(
    { networks: [ethereum, optimism], adapters: [adapter], storage: memoryStorage(), ...options },
    { loadModal: modal.loadModal },
  )
  startKit(kit)
  kits.push(kit)
  return { adapter, kit, modal }
}

function add(name: string, attributes: Record<string, string> = {}): AppKitElement {
  const element = document.createElement(name) as AppKitElement
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  document.body.append(element)
  return element
}

test.each(['appkit', 'w3m'])('<%s-button> connects, then shows the account', async prefix => {
  const { adapter, kit } = setUp()
  defineAppKitElements(kit)
  add(`${prefix}-button`)
  const connect = page.getByRole('button', { name: 'Connect wallet' })
  await connect.click()
  await expect.element(connect).toHaveAttribute('aria-expanded', 'true')
  expect((await kit.load()).router.current.view).toBe('Connect')
  adapter.emitConnected()
  await expect.element(page.getByRole('button', { name: 'Account: 0xd8...A96045 1.234 ETH' })).toBeVisible()
})

test('reads attributes as options and follows their changes', async () => {
  const { adapter, kit } = setUp()
  defineAppKitElements(kit)
  adapter.emitConnected()
  const element = add('appkit-account-button', { charsStart: '6', charsEnd: '4', balance: 'hide', namespace: 'eip155' })
  const button = page.getByTestId('account-button-eip155')
  await expect.element(button).toHaveTextContent('0xd8dA...6045')
  element.setAttribute('disabled', '')
  element.setAttribute('charsEnd', '2')
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveTextContent('0xd8dA...45')
})

test('keeps its button and the focus while the content changes', async () => {
  const { adapter, kit } = setUp()
  defineAppKitElements(kit)
  const element = add('appkit-button')
  const button = element.querySelector('button')
  button?.focus()
  adapter.emitConnected()
  await expect.element(page.getByRole('button', { name: /^Account/ })).toBeVisible()
  expect(document.activeElement).toBe(button)
})

test('shows the kit of its kit property, set before or after the element is defined', async () => {
  const one = setUp()
  const two = setUp({ defaultNetwork: optimism })
  defineAppKitElements(one.kit)
  const element = document.createElement('w3m-network-button') as AppKitElement
  Object.defineProperty(element, 'kit', { value: two.kit, configurable: true, writable: true })
  document.body.append(element)
  await expect.element(page.getByRole('button', { name: 'Network: OP Mainnet' })).toBeVisible()
  element.kit = one.kit
  await expect.element(page.getByRole('button', { name: 'Network: Ethereum' })).toBeVisible()
  expect(element.querySelectorAll('button')).toHaveLength(1)
})

test('is empty until a kit is set and after it is destroyed', async () => {
  defineAppKitElements()
  const element = add('appkit-connect-button')
  expect(element.childElementCount).toBe(0)
  const { kit } = setUp()
  defineAppKitElements(kit)
  await expect.element(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
  kit.destroy()
  expect(element.childElementCount).toBe(0)
  expect(element.kit).toBeUndefined()
})

test('stops listening to its kit when it is disconnected', async () => {
  const { adapter, kit } = setUp()
  defineAppKitElements(kit)
  const element = add('appkit-button')
  const button = element.querySelector('button')
  element.remove()
  expect(element.childElementCount).toBe(0)
  adapter.emitConnected()
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(element.childElementCount).toBe(0)
  expect(button?.textContent).toBe('Connect wallet')
  document.body.append(element)
  await expect.element(page.getByRole('button', { name: /^Account/ })).toBeVisible()
})

test('prefetches the modal on hover and focus', async () => {
  const { kit, modal } = setUp()
  defineAppKitElements(kit)
  const button = add('appkit-button').querySelector('button')
  expect(modal.count.loads).toBe(0)
  button?.dispatchEvent(new PointerEvent('pointerenter'))
  expect(modal.count.loads).toBe(1)
})

test('renders a malicious name as text', async () => {
  const { kit } = setUp({ networks: [{ ...ethereum, name: '<img src=x onerror=alert(1)>' }] })
  defineAppKitElements(kit)
  const element = add('appkit-network-button')
  expect(element.querySelector('img')).toBeNull()
  expect(element.textContent).toBe('<img src=x onerror=alert(1)>')
})

test("follows the kit's language and, without one, the document's, while the last of several choices wins", async () => {
  onTestFinished(() => document.documentElement.setAttribute('lang', 'en'))
  document.documentElement.lang = 'de'
  const { kit } = setUp({ locale: '' })
  defineAppKitElements(kit)
  const element = add('appkit-connect-button')
  await expect.poll(() => element.textContent).toBe('Wallet verbinden')
  document.documentElement.lang = 'ar-EG'
  await expect.poll(() => element.textContent).toBe('ربط المحفظة')
  await kit.setLocale('fr')
  await expect.poll(() => element.textContent).toBe('Connect wallet')
  // The messages are already loaded, so late ones would arrive within two tasks.
  void kit.setLocale('ar')
  void kit.setLocale('de')
  await kit.setLocale('en')
  await new Promise(resolve => setTimeout(resolve, 20))
  expect(element.textContent).toBe('Connect wallet')
  await kit.setLocale(undefined)
  await expect.poll(() => element.textContent).toBe('ربط المحفظة')
})
