import { expect, test } from 'vitest'
import { createTestKit, hang, settled } from '../../test/createTestKit'
import { FakeAdapter } from '../../test/FakeAdapter'
import { base, mainnet, polygon, solana } from '../../test/networks'
import { memoryStorage } from '../storage/memoryStorage'

async function connected(settings: Parameters<typeof createTestKit>[0] = {}) {
  const made = createTestKit(settings)
  await made.kit.connectWallet('io.one')
  await settled()
  return made
}

/** A kit that finds a connection of the last visit, and a wallet that answers when told. */
async function restoring(settings: Parameters<typeof createTestKit>[0] = {}) {
  const storage = memoryStorage()
  ;(await connected({ storage })).kit.destroy()
  const adapter = new FakeAdapter()
  let answer = () => {}
  adapter.answer = request =>
    request === 'reconnect' ? new Promise(resolve => void (answer = resolve)) : Promise.resolve()
  return { ...createTestKit({ storage, adapter, ...settings }), answer: () => answer() }
}

test('a new address closes the modal', async () => {
  const { kit } = createTestKit()
  await kit.open()
  await kit.connectWallet('io.one')
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('a second wallet leads to ProfileWallets with a toast', async () => {
  const { kit } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  kit.router.push('Connect')
  kit.router.push('ConnectingExternal', { connectorId: 'io.two' })
  await kit.connectWallet('io.two')
  await settled()
  expect(kit.router.state.stack.map(({ view }) => view)).toEqual(['ProfileWallets'])
  expect(kit.toasts.state).toMatchObject({ open: true, message: 'profile.toast.added', variant: 'success' })
})

test('while a second wallet is asked nothing closes, and a refusal leaves everything as it was', async () => {
  const { kit, adapter } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  kit.router.push('ConnectingExternal', { connectorId: 'io.two' })
  const before = adapter.state
  adapter.emit({ status: 'connecting', address: undefined, activeConnectorId: undefined })
  await settled()
  expect(kit.modal.state.open).toBe(true)
  adapter.emit(before)
  await settled()
  expect(kit.router.current.view).toBe('ConnectingExternal')
})

test('a removed address closes the modal, except in ProfileWallets', async () => {
  const { kit, adapter } = await connected()
  await kit.open()
  await adapter.disconnect()
  await settled()
  expect(kit.modal.state.open).toBe(false)

  await kit.connectWallet('io.one')
  await settled()
  await kit.open({ view: 'ProfileWallets' })
  await adapter.disconnect()
  await settled()
  expect(kit.router.current.view).toBe('ProfileWallets')
})

test('after a switch the modal returns to the view before Networks', async () => {
  const { kit } = await connected()
  await kit.open()
  kit.router.push('Networks')
  kit.chooseNetwork(base)
  expect(kit.router.current).toEqual({ view: 'SwitchNetwork', params: { caipNetworkId: 'eip155:8453' } })
  await settled()
  expect(kit.router.state.stack.map(({ view }) => view)).toEqual(['Account'])
})

test('after a switch the modal closes when Networks is not behind it', async () => {
  const { kit } = await connected()
  await kit.open({ view: 'Networks' })
  kit.chooseNetwork(base)
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('a network that changes in the wallet leaves other views alone', async () => {
  const { kit, adapter } = await connected()
  await kit.open({ view: 'ProfileWallets' })
  adapter.emit({ chainId: base.id })
  await settled()
  expect(kit.router.current.view).toBe('ProfileWallets')
})

test('a chain outside networks opens UnsupportedChain, which a second such chain does not close', async () => {
  const { kit, adapter } = await connected()
  adapter.emit({ chainId: 424242 })
  await settled()
  expect(kit.modal.state.open).toBe(true)
  expect(kit.router.current.view).toBe('UnsupportedChain')
  adapter.emit({ chainId: 434343 })
  await settled()
  expect(kit.router.current.view).toBe('UnsupportedChain')
  expect(kit.modal.state.open).toBe(true)
})

test.each([
  ['the wallet moves to a supported chain', (adapter: FakeAdapter) => adapter.emit({ chainId: mainnet.id })],
  ['the wallet disconnects', (adapter: FakeAdapter) => void adapter.disconnect()],
])('UnsupportedChain closes when %s', async (_, act) => {
  const { kit, adapter } = await connected()
  adapter.emit({ chainId: 424242 })
  await settled()
  act(adapter)
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('UnsupportedChain closes when the host adds the network that the wallet is on', async () => {
  const { kit, adapter } = await connected()
  adapter.emit({ chainId: polygon.id })
  await settled()
  expect(kit.router.current.view).toBe('UnsupportedChain')
  kit.addNetwork('eip155', polygon)
  await settled()
  expect(kit.modal.state.open).toBe(false)
  expect(kit.chains.get()).toMatchObject({ isUnsupportedChain: false, network: { id: 137 } })
})

test('a wallet that connects on an unsupported chain leads to UnsupportedChain', async () => {
  const { kit, adapter } = createTestKit()
  await kit.open()
  adapter.emit(adapter.connectedState('io.one', 424242))
  await settled()
  expect(kit.router.current.view).toBe('UnsupportedChain')
})

test.each([{ allowUnsupportedChain: true }, { enableNetworkSwitch: false }])(
  'with %o an unsupported chain closes like any other connect',
  async options => {
    const { kit, adapter } = createTestKit(options)
    await kit.open()
    adapter.emit(adapter.connectedState('io.one', 424242))
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
  const { kit, answer } = await restoring()
  await kit.open({ view: 'Networks' })
  answer()
  await settled()
  expect(kit.router.current.view).toBe('Networks')
})

test('a connection that does not come back leads from the account to Connect', async () => {
  const { kit, adapter } = await restoring()
  await kit.open({ view: 'Account' })
  await kit.disconnect()
  await settled()
  expect(adapter.requests).toContain('disconnect all')
  expect(kit.router.current.view).toBe('Connect')
})

test('a connection that comes back opens nothing by itself', async () => {
  const { kit, answer } = await restoring()
  answer()
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('opening for another namespace does not close the modal as if the wallet had left', async () => {
  const { kit } = await connected({
    networks: [mainnet, solana],
    adapters: [new FakeAdapter(), new FakeAdapter('solana', ['so.one'])],
  })
  await kit.open({ view: 'Connect', namespace: 'solana' })
  await settled()
  expect(kit.modal.state.open).toBe(true)
  await kit.connectWallet('so.one', 'solana')
  await settled()
  expect(kit.modal.state.open).toBe(false)
})

test('a wallet of another namespace that was asked from the list closes the modal and is active', async () => {
  const { kit } = createTestKit({
    networks: [mainnet, solana],
    adapters: [new FakeAdapter(), new FakeAdapter('solana', ['so.one'])],
  })
  await kit.open()
  kit.router.push('ConnectingExternal', { connectorId: 'so.one', namespace: 'solana' })
  await kit.connectWallet('so.one', 'solana')
  await settled()
  expect(kit.chains.state.activeNamespace).toBe('solana')
  expect(kit.modal.state.open).toBe(false)
})

test('an embedded modal shows Account once connected and Connect once disconnected, although it never opened', async () => {
  const { kit, adapter } = await connected({ enableEmbedded: true })
  expect(kit.router.current.view).toBe('Account')
  await adapter.disconnect()
  await settled()
  expect(kit.router.current.view).toBe('Connect')
})

test('nothing is followed once the kit has ended', async () => {
  const { kit, adapter } = await connected()
  adapter.answer = hang
  kit.destroy()
  adapter.emit({ chainId: 424242 })
  await settled()
  expect(kit.modal.state.open).toBe(false)
})
