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

/** Adapters of two chain families. */
function two(): { readonly evm: ScriptedAdapter; readonly sol: ScriptedAdapter; readonly adapters: ScriptedAdapter[] } {
  const evm = createAdapter()
  const sol = createAdapter('solana', ['so.one'])
  return { evm, sol, adapters: [evm, sol] }
}

/** Storage as a page leaves it whose visitor is connected on both, and used Base on EVM before he went to Solana. */
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

test('the network of each namespace is remembered, also of those that are not the active one', async () => {
  const { evm, sol, adapters } = two()
  const { kit } = createTestKit({ storage: await leftOnBoth(), networks, adapters })
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', selectedNetworkId: solana.caipNetworkId })
  expect(evm.host?.network).toEqual(base)
  expect(sol.host?.network).toEqual(solana)
  expect(kit.chains.get('eip155')?.network).toEqual(base)
})

test('the active namespace comes back also when its wallet was on a chain that the kit does not know', async () => {
  const storage = await leftOnBoth()
  storage.setItem('@appkit/active_caip_network_id', base.caipNetworkId)
  const { kit } = createTestKit({ storage, networks, adapters: two().adapters })
  expect(kit.getState().activeChain).toBe('solana')
})

test('a restore that hangs does not keep the other namespaces waiting', async () => {
  const { evm, adapters } = two()
  evm.answer = hang
  const { kit } = createTestKit({ storage: await leftOnBoth(), networks, adapters })
  await settled()
  expect(kit.getAccount('solana')).toMatchObject({ status: 'connected', address: scriptedAddress('so.one') })
  expect(kit.getAccount('eip155')).toMatchObject({ status: 'connecting', address: scriptedAddress('io.one') })
})

test('a restore that fails says so on its own namespace, and the other is connected', async () => {
  const { evm, adapters } = two()
  const cause = new Error('the endpoint is down')
  evm.answer = () => Promise.reject(cause)
  const { kit } = createTestKit({ storage: await leftOnBoth(), networks, adapters })
  await settled()
  expect(kit.chains.get('eip155')).toMatchObject({
    status: 'disconnected',
    restoreError: { code: 'restore/failed', cause },
  })
  expect(kit.chains.get('solana')).toMatchObject({ status: 'connected' })
  expect(kit.chains.get('solana')?.restoreError).toBeUndefined()
})

test('it can be tried again, as often as it fails', async () => {
  const { evm, adapters } = two()
  evm.answer = () => Promise.reject(new Error('down'))
  const { kit, modalKit } = await createLoadedKit({ storage: await leftOnBoth(), networks, adapters })
  await settled()
  await modalKit.base.adapters.retryRestore('eip155')
  expect(kit.chains.get('eip155')).toMatchObject({ status: 'disconnected', restoreError: { code: 'restore/failed' } })

  evm.answer = async () => {}
  const retry = modalKit.base.adapters.retryRestore('eip155')
  await Promise.resolve()
  expect(kit.chains.get('eip155')).toMatchObject({ status: 'reconnecting', restoreError: undefined })
  await retry
  expect(kit.chains.get('eip155')).toMatchObject({ status: 'connected', restoreError: undefined })
})

test('what failed to come back is still remembered, and comes back at the next visit', async () => {
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

test('who leaves it instead, or connects another wallet, hears no more of it', async () => {
  const storage = await leftOnBoth()
  const failing = () => {
    const made = two()
    made.evm.answerTo({ reconnect: () => Promise.reject(new Error('down')) })
    return made.adapters
  }
  const one = createTestKit({ storage, networks, adapters: failing() })
  await settled()
  await one.kit.connect({ connectorId: 'io.two', namespace: 'eip155' })
  expect(one.kit.chains.get('eip155')?.restoreError).toBeUndefined()
  one.kit.destroy()

  const other = createTestKit({ storage, networks, adapters: failing() })
  await settled()
  expect(other.kit.chains.get('eip155')?.restoreError).toBeDefined()
  await other.kit.disconnect({ namespace: 'eip155' })
  expect(other.kit.chains.get('eip155')?.restoreError).toBeUndefined()
  other.kit.destroy()
  const last = createTestKit({ storage, networks, adapters: two().adapters })
  await settled()
  expect(last.kit.getAccount('eip155').status).toBe('disconnected')
  expect(last.kit.getAccount('solana').status).toBe('connected')
})

test('open for a namespace makes it the active one and shows its wallets alone', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await kit.open({ namespace: 'solana' })
  expect(kit.getState().activeChain).toBe('solana')
  expect(modalKit.router.current).toEqual({ view: 'Connect', params: { namespace: 'solana' } })
  expect(modalKit.router.connectNamespace).toBe('solana')
  modalKit.router.push('ConnectingExternal', { connectorId: 'so.one' })
  expect(modalKit.router.connectNamespace).toBe('solana')
})

test('connect() takes whichever namespace the visitor connects', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  const connecting = kit.connect()
  await settled()
  expect(modalKit.router.connectNamespace).toBeUndefined()
  await modalKit.connectWallet('so.one')
  expect(await connecting).toMatchObject({ address: scriptedAddress('so.one') })
  expect(kit.getState().activeChain).toBe('solana')
})

