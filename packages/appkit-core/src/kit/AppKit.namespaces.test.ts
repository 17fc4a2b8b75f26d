import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createLoadedKit, createTestKit, settled, type TestKitSettings } from '../../test/createTestKit'
import { base, mainnet, solana } from '../../test/networks'
import { chooseNetwork } from '../network/chooseNetwork'
import { switchActiveChain } from '../network/switchActiveChain'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import { memoryStorage } from '../storage/memoryStorage'
import { hang } from '../testing/answers'
import type { ScriptedAdapter } from '../testing/ScriptedAdapter'
import { scriptedAddress } from '../testing/scriptedAddress'

const networks = [mainnet, base, solana] as const

/** Adapters of two namespaces. */
function two(): { readonly evm: ScriptedAdapter; readonly sol: ScriptedAdapter; readonly adapters: ScriptedAdapter[] } {
  const evm = createAdapter()
  const sol = createAdapter('solana', ['so.one'])
  return { evm, sol, adapters: [evm, sol] }
}

/** Storage after a session that ended connected on both namespaces, with Base on EVM and Solana active. */
async function leftOnBoth(): Promise<KeyValueStorage> {
  const storage = memoryStorage()
  const { kit } = createTestKit({ storage, networks, adapters: two().adapters })
  await kit.connect({ connectorId: 'io.one', namespace: 'eip155' })
  await kit.switchNetwork(base)
  await kit.connect({ connectorId: 'so.one', namespace: 'solana' })
  kit.destroy()
  return storage
}

async function loadedOnBoth(settings: TestKitSettings = {}) {
  const adapters = two()
  const made = await createLoadedKit({ networks, adapters: adapters.adapters, ...settings })
  await made.kit.connect({ connectorId: 'so.one', namespace: 'solana' })
  await made.kit.connect({ connectorId: 'io.one', namespace: 'eip155' })
  await settled()
  return { ...made, ...adapters }
}

test('stores the network of every namespace, not only of the active one', async () => {
  const { evm, sol, adapters } = two()
  const { kit } = createTestKit({ storage: await leftOnBoth(), networks, adapters })
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', selectedNetworkId: solana.caipNetworkId })
  expect(evm.host?.network).toEqual(base)
  expect(sol.host?.network).toEqual(solana)
  expect(kit.chains.get('eip155')?.network).toEqual(base)
})

test('restores the active namespace when its wallet was on an unknown chain', async () => {
  const storage = await leftOnBoth()
  storage.setItem('@appkit/active_caip_network_id', base.caipNetworkId)
  const { kit } = createTestKit({ storage, networks, adapters: two().adapters })
  expect(kit.getState().activeChain).toBe('solana')
})

test('keeps the other namespaces working while one reconnect hangs', async () => {
  const { evm, adapters } = two()
  evm.answer = hang
  const { kit } = createTestKit({ storage: await leftOnBoth(), networks, adapters })
  await settled()
  expect(kit.getAccount('solana')).toMatchObject({ status: 'connected', address: scriptedAddress('so.one') })
  expect(kit.getAccount('eip155')).toMatchObject({ status: 'connecting', address: scriptedAddress('io.one') })
})

test('reports a failed reconnect on its own namespace and connects the other', async () => {
  const { evm, adapters } = two()
  const cause = new Error('the endpoint is down')
  evm.answer = () => Promise.reject(cause)
  const { kit } = createTestKit({ storage: await leftOnBoth(), networks, adapters })
  await settled()
  expect(kit.chains.get('eip155')).toMatchObject({
    status: 'disconnected',
    reconnectError: { code: 'reconnect/failed', cause },
  })
  expect(kit.chains.get('solana')).toMatchObject({ status: 'connected' })
  expect(kit.chains.get('solana')?.reconnectError).toBeUndefined()
})

