import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createTestKit, settled } from '../../test/createTestKit'
import { mainnet } from '../../test/networks'
import { ChainController } from '../chains/ChainController'
import { ConnectionController } from '../connections/ConnectionController'
import { ConnectorController } from '../connectors/ConnectorController'
import type { KeyValueStorage } from '../storage/KeyValueStorage'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { hang } from '../testing/answers'
import { scriptedAddress } from '../testing/scriptedAddress'
import { AdapterLink, type AdapterSettings } from './AdapterLink'

const settings: AdapterSettings = {
  accountTypes: undefined,
  walletConnect: undefined,
  wallets: { eip6963: true, injected: true, coinbase: true, reconnect: true },
}
const withoutReconnect: AdapterSettings = { ...settings, wallets: { ...settings.wallets, reconnect: false } }

function createLink(adapter = createAdapter(), storage: KeyValueStorage = memoryStorage()) {
  const store = new Store(storage)
  const chains = new ChainController(
    { networks: [mainnet], defaultNetwork: undefined, allowUnsupportedChain: false, restorable: ['eip155'] },
    store,
  )
  const to = { chains, connectors: new ConnectorController(), connections: new ConnectionController(store) }
  return { link: new AdapterLink(adapter, to), adapter, ...to }
}

/** Storage of a page whose visitor left connected with `io.one`. */
async function leftConnected(): Promise<KeyValueStorage> {
  const storage = memoryStorage()
  const { kit } = createTestKit({ storage })
  await kit.connect({ connectorId: 'io.one' })
  kit.destroy()
  return storage
}

test('the adapter is given the settings, the networks of its namespace and what was connected', async () => {
  const { link, adapter } = createLink(createAdapter(), await leftConnected())
  link.attach(settings)
  expect(adapter.host).toMatchObject({ ...settings, networks: [mainnet], storedConnectorIds: ['io.one'] })
})

test('connectors, connections and the account are taken over at once', () => {
  const { link, adapter, chains, connectors, connections } = createLink()
  link.attach(settings)
  expect(connectors.state.connectors.map(({ id }) => id)).toEqual(['io.one', 'io.two'])
  adapter.emitConnected()
  expect(chains.get()).toMatchObject({ status: 'connected', address: scriptedAddress('io.one') })
  expect(connections.active('eip155')?.connectorId).toBe('io.one')
})

test("'disconnected' is held back while the wallet is asked, but its connectors are not", async () => {
  const adapter = createAdapter()
  adapter.answer = hang
  const { link, chains, connectors } = createLink(adapter, await leftConnected())
  link.attach(settings)
  expect(chains.get()).toMatchObject({ status: 'connecting', address: scriptedAddress('io.one') })
  expect(connectors.state.connectors).toHaveLength(2)
  link.endRestore()
  expect(chains.get()).toMatchObject({ status: 'disconnected', address: undefined })
})

test('a wallet that is still reconnecting when the restore has ended is not connected, and nothing of it stays', async () => {
  const adapter = createAdapter()
  adapter.emitConnected()
  adapter.emit({ status: 'reconnecting' })
  adapter.answer = () => Promise.reject(new Error('locked'))
  const { link, chains, connections } = createLink(adapter)
  link.attach(settings)
  expect(chains.get()).toMatchObject({ status: 'reconnecting', address: scriptedAddress('io.one') })
  await settled()
  expect(chains.get()).toMatchObject({ status: 'disconnected', address: undefined })
  expect(connections.list('eip155')).toEqual([])
})

test('once a wallet has connected, the end of the restore says nothing any more', async () => {
  const { link, adapter, chains } = createLink(createAdapter(), await leftConnected())
  link.attach(settings)
  adapter.emitConnected({ connectorIds: ['io.two'] })
  link.endRestore()
  await settled()
  expect(chains.isConnected()).toBe(true)
  await adapter.disconnect()
  expect(chains.get()?.status).toBe('disconnected')
})

test('without a session no wallet is asked; without reconnect none is, and nothing is held back', async () => {
  const fresh = createLink()
  fresh.link.attach(settings)
  expect(fresh.adapter.requests).toEqual([])
  const { link, adapter, chains } = createLink(createAdapter(), await leftConnected())
  link.attach(withoutReconnect)
  expect(adapter.requests).toEqual([])
  expect(adapter.host?.storedConnectorIds).toEqual([])
  expect(chains.get()?.status).toBe('disconnected')
})

test('detaching lets go once, and what the adapter says later is not heard', () => {
  const { link, adapter, chains, connectors } = createLink()
  link.attach(settings)
  const { host } = adapter
  link.detach()
  link.detach()
  expect(adapter.attached).toBe(0)
  adapter.emitConnected()
  host?.onState({ ...adapter.state, connectors: [] })
  expect(chains.isConnected()).toBe(false)
  expect(connectors.state.connectors).toHaveLength(2)
})

test('detaching while the restore is under way leaves what is remembered for the next visit', async () => {
  const storage = await leftConnected()
  const adapter = createAdapter()
  adapter.answer = () => Promise.reject(new Error('locked'))
  const { link } = createLink(adapter, storage)
  link.attach(settings)
  link.detach()
  await settled()
  expect(storage.getItem('@appkit/connected_namespaces')).toBe('eip155')
})

test('an adapter that cannot let go says so once', () => {
  const adapter = createAdapter()
  adapter.attach = () => () => {
    throw new Error('cannot let go')
  }
  const { link } = createLink(adapter)
  link.attach(settings)
  expect(() => link.detach()).toThrow('cannot let go')
  expect(() => link.detach()).not.toThrow()
})