test('Switch of SwitchActiveChain leads to the wallets of that chain, and the chosen network is asked for there', async () => {
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

test('who leaves there finds everything as it was', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await modalKit.connectWallet('io.one')
  await kit.open({ view: 'Networks' })
  chooseNetwork(modalKit, solana)
  switchActiveChain(modalKit)
  kit.close()
  expect(kit.getState()).toMatchObject({ activeChain: 'eip155', selectedNetworkId: mainnet.caipNetworkId })
  expect(kit.getAccount().isConnected).toBe(true)
})

test('a wallet of another chain, added from ProfileWallets, leads back there', async () => {
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

test('disconnecting one chain leaves the others as they are', async () => {
  const { kit, events } = await loadedOnBoth()
  await kit.disconnect({ namespace: 'solana' })
  expect(kit.getAccount('solana').status).toBe('disconnected')
  expect(kit.getAccount('eip155').isConnected).toBe(true)
  expect(events).toContain('DISCONNECT_SUCCESS')
})

test('disconnecting without a chain ends them all', async () => {
  const { kit, evm, sol } = await loadedOnBoth()
  await kit.disconnect()
  expect([kit.getAccount('eip155').status, kit.getAccount('solana').status]).toEqual(['disconnected', 'disconnected'])
  expect([evm.requests.at(-1), sol.requests.at(-1)]).toEqual(['disconnect all', 'disconnect all'])
})

test('a wallet that locks on one chain leaves the other connected', async () => {
  const { kit, evm } = await loadedOnBoth()
  await evm.disconnect()
  expect(kit.getAccount('eip155').status).toBe('disconnected')
  expect(kit.getAccount('solana')).toMatchObject({ isConnected: true, address: scriptedAddress('so.one') })
})

test('a WalletConnect connection ends on every chain that it is on, and nothing else does', async () => {
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

test('opening Connect for a chain that is connected adds a wallet there, and does not close by itself', async () => {
  const { kit, modalKit } = await loadedOnBoth()
  await kit.open({ view: 'Connect', namespace: 'solana' })
  await settled()
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: true })
  expect(modalKit.router.current.view).toBe('Connect')
})

test('a wallet that answers before its own view shows ends the modal as well', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await modalKit.connectWallet('io.one')
  await kit.open({ view: 'Connect' })
  await modalKit.connectWallet('so.one')
  await settled()
  expect(kit.getState()).toMatchObject({ activeChain: 'solana', open: false })
})

test('after the active chain was disconnected, another one that is connected becomes active', async () => {
  const { kit } = await loadedOnBoth()
  expect(kit.getState().activeChain).toBe('eip155')
  await kit.disconnect({ namespace: 'eip155' })
  expect(kit.getState().activeChain).toBe('solana')
  expect(kit.getAccount().isConnected).toBe(true)
})

test('the chain of a wallet that was chosen goes before the one that wallets are shown of', async () => {
  const { kit, modalKit } = await createLoadedKit({ networks, adapters: two().adapters })
  await kit.open({ view: 'Connect' })
  expect(modalKit.router.connectNamespace).toBeUndefined()
  modalKit.router.push('ConnectingWalletConnect', { namespace: 'solana' })
  expect(modalKit.router.connectNamespace).toBe('solana')
  modalKit.router.push('Connect')
  expect(modalKit.router.connectNamespace).toBeUndefined()
})