test('retries a reconnect as often as it fails', async () => {
  const { evm, adapters } = two()
  evm.answer = () => Promise.reject(new Error('down'))
  const { kit, modalKit } = await createLoadedKit({ storage: await leftOnBoth(), networks, adapters })
  await settled()
  await modalKit.context.adapters.retryReconnect('eip155')
  expect(kit.chains.get('eip155')).toMatchObject({
    status: 'disconnected',
    reconnectError: { code: 'reconnect/failed' },
  })

  evm.answer = async () => {}
  const retry = modalKit.context.adapters.retryReconnect('eip155')
  await Promise.resolve()
  expect(kit.chains.get('eip155')).toMatchObject({ status: 'reconnecting', reconnectError: undefined })
  await retry
  expect(kit.chains.get('eip155')).toMatchObject({ status: 'connected', reconnectError: undefined })
})

test('keeps a connection that failed to reconnect for the next visit', async () => {
  const storage = await leftOnBoth()
  const { evm, adapters } = two()
  evm.answer = () => Promise.reject(new Error('down'))
  const { kit } = createTestKit({ storage, networks, adapters })
  await settled()
  evm.emit({ connectors: [...evm.state.connectors] })
  kit.destroy()

  const next = createTestKit({ storage, networks, adapters: two().adapters })
  await settled()
  expect(next.kit.getAccount('eip155').isConnected).toBe(true)
})

test('clears the error when the user disconnects or connects another wallet', async () => {
  const storage = await leftOnBoth()
  const failing = () => {
    const made = two()
    made.evm.answerTo({ reconnect: () => Promise.reject(new Error('down')) })
    return made.adapters
  }
  const one = createTestKit({ storage, networks, adapters: failing() })
  await settled()
  await one.kit.connect({ connectorId: 'io.two', namespace: 'eip155' })
  expect(one.kit.chains.get('eip155')?.reconnectError).toBeUndefined()
  one.kit.destroy()

  const other = createTestKit({ storage, networks, adapters: failing() })
  await settled()
  expect(other.kit.chains.get('eip155')?.reconnectError).toBeDefined()
  await other.kit.disconnect({ namespace: 'eip155' })
  expect(other.kit.chains.get('eip155')?.reconnectError).toBeUndefined()
  other.kit.destroy()
  const last = createTestKit({ storage, networks, adapters: two().adapters })
  await settled()
  expect(last.kit.getAccount('eip155').status).toBe('disconnected')
  expect(last.kit.getAccount('solana').status).toBe('connected')
})

test('activates the namespace of open() and lists only its wallets', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await kit.open({ namespace: 'solana' })
  expect(kit.getState().activeChain).toBe('solana')
  expect(modalKit.router.current).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
  expect(modalKit.router.connectNamespace).toBe('solana')
  modalKit.router.push('ConnectingExternal', { connectorId: 'so.one' })
  expect(modalKit.router.connectNamespace).toBe('solana')
})

test('resolves connect() with any namespace that the user connects', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  const connecting = kit.connect()
  await settled()
  expect(modalKit.router.connectNamespace).toBeUndefined()
  await modalKit.connectWallet('so.one')
  expect(await connecting).toMatchObject({ address: scriptedAddress('so.one') })
  expect(kit.getState().activeChain).toBe('solana')
})

test('SwitchActiveChain leads to the wallets of that chain and requests the chosen network', async () => {
  const { sol, adapters } = two()
  const { kit, modalKit } = await createLoadedKit({ networks, adapters })
  await modalKit.connectWallet('io.one')
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, solana)
  expect(modalKit.router.current.view).toBe('SwitchActiveChain')
  switchActiveChain(modalKit)
  expect(modalKit.router.current).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
  expect(kit.getState().activeChain).toBe('eip155')

  modalKit.router.push('ConnectingExternal', { connectorId: 'so.one', namespace: 'solana' })
  await modalKit.connectWallet('so.one')
  await settled()
  expect(sol.requests).toContain(`connect so.one on ${solana.caipNetworkId}`)
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: false })
  expect(kit.getAccount('eip155').isConnected).toBe(true)
})

test('keeps the previous state when the user leaves SwitchActiveChain', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await modalKit.connectWallet('io.one')
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, solana)
  switchActiveChain(modalKit)
  kit.close()
  expect(kit.getState()).toMatchObject({ activeChain: 'eip155', selectedNetworkId: mainnet.caipNetworkId })
  expect(kit.getAccount().isConnected).toBe(true)
})

