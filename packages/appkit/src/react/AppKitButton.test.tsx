import { memoryStorage } from '@openappkit/appkit-core'
import { StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { addressOne, createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum, optimism, storedSession } from '../../test/session'
import { HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import { AppKitButton } from './AppKitButton'
import { AppKitConnectButton } from './AppKitConnectButton'
import { AppKitNetworkButton } from './AppKitNetworkButton'
import { AppKitProvider } from './AppKitProvider'

const kits: HostKit[] = []

afterEach(async () => {
  await cleanup()
  for (const kit of kits.splice(0)) kit.destroy()
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

test('shows connect, account and balance as the wallet changes', async () => {
  const { adapter, kit } = setUp()
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitButton />
    </AppKitProvider>,
  )
  const connect = screen.getByRole('button', { name: 'Connect wallet' })
  await expect.element(connect).toHaveAttribute('aria-expanded', 'false')
  await expect.element(connect).toHaveAttribute('aria-haspopup', 'dialog')
  await connect.click()
  await expect.element(connect).toHaveAttribute('aria-expanded', 'true')

  adapter.emitConnected()
  const account = screen.getByRole('button', { name: 'Account: 0xd8...A96045 1.234 ETH' })
  await expect.element(account).toHaveAttribute('aria-expanded', 'false')
  await expect.element(account).toHaveTextContent('0xd8...A96045 1.234 ETH')

  await adapter.disconnect()
  await expect.element(connect).toBeVisible()
})

test('prefetches the modal on hover, focus and touch, not on render', async () => {
  for (const intent of [
    new PointerEvent('pointerover', { bubbles: true }),
    new FocusEvent('focusin', { bubbles: true }),
    new TouchEvent('touchstart', { bubbles: true }),
  ]) {
    const { adapter, kit, modal } = setUp()
    const screen = await render(
      // Keeps the test's own pointer off the button.
      <div style={{ pointerEvents: 'none' }}>
        <AppKitProvider kit={kit}>
          <AppKitConnectButton />
        </AppKitProvider>
      </div>,
    )
    expect(modal.count.loads).toBe(0)
    screen.getByRole('button').element().dispatchEvent(intent)
    expect(modal.count.loads).toBe(1)
    expect(adapter.prefetches).toBeGreaterThan(0)
    await screen.unmount()
  }
})

test('never shows Connect during a reconnect, and prefetches the modal when idle', async () => {
  const { adapter, kit, modal } = setUp({ storage: storedSession() })
  const seen: string[] = []
  const observer = new MutationObserver(() => seen.push(document.body.textContent ?? ''))
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitButton />
    </AppKitProvider>,
  )
  await expect.element(screen.getByRole('button')).toHaveAttribute('data-appkit-button', 'account')
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  adapter.emit({ status: 'reconnecting', address: addressOne, chainId: 10 })
  adapter.emitConnected({ address: addressOne, chainId: 10 })
  await expect.element(screen.getByRole('button', { name: /1\.234 ETH$/ })).toBeVisible()
  await expect.poll(() => modal.count.loads).toBe(1)
  observer.disconnect()
  expect(seen.join()).not.toContain('Connect wallet')
})

test('passes options to the button: disabled, size, labels and class', async () => {
  const { kit } = setUp()
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitConnectButton disabled size="sm" label="Sign in" className="mine" />
    </AppKitProvider>,
  )
  const button = screen.getByRole('button', { name: 'Sign in' })
  await expect.element(button).toBeDisabled()
  await expect.element(button).toHaveAttribute('data-size', 'sm')
  await expect.element(button).toHaveClass('mine')
})

test('names the network and opens Networks', async () => {
  const { kit } = setUp({ defaultNetwork: optimism })
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitNetworkButton />
    </AppKitProvider>,
  )
  await screen.getByRole('button', { name: 'Network: OP Mainnet' }).click()
  expect((await kit.load()).router.current.view).toBe('Networks')
})

test.each([
  ['ar-EG', 'ربط المحفظة'],
  ['de-AT', 'Wallet verbinden'],
])("switches to the kit's language after the first render: %s", async (locale, name) => {
  const { kit } = setUp({ locale })
  const screen = await render(
    <AppKitProvider kit={kit}>
      <AppKitConnectButton />
    </AppKitProvider>,
  )
  await expect.element(screen.getByRole('button', { name })).toBeVisible()
})

test("adopts the rules once, follows the kit's theme, and removes the rules with the last kit", async () => {
  const one = setUp({ themeVariables: { '--w3m-accent': 'rgb(255, 200, 0)' } })
  const two = setUp({ themeMode: 'light' })
  const screen = await render(
    <StrictMode>
      <AppKitProvider kit={one.kit}>
        <AppKitConnectButton label="One" />
        <AppKitConnectButton label="Two" />
      </AppKitProvider>
      <AppKitProvider kit={two.kit}>
        <AppKitNetworkButton />
      </AppKitProvider>
    </StrictMode>,
  )
  const style = getComputedStyle(screen.getByRole('button', { name: 'One' }).element())
  await expect.poll(() => style.backgroundColor).toBe('rgb(255, 200, 0)')
  expect(style.color).toBe('color(xyz-d65 0 0 0)')
  one.kit.theme.setThemeVariables({ '--w3m-accent': 'rgb(60, 0, 120)' })
  await expect.poll(() => style.backgroundColor).toBe('rgb(60, 0, 120)')
  expect(style.color).toBe('color(xyz-d65 1 1 1)')
  await expect.element(screen.getByRole('button', { name: 'Network: Ethereum' })).toHaveAttribute('data-theme', 'light')
  expect(document.adoptedStyleSheets).toHaveLength(1)
  one.kit.destroy()
  expect(document.adoptedStyleSheets).toHaveLength(1)
  two.kit.destroy()
  expect(document.adoptedStyleSheets).toHaveLength(0)
})

test('adopts no rules if the app imported styles.css', async () => {
  const host = document.createElement('style')
  host.textContent = '[data-appkit-button]{--oak-button-styles:1}'
  document.head.append(host)
  const { kit } = setUp()
  await render(
    <AppKitProvider kit={kit}>
      <AppKitConnectButton />
    </AppKitProvider>,
  )
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(document.adoptedStyleSheets).toHaveLength(0)
  host.remove()
})
