import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, createTestKit, settled, type TestKitSettings } from '../../test/createTestKit'
import { base, mainnet, polygon, solana } from '../../test/networks'
import { chooseNetwork } from '../network/chooseNetwork'
import { memoryStorage } from '../storage/memoryStorage'
import { hang } from '../testing/answers'
import type { ScriptedAdapter } from '../testing/ScriptedAdapter'

/** Kit with a loaded modal and a connected wallet. */
async function connected(settings: TestKitSettings = {}) {
  const made = await createLoadedKit(settings)
  await made.modalKit.connectWallet('io.one')
  await settled()
  return made
}

/** Kit with a loaded modal and a stored connection. The test controls when its wallet responds or fails. */
async function reconnecting(failure?: Error) {
  const storage = memoryStorage()
  ;(await connected({ storage })).kit.destroy()
  const adapter = createAdapter()
  let answer = () => {}
  adapter.answer = request =>
    request === 'reconnect'
      ? new Promise((resolve, reject) => void (answer = () => (failure ? reject(failure) : resolve())))
      : Promise.resolve()
  return { ...(await createLoadedKit({ storage, adapter })), answer: () => answer() }
}

test('closes on a new address', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await kit.open()
  await modalKit.connectWallet('io.one')
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('shows ProfileWallets with a toast after a second wallet connects', async () => {
  const { kit, modalKit } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  modalKit.router.push('Connect')
  modalKit.router.push('ConnectingExternal', { connectorId: 'io.two' })
  await modalKit.connectWallet('io.two')
  await settled()
  expect(modalKit.router.state.stack.map(({ view }) => view)).toEqual(['ProfileWallets'])
  expect(modalKit.toasts.state).toMatchObject({ open: true, message: 'wallets.newAdded', variant: 'success' })
})

test('stays open while a second wallet is prompted, and unchanged after a rejection', async () => {
  const { kit, modalKit, adapter } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  modalKit.router.push('ConnectingExternal', { connectorId: 'io.two' })
  const before = adapter.state
  adapter.emit({ status: 'connecting', address: undefined, activeConnectorId: undefined })
  await settled()
  expect(kit.modal.state.open).toBe(true)
  adapter.emit(before)
  await settled()
  expect(modalKit.router.current.view).toBe('ConnectingExternal')
})

test('closes when the address disappears, except in ProfileWallets', async () => {
  const { kit, modalKit, adapter } = await connected()
  await kit.open()
  await adapter.disconnect()
  await settled()
  expect(kit.modal.state.open).toBe(false)

  await modalKit.connectWallet('io.one')
  await settled()
  await kit.open({ view: 'ProfileWallets' })
  await adapter.disconnect()
  await settled()
  expect(modalKit.router.current.view).toBe('ProfileWallets')
})

test('returns to the view before Networks after a switch', async () => {
  const { kit, modalKit } = await connected()
  await kit.open()
  modalKit.router.push('Networks')
  chooseNetwork(modalKit, base)
  expect(modalKit.router.current).toEqual({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:8453' } })
  await settled()
  expect(modalKit.router.state.stack.map(({ view }) => view)).toEqual(['Account'])
})

test("closes after a switch when Networks isn't in the history", async () => {
  const { kit, modalKit } = await connected()
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, base)
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('keeps other views when the network changes in the wallet', async () => {
  const { kit, modalKit, adapter } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  adapter.emit({ chainId: base.id })
  await settled()
  expect(modalKit.router.current.view).toBe('ProfileWallets')
})

test('opens UnsupportedChain and keeps it for a second unsupported chain', async () => {
  const { kit, modalKit, adapter } = await connected()
  adapter.emit({ chainId: 424242 })
  await settled()
  expect(kit.modal.state.open).toBe(true)
  expect(modalKit.router.current.view).toBe('UnsupportedChain')
  adapter.emit({ chainId: 434343 })
  await settled()
  expect(modalKit.router.current.view).toBe('UnsupportedChain')
  expect(kit.modal.state.open).toBe(true)
})

test.each([
  ['the wallet moves to a supported chain', (adapter: ScriptedAdapter) => adapter.emit({ chainId: mainnet.id })],
  ['the wallet disconnects', (adapter: ScriptedAdapter) => void adapter.disconnect()],
])('closes UnsupportedChain when %s', async (_, act) => {
  const { kit, adapter } = await connected()
  adapter.emit({ chainId: 424242 })
  await settled()
  act(adapter)
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test("closes UnsupportedChain when the app adds the wallet's network", async () => {
  const { kit, modalKit, adapter } = await connected()
  adapter.emit({ chainId: polygon.id })
  await settled()
  expect(modalKit.router.current.view).toBe('UnsupportedChain')
  kit.addNetwork('eip155', polygon)
  await settled()
  expect(kit.modal.state.open).toBe(false)
  expect(kit.chains.get()).toMatchObject({ isUnsupportedChain: false, network: { id: 137 } })
})

test('shows UnsupportedChain when a wallet connects on an unsupported chain', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await kit.open()
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  expect(modalKit.router.current.view).toBe('UnsupportedChain')
})

test.each([{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])(
  'with %o, closes after a connect on an unsupported chain',
  async options => {
    const { kit, adapter } = await createLoadedKit(options)
    await kit.open()
    adapter.emitConnected({ chainId: 424242 })
    await settled()
    expect(kit.modal.state.open).toBe(false)
  },
)

test('closes Connect when a wallet reconnects', async () => {
  const { kit, answer } = await reconnecting()
  await kit.open({ view: 'Connect' })
  answer()
  await settled()
  expect(kit.chains.isConnected()).toBe(true)
  expect(kit.modal.state.open).toBe(false)
})

test('keeps any other view when a wallet reconnects', async () => {
  const { kit, modalKit, answer } = await reconnecting()
  await kit.open({ view: 'Networks' })
  answer()
  await settled()
  expect(modalKit.router.current.view).toBe('Networks')
})

test("moves from Account to Connect when a wallet doesn't reconnect", async () => {
  const { kit, modalKit, adapter } = await reconnecting()
  await kit.open({ view: 'Account' })
  await kit.disconnect()
  await settled()
  expect(adapter.requests).toContain('disconnect all')
  expect(modalKit.router.current.view).toBe('Connect')
})

test('moves from Account to ProfileWallets when a reconnect fails', async () => {
  const { kit, modalKit, answer } = await reconnecting(new Error('down'))
  await kit.open({ view: 'Account' })
  answer()
  await settled()
  expect(kit.chains.get()?.reconnectError).toBeDefined()
  expect(modalKit.router.state.stack).toEqual([{ view: 'ProfileWallets', params: undefined }])
})

test('stays on ProfileWallets when a retry fails', async () => {
  const { kit, modalKit, answer } = await reconnecting(new Error('down'))
  answer()
  await settled()
  await kit.open({ view: 'Networks' })
  modalKit.router.push('ProfileWallets')
  const retry = modalKit.context.adapters.retryReconnect('eip155')
  await settled()
  expect(kit.chains.get()?.status).toBe('reconnecting')
  answer()
  await retry
  await settled()
  expect(modalKit.router.state.stack.map(({ view }) => view)).toEqual(['Networks', 'ProfileWallets'])
})

test('opens nothing when a wallet reconnects', async () => {
  const { kit, answer } = await reconnecting()
  answer()
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('stays open when it opens for another namespace', async () => {
  const { kit, modalKit } = await connected({
    networks: [mainnet, solana],
    adapters: [createAdapter(), createAdapter('solana', ['so.one'])],
  })
  await kit.open({ view: 'Connect', namespace: 'solana' })
  await settled()
  expect(kit.modal.state.open).toBe(true)
  await modalKit.connectWallet('so.one', 'solana')
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('closes and activates a wallet of another namespace that was chosen from the list', async () => {
  const { kit, modalKit } = await createLoadedKit({
    networks: [mainnet, solana],
    adapters: [createAdapter(), createAdapter('solana', ['so.one'])],
  })
  await kit.open()
  modalKit.router.push('ConnectingExternal', { connectorId: 'so.one', namespace: 'solana' })
  await modalKit.connectWallet('so.one', 'solana')
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(kit.modal.state.open).toBe(false)
})

test('shows Account or Connect in an embedded modal that never opened', async () => {
  const { modalKit, adapter } = await connected({ enableEmbedded: true })
  expect(modalKit.router.current.view).toBe('Account')
  await adapter.disconnect()
  await settled()
  expect(modalKit.router.current.view).toBe('Connect')
})

test('ignores changes after destroy', async () => {
  const { kit, adapter } = await connected()
  adapter.answer = hang
  kit.destroy()
  adapter.emit({ chainId: 424242 })
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('shows UnsupportedChain on the next open when the modal loads later', async () => {
  const { kit, adapter } = createTestKit()
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  expect(kit.modal.state).toMatchObject({ open: false, loading: false })
  await kit.open()
  expect((await kit.load()).router.current.view).toBe('UnsupportedChain')
  adapter.emit({ chainId: mainnet.id })
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test("doesn't open when loaded on an unsupported chain", async () => {
  const { kit, adapter } = createTestKit()
  adapter.emitConnected({ chainId: 424242 })
  kit.prefetch()
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('recognizes a reconnect that runs while the modal loads', async () => {
  const { kit, modalKit, answer } = await reconnecting()
  await kit.open({ view: 'WhatIsAWallet' })
  answer()
  await settled()
  expect(kit.chains.isConnected()).toBe(true)
  expect(modalKit.router.current.view).toBe('WhatIsAWallet')
})

test('shows Account in an embedded modal that loads after the wallet connected', async () => {
  const { kit, adapter } = createTestKit({ enableEmbedded: true })
  adapter.emitConnected()
  await settled()
  const { router } = await kit.load()
  expect(router.current.view).toBe('Account')
  expect(kit.modal.state.open).toBe(false)
})

test('shows UnsupportedChain in an embedded modal that loads on an unsupported chain', async () => {
  const { kit, adapter } = createTestKit({ enableEmbedded: true })
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  expect((await kit.load()).router.current.view).toBe('UnsupportedChain')
})