test('returns to ProfileWallets after adding a wallet of another chain', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await modalKit.connectWallet('io.one')
  await kit.open({ view: 'ProfileWallets' })
  modalKit.router.push('Connect', { namespace: 'solana' })
  modalKit.router.push('ConnectingExternal', { connectorId: 'so.one', namespace: 'solana' })
  await modalKit.connectWallet('so.one')
  await settled()
  expect(modalKit.router.state.stack.map(({ view }) => view)).toEqual(['ProfileWallets'])
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: true })
})

test('leaves other chains unchanged when one disconnects', async () => {
  const { kit, events } = await loadedOnBoth()
  await kit.disconnect({ namespace: 'solana' })
  expect(kit.getAccount('solana').status).toBe('disconnected')
  expect(kit.getAccount('eip155').isConnected).toBe(true)
  expect(events).toContain('DISCONNECT_SUCCESS')
})

test('disconnects every chain by default', async () => {
  const { kit, evm, sol } = await loadedOnBoth()
  await kit.disconnect()
  expect([kit.getAccount('eip155').status, kit.getAccount('solana').status]).toEqual(['disconnected', 'disconnected'])
  expect([evm.requests.at(-1), sol.requests.at(-1)]).toEqual(['disconnect all', 'disconnect all'])
})

test('keeps one chain connected when a wallet on the other locks', async () => {
  const { kit, evm } = await loadedOnBoth()
  await evm.disconnect()
  expect(kit.getAccount('eip155').status).toBe('disconnected')
  expect(kit.getAccount('solana')).toMatchObject({ isConnected: true, address: scriptedAddress('so.one') })
})

test('disconnects a WalletConnect session on all of its chains, and nothing else', async () => {
  const evm = createAdapter('eip155', ['walletConnect', 'io.one'])
  const sol = createAdapter('solana', ['walletConnect', 'so.one'])
  const { kit } = await createLoadedKit({ networks, adapters: [evm, sol] })
  for (const adapter of [evm, sol])
    adapter.emit({
      connectors: adapter.state.connectors.map(known =>
        known.id === 'walletConnect' ? { ...known, type: 'WALLET_CONNECT' } : known,
      ),
    })
  await kit.connect({ connectorId: 'so.one', namespace: 'solana' })
  await kit.connect({ connectorId: 'walletConnect', namespace: 'solana' })
  await kit.connect({ connectorId: 'walletConnect', namespace: 'eip155' })
  await kit.disconnect({ namespace: 'eip155' })
  expect(kit.connections.list('eip155')).toEqual([])
  expect(kit.connections.list('solana').map(({ connectorId }) => connectorId)).toEqual(['so.one'])
  expect(kit.events.state.data).toMatchObject({ event: 'DISCONNECT_SUCCESS', properties: { namespace: 'all' } })
})

test('adds a wallet when Connect opens for a connected chain, and stays open', async () => {
  const { kit, modalKit } = await loadedOnBoth()
  await kit.open({ view: 'Connect', namespace: 'solana' })
  await settled()
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: true })
  expect(modalKit.router.current.view).toBe('Connect')
})

test('closes the modal when a wallet connects before its view shows', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await modalKit.connectWallet('io.one')
  await kit.open({ view: 'Connect' })
  await modalKit.connectWallet('so.one')
  await settled()
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: false })
})

test('activates another connected chain after the active one disconnects', async () => {
  const { kit } = await loadedOnBoth()
  expect(kit.getState().activeChain).toBe('eip155')
  await kit.disconnect({ namespace: 'eip155' })
  expect(kit.getState().activeChain).toBe('solana')
  expect(kit.getAccount().isConnected).toBe(true)
})

test('prefers the chain of the chosen wallet to that of the listed ones', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await kit.open({ view: 'Connect' })
  expect(modalKit.router.connectNamespace).toBeUndefined()
  modalKit.router.push('ConnectingWalletConnect', { namespace: 'solana' })
  expect(modalKit.router.connectNamespace).toBe('solana')
  modalKit.router.push('Connect')
  expect(modalKit.router.connectNamespace).toBeUndefined()
})
