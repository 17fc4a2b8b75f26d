import { type AppKitError, type AppKitOptions, memoryStorage } from '@openappkit/appkit-core'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { addressOne, addressTwo, createAdapter } from '../../test/createAdapter'
import { fakeModal } from '../../test/fakeModal'
import { ethereum, optimism } from '../../test/session'
import { HostKit } from '../kit/HostKit'
import { startKit } from '../kit/startKit'
import { AppKitProvider } from './AppKitProvider'
import { createAppKit } from './createAppKit'
import { useAppKit } from './useAppKit'
import { useAppKitAccount } from './useAppKitAccount'
import { useAppKitBalance } from './useAppKitBalance'
import { useAppKitConnection } from './useAppKitConnection'
import { useAppKitConnections } from './useAppKitConnections'
import { useAppKitEvents } from './useAppKitEvents'
import { useAppKitNetwork } from './useAppKitNetwork'
import { useAppKitProvider } from './useAppKitProvider'
import { useAppKitState } from './useAppKitState'
import { useAppKitTheme } from './useAppKitTheme'
import { useDisconnect } from './useDisconnect'
import { useWalletInfo } from './useWalletInfo'

afterEach(() => cleanup())

function Probe({ read }: { readonly read: () => void }): ReactNode {
  read()
  return null
}

async function use<T>(hook: () => T, options: Partial<AppKitOptions> = {}) {
  const adapter = createAdapter()
  const kit = new HostKit(
    { networks: [ethereum, optimism], adapters: [adapter], storage: memoryStorage(), ...options },
    { loadModal: fakeModal().loadModal },
  )
  startKit(kit)
  const results: T[] = []
  const read = () => void results.push(hook())
  const again = () => (
    <AppKitProvider kit={kit}>
      <Probe read={read} />
    </AppKitProvider>
  )
  const screen = await render(again())
  const last = () => results.at(-1) as T
  return { adapter, again, kit, results, last, screen }
}

/** Waits for all batched notifications and renders. */
function settle(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 20))
}

test('useAppKitAccount renders again only when its account changes', async () => {
  const { adapter, kit, results, last } = await use(() => useAppKitAccount())
  expect(last()).toMatchObject({ isConnected: false, address: undefined, status: 'disconnected', allAccounts: [] })
  adapter.emitConnected()
  await expect.poll(() => last().address).toBe(addressOne)
  expect(last()).toMatchObject({ isConnected: true, caipAddress: `eip155:1:${addressOne}`, status: 'connected' })
  await settle()
  const count = results.length
  const before = last()

  await kit.open()
  kit.close()
  kit.theme.setThemeMode('light')
  kit.events.track('CLICK_WALLET_HELP')
  adapter.emit({ connectors: [] })
  adapter.emitConnected()
  await settle()
  expect(results).toHaveLength(count)

  adapter.emitConnected({ address: addressTwo })
  await expect.poll(() => last().address).toBe(addressTwo)
  expect(results).toHaveLength(count + 1)
  expect(last()).not.toBe(before)
  kit.destroy()
})

test('hook results keep their identity until their data changes', async () => {
  const { kit, results, screen, last, again } = await use(() => [
    useAppKit(),
    useAppKitAccount(),
    useAppKitNetwork(),
    useAppKitProvider('eip155'),
    useAppKitState(),
    useAppKitTheme(),
    useAppKitEvents(),
    useAppKitBalance(),
    useDisconnect(),
    useWalletInfo(),
  ])
  const first = last()
  await settle()
  const count = results.length
  await screen.rerender(again())
  expect(results.length).toBeGreaterThan(count)
  for (const [index, value] of last().entries()) expect(value).toBe(first[index])
  kit.destroy()
})

test('connect resolves with the account from the hook and from the kit', async () => {
  const { adapter, kit, last } = await use(() => useAppKit())
  const account = last().connect()
  await expect.poll(() => kit.getState().open).toBe(true)
  adapter.emitConnected()
  expect(await account).toMatchObject({ address: addressOne, isConnected: true })
  kit.destroy()
})

test("useAppKitState returns the app's features, then the project's settings", async () => {
  const { kit, last } = await use(() => useAppKitState(), { features: { swaps: false } })
  expect(last()).toMatchObject({ swaps: false, activity: true, email: false, socials: false, onramp: false })
  expect(last()).not.toHaveProperty('multiWallet')
  kit.options.state.readRemote = ({ id }) => id === 'swap' && ['1inch']
  await expect.poll(() => last()).toMatchObject({ swaps: false, activity: false, multiWallet: false })
  kit.destroy()
})

test('useAppKitNetwork returns the network and switches it', async () => {
  const { adapter, kit, last } = await use(() => useAppKitNetwork())
  expect(last()).toMatchObject({ chainId: 1, caipNetworkId: 'eip155:1', caipNetwork: { name: 'Ethereum' } })
  adapter.emitConnected()
  await last().switchNetwork(optimism)
  await expect.poll(() => last().chainId).toBe(10)
  adapter.emit({ chainId: 137 })
  await expect.poll(() => last()).toMatchObject({ chainId: 137, caipNetworkId: 'eip155:137', caipNetwork: undefined })
  kit.destroy()
})

