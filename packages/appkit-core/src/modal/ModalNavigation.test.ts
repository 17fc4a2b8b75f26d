import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, createTestKit, settled, type TestKitSettings } from '../../test/createTestKit'
import { base, mainnet, polygon, solana } from '../../test/networks'
import { chooseNetwork } from '../network/chooseNetwork'
import { memoryStorage } from '../storage/memoryStorage'
import { hang } from '../testing/answers'
import type { ScriptedAdapter } from '../testing/ScriptedAdapter'

/** A kit with its modal loaded, and a wallet that is connected. */
async function connected(settings: TestKitSettings = {}) {
  const made = await createLoadedKit(settings)
  await made.modalKit.connectWallet('io.one')
  await settled()
  return made
}

/** A kit that finds a connection of the last visit and has its modal loaded, and a wallet that answers, or fails, when told. */
async function restoring(failure?: Error) {
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

test('a new address closes the modal', async () => {
  const { kit, modalKit } = await createLoadedKit()
  await kit.open()
  await modalKit.connectWallet('io.one')
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('a second wallet leads to ProfileWallets with a toast', async () => {
  const { kit, modalKit } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  modalKit.router.push('Connect')
  modalKit.router.push('ConnectingExternal', { connectorId: 'io.two' })
  await modalKit.connectWallet('io.two')
  await settled()
  expect(modalKit.router.state.stack.map(({ view }) => view)).toEqual(['ProfileWallets'])
  expect(modalKit.toasts.state).toMatchObject({ open: true, message: 'wallets.newAdded', variant: 'success' })
})

test('while a second wallet is asked nothing closes, and a refusal leaves everything as it was', async () => {
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

test('a removed address closes the modal, except in ProfileWallets', async () => {
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

test('after a switch the modal returns to the view before Networks', async () => {
  const { kit, modalKit } = await connected()
  await kit.open()
  modalKit.router.push('Networks')
  chooseNetwork(modalKit, base)
  expect(modalKit.router.current).toEqual({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:8453' } })
  await settled()
  expect(modalKit.router.state.stack.map(({ view }) => view)).toEqual(['Account'])
})

test('after a switch the modal closes when Networks is not behind it', async () => {
  const { kit, modalKit } = await connected()
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, base)
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('a network that changes in the wallet leaves other views alone', async () => {
  const { kit, modalKit, adapter } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  adapter.emit({ chainId: base.id })
  await settled()
  expect(modalKit.router.current.view).toBe('ProfileWallets')
})

test('a chain outside networks opens UnsupportedChain, which a second such chain does not close', async () => {
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
])('UnsupportedChain closes when %s', async (_, act) => {
  const { kit, adapter } = await connected()
  adapter.emit({ chainId: 424242 })
  await settled()
  act(adapter)
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('UnsupportedChain closes when the host adds the network that the wallet is on', async () => {
  const { kit, modalKit, adapter } = await connected()
  adapter.emit({ chainId: polygon.id })
  await settled()
  expect(modalKit.router.current.view).toBe('UnsupportedChain')
  kit.addNetwork('eip155', polygon)
  await settled()
  expect(kit.modal.state.open).toBe(false)
  expect(kit.chains.get()).toMatchObject({ isUnsupportedChain: false, network: { id: 137 } })
})

test('a wallet that connects on an unsupported chain leads to UnsupportedChain', async () => {
  const { kit, modalKit, adapter } = await createLoadedKit()
  await kit.open()
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  expect(modalKit.router.current.view).toBe('UnsupportedChain')
})

test.each([{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])(
  'with %o an unsupported chain closes like any other connect',
  async options => {
    const { kit, adapter } = await createLoadedKit(options)
    await kit.open()
    adapter.emitConnected({ chainId: 424242 })
    await settled()
    expect(kit.modal.state.open).toBe(false)
  },
)

test('a connection that comes back closes a modal that asks to connect', async () => {
  const { kit, answer } = await restoring()
  await kit.open({ view: 'Connect' })
  answer()
  await settled()
  expect(kit.chains.isConnected()).toBe(true)
  expect(kit.modal.state.open).toBe(false)
})

test('a connection that comes back leaves any other view alone', async () => {
  const { kit, modalKit, answer } = await restoring()
  await kit.open({ view: 'Networks' })
  answer()
  await settled()
  expect(modalKit.router.current.view).toBe('Networks')
})

test('a connection that does not come back leads from the account to Connect', async () => {
  const { kit, modalKit, adapter } = await restoring()
  await kit.open({ view: 'Account' })
  await kit.disconnect()
  await settled()
  expect(adapter.requests).toContain('disconnect all')
  expect(modalKit.router.current.view).toBe('Connect')
})

test('a connection that fails to come back leads from the account to ProfileWallets, which says so', async () => {
  const { kit, modalKit, answer } = await restoring(new Error('down'))
  await kit.open({ view: 'Account' })
  answer()
  await settled()
  expect(kit.chains.get()?.restoreError).toBeDefined()
  expect(modalKit.router.state.stack).toEqual([{ view: 'ProfileWallets', params: undefined }])
})

test('a connection that is tried again in ProfileWallets in vain leaves the visitor there', async () => {
  const { kit, modalKit, answer } = await restoring(new Error('down'))
  answer()
  await settled()
  await kit.open({ view: 'Networks' })
  modalKit.router.push('ProfileWallets')
  const retry = modalKit.base.adapters.retryRestore('eip155')
  await settled()
  expect(kit.chains.get()?.status).toBe('reconnecting')
  answer()
  await retry
  await settled()
  expect(modalKit.router.state.stack.map(({ view }) => view)).toEqual(['Networks', 'ProfileWallets'])
})

test('a connection that comes back opens nothing by itself', async () => {
  const { kit, answer } = await restoring()
  answer()
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('opening for another namespace does not close the modal as if the wallet had left', async () => {
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

test('a wallet of another namespace that was asked from the list closes the modal and is active', async () => {
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

test('an embedded modal shows Account once connected and Connect once disconnected, although it never opened', async () => {
  const { modalKit, adapter } = await connected({ enableEmbedded: true })
  expect(modalKit.router.current.view).toBe('Account')
  await adapter.disconnect()
  await settled()
  expect(modalKit.router.current.view).toBe('Connect')
})

test('nothing is followed once the kit has ended', async () => {
  const { kit, adapter } = await connected()
  adapter.answer = hang
  kit.destroy()
  adapter.emit({ chainId: 424242 })
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('a chain outside networks opens nothing before the modal is loaded; the next open shows UnsupportedChain', async () => {
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

test('loading the modal on an unsupported chain does not open it by itself', async () => {
  const { kit, adapter } = createTestKit()
  adapter.emitConnected({ chainId: 424242 })
  kit.prefetch()
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('a modal that is loaded while the connection comes back knows that nobody asked for it', async () => {
  const { kit, modalKit, answer } = await restoring()
  await kit.open({ view: 'WhatIsAWallet' })
  answer()
  await settled()
  expect(kit.chains.isConnected()).toBe(true)
  expect(modalKit.router.current.view).toBe('WhatIsAWallet')
})

test('an embedded modal that is loaded after the wallet connected shows Account', async () => {
  const { kit, adapter } = createTestKit({ enableEmbedded: true })
  adapter.emitConnected()
  await settled()
  const { router } = await kit.load()
  expect(router.current.view).toBe('Account')
  expect(kit.modal.state.open).toBe(false)
})

test('an embedded modal that is loaded on an unsupported chain shows UnsupportedChain', async () => {
  const { kit, adapter } = createTestKit({ enableEmbedded: true })
  adapter.emitConnected({ chainId: 424242 })
  await settled()
  expect((await kit.load()).router.current.view).toBe('UnsupportedChain')
})
