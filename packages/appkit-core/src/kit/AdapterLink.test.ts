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
    { networks: [mainnet], defaultNetwork: undefined, allowUnsupportedChain: false, reconnectable: ['eip155'] },
    store,
  )
  const to = {
    chains,
    connectors: new ConnectorController({ input: { networks: [mainnet] } }),
    connections: new ConnectionController(store),
  }
  return { link: new AdapterLink(adapter, to), adapter, ...to }
}

/** Storage after a session that ended connected to `io.one`. */
async function leftConnected(): Promise<KeyValueStorage> {
  const storage = memoryStorage()
  const { kit } = createTestKit({ storage })
  await kit.connect({ connectorId: 'io.one' })
  kit.destroy()
  return storage
}

test('passes the settings, networks and last connection of its namespace to the adapter', async () => {
  const { link, adapter } = createLink(createAdapter(), await leftConnected())
  link.attach(settings)
  expect(adapter.host).toMatchObject({ ...settings, networks: [mainnet], storedConnectorIds: ['io.one'] })
})

test('adopts connectors, connections and the account immediately', () => {
  const { link, adapter, chains, connectors, connections } = createLink()
  link.attach(settings)
  expect(connectors.state.connectors.map(({ id }) => id)).toEqual(['io.one', 'io.two'])
  adapter.emitConnected()
  expect(chains.get()).toMatchObject({ status: 'connected', address: scriptedAddress('io.one') })
  expect(connections.active('eip155')?.connectorId).toBe('io.one')
})

test("withholds 'disconnected' while a wallet reconnects, but passes its connectors on", async () => {
  const adapter = createAdapter()
  adapter.answer = hang
  const { link, chains, connectors } = createLink(adapter, await leftConnected())
  link.attach(settings)
  expect(chains.get()).toMatchObject({ status: 'connecting', address: scriptedAddress('io.one') })
  expect(connectors.state.connectors).toHaveLength(2)
  link.endReconnect()
  expect(chains.get()).toMatchObject({ status: 'disconnected', address: undefined })
})

test('disconnects a wallet that has not reconnected when the reconnect ends', async () => {
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

test('ignores the end of the reconnect once a wallet has connected', async () => {
  const { link, adapter, chains } = createLink(createAdapter(), await leftConnected())
  link.attach(settings)
  adapter.emitConnected({ connectorIds: ['io.two'] })
  link.endReconnect()
  await settled()
  expect(chains.isConnected()).toBe(true)
  await adapter.disconnect()
  expect(chains.get()?.status).toBe('disconnected')
})

test('prompts no wallet without a session or with reconnect off, and withholds nothing', async () => {
  const fresh = createLink()
  fresh.link.attach(settings)
  expect(fresh.adapter.requests).toEqual([])
  const { link, adapter, chains } = createLink(createAdapter(), await leftConnected())
  link.attach(withoutReconnect)
  expect(adapter.requests).toEqual([])
  expect(adapter.host?.storedConnectorIds).toEqual([])
  expect(chains.get()?.status).toBe('disconnected')
})

test('detaches once and ignores later states of the adapter', () => {
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

test('keeps the stored connection when it detaches during a reconnect', async () => {
  const storage = await leftConnected()
  const adapter = createAdapter()
  adapter.answer = () => Promise.reject(new Error('locked'))
  const { link } = createLink(adapter, storage)
  link.attach(settings)
  link.detach()
  await settled()
  expect(storage.getItem('@appkit/connected_namespaces')).toBe('eip155')
})

test('throws the error of an adapter that fails to detach, once', () => {
  const adapter = createAdapter()
  adapter.attach = () => () => {
    throw new Error('cannot let go')
  }
  const { link } = createLink(adapter)
  link.attach(settings)
  expect(() => link.detach()).toThrow('cannot let go')
  expect(() => link.detach()).not.toThrow()
})