test('useAppKitProvider returns the wallet’s provider while connected', async () => {
  const { adapter, kit, last } = await use(() => useAppKitProvider<{ isFake: boolean }>('eip155'))
  expect(last()).toEqual({ walletProvider: undefined, walletProviderType: undefined })
  adapter.emitConnected()
  await expect.poll(() => last().walletProvider).toBe(adapter.provider('fake'))
  expect(last().walletProviderType).toBe('ANNOUNCED')
  await adapter.disconnect()
  await expect.poll(() => last()).toEqual({ walletProvider: undefined, walletProviderType: undefined })
  kit.destroy()
})

test('useWalletInfo describes the connected wallet', async () => {
  const { adapter, kit, last } = await use(() => useWalletInfo())
  expect(last().walletInfo).toBeUndefined()
  adapter.emitConnected()
  await expect
    .poll(() => last().walletInfo)
    .toEqual({ name: 'Fake Wallet', icon: undefined, type: 'ANNOUNCED', rdns: 'org.example.fake' })
  kit.destroy()
})

test('fetchBalance returns its error and never rejects', async () => {
  const { adapter, kit, last } = await use(() => useAppKitBalance())
  expect(await last().fetchBalance()).toEqual({ error: 'No balance found', isSuccess: false, isError: true })
  adapter.emitConnected()
  await settle()
  expect(await last().fetchBalance()).toEqual({
    data: { balance: '1.2345678', symbol: 'ETH' },
    error: null,
    isSuccess: true,
    isError: false,
  })
  adapter.answerTo({ getBalance: () => Promise.reject(new Error('offline')) })
  expect(await last().fetchBalance()).toEqual({
    error: 'Not able to retrieve balance',
    isSuccess: false,
    isError: true,
  })
  kit.destroy()
})

test('useDisconnect ends the connection', async () => {
  const { adapter, kit, last } = await use(() => useDisconnect())
  adapter.emitConnected()
  await last().disconnect({ namespace: 'eip155' })
  expect(kit.getAccount().isConnected).toBe(false)
  kit.destroy()
})

test('theme, state and event hooks follow the kit', async () => {
  const { kit, last } = await use(() => ({
    theme: useAppKitTheme(),
    state: useAppKitState(),
    events: useAppKitEvents(),
  }))
  last().theme.setThemeMode('light')
  last().theme.setThemeVariables({ '--w3m-accent': 'red' })
  await expect.poll(() => last().theme).toMatchObject({ themeMode: 'light', themeVariables: { '--w3m-accent': 'red' } })
  await kit.open()
  await expect
    .poll(() => last().state)
    .toMatchObject({ open: true, loading: false, activeChain: 'eip155', initialized: true, swaps: false })
  expect(last().events.data).toMatchObject({ event: 'MODAL_OPEN', properties: { connected: false } })
  kit.destroy()
})

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error?: unknown }> {
  override state: { readonly error?: unknown } = {}
  static getDerivedStateFromError(error: unknown): { readonly error: unknown } {
    return { error }
  }
  override render(): ReactNode {
    return this.state.error === undefined ? this.props.children : String((this.state.error as AppKitError).message)
  }
}

test.each([
  ['useAppKit', () => useAppKit()],
  ['useAppKitAccount', () => useAppKitAccount()],
  ['useAppKitNetwork', () => useAppKitNetwork()],
  ['useAppKitProvider', () => useAppKitProvider('eip155')],
  ['useAppKitState', () => useAppKitState()],
  ['useAppKitTheme', () => useAppKitTheme()],
  ['useAppKitEvents', () => useAppKitEvents()],
  ['useAppKitBalance', () => useAppKitBalance()],
  ['useAppKitConnections', () => useAppKitConnections()],
  ['useAppKitConnection', () => useAppKitConnection()],
  ['useDisconnect', () => useDisconnect()],
  ['useWalletInfo', () => useWalletInfo()],
] as const)('%s throws an error with a fix without a kit', async (name, hook) => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => {})
  const screen = await render(
    <Boundary>
      <Probe read={hook} />
    </Boundary>,
  )
  const message = screen.getByText(`Please call "createAppKit" before using "${name}" hook.`, { exact: false })
  await expect.element(message).toBeInTheDocument()
  silenced.mockRestore()
})

test("hooks outside a provider use the page's last kit until it is destroyed", async () => {
  const first = createAppKit({ networks: [ethereum] })
  const second = createAppKit({ networks: [optimism] })
  const seen: unknown[] = []
  const read = () => void seen.push(useAppKitNetwork().chainId)
  await render(<Probe read={read} />)
  expect(seen.at(-1)).toBe(10)
  second.destroy()
  await render(
    <AppKitProvider kit={first}>
      <Probe read={read} />
    </AppKitProvider>,
  )
  expect(seen.at(-1)).toBe(1)
  first.destroy()
})
