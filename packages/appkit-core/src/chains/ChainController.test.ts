import { snapshot, subscribe } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { settled } from '../../test/createTestKit'
import { base, mainnet, polygon, solana } from '../../test/networks'
import type { AdapterState } from '../adapter/ChainAdapter'
import { readAccount } from '../kit/publicState'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { scriptedAddress } from '../testing/scriptedAddress'
import { ChainController, type ChainSettings } from './ChainController'

const settings: ChainSettings = {
  networks: [mainnet, base, solana],
  defaultNetwork: undefined,
  allowUnsupportedChain: false,
  restorable: ['eip155', 'solana'],
}

function createChains(given: Partial<ChainSettings> = {}, storage = memoryStorage()) {
  return { chains: new ChainController({ ...settings, ...given }, new Store(storage)), storage }
}

function connectedOn(chainId: number): AdapterState {
  const adapter = createAdapter()
  adapter.emitConnected({ chainId })
  return adapter.state
}

const disconnected = createAdapter().state

test('the first network is the active one before anybody chose', () => {
  const { chains } = createChains()
  expect(chains.state.activeNamespace).toBe('eip155')
  expect(chains.get()).toMatchObject({ status: 'disconnected', caipNetworkId: 'eip155:1', address: undefined })
  expect(chains.get('solana')?.networks).toEqual([solana])
})

test('the default network wins over the first, and a stored choice over both', () => {
  expect(createChains({ defaultNetwork: base }).chains.get()?.network).toBe(base)
  const { storage, chains } = createChains()
  chains.setActiveNetwork(solana)
  const next = createChains({ defaultNetwork: base }, storage).chains
  expect(next.state.activeNamespace).toBe('solana')
  expect(next.get('eip155')?.network).toBe(base)
})

test('a stored network that the host no longer offers is ignored', () => {
  const storage = memoryStorage({ '@appkit/active_caip_network_id': 'eip155:137' })
  expect(createChains({}, storage).chains.get()?.network).toBe(mainnet)
})

test('the active namespace survives a reload', () => {
  const { storage, chains } = createChains()
  chains.setActiveNamespace('solana')
  expect(storage.getItem('@appkit/active_namespace')).toBe('solana')
  expect(createChains({}, storage).chains.state.activeNamespace).toBe('solana')
})

test('a wallet of another namespace that changes network does not change the network that comes back', () => {
  const { storage, chains } = createChains()
  chains.setActiveNetwork(solana)
  chains.project('eip155', connectedOn(8453))
  expect(storage.getItem('@appkit/active_caip_network_id')).toBe(solana.caipNetworkId)
})

test('what an adapter says is taken over as it says it', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(8453))
  expect(chains.get()).toMatchObject({
    status: 'connected',
    address: scriptedAddress('io.one'),
    caipNetworkId: 'eip155:8453',
  })
  expect(chains.get()?.accounts).toHaveLength(1)
  expect(readAccount(chains.state).caipAddress).toBe(`eip155:8453:${scriptedAddress('io.one')}`)
  expect(chains.isConnected()).toBe(true)
  expect(storage.getItem('@appkit/connection_status')).toBe('connected')
  expect(storage.getItem('@appkit/connected_namespaces')).toBe('eip155')
  expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBe('io.one')

  chains.project('eip155', disconnected)
  expect(chains.get()).toMatchObject({ status: 'disconnected', address: undefined, caipNetworkId: 'eip155:8453' })
  expect(readAccount(chains.state).caipAddress).toBeUndefined()
  expect(chains.get()?.accounts).toEqual([])
  expect(storage.getItem('@appkit/connection_status')).toBe('disconnected')
  expect(storage.getItem('@appkit/eip155:connected_connector_id')).toBeNull()
  expect(storage.getItem('@appkit/connections')).toBe('{}')
})

test('at start, if storage says connected, status is connecting and the stored address shows', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(8453))
  const next = createChains({}, storage).chains
  expect(next.get()).toMatchObject({
    status: 'connecting',
    address: scriptedAddress('io.one'),
    caipNetworkId: 'eip155:8453',
  })
  expect(next.get('solana')).toMatchObject({ status: 'disconnected', address: undefined })
})

test('while the stored connection syncs its address stays, and a failed sync sets disconnected', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(1))
  const next = createChains({}, storage).chains
  next.project('eip155', { ...disconnected, status: 'reconnecting' })
  expect(next.get()).toMatchObject({ status: 'reconnecting', address: scriptedAddress('io.one') })
  expect(storage.getItem('@appkit/connected_namespaces')).toBe('eip155')
  next.project('eip155', disconnected)
  expect(next.get()).toMatchObject({ status: 'disconnected', address: undefined })
})

test('a namespace that nobody will restore is not connecting for ever', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(1))
  expect(createChains({ restorable: [] }, storage).chains.get()).toMatchObject({
    status: 'disconnected',
    address: undefined,
  })
})

test('one namespace that disconnects leaves the other connected', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(1))
  chains.project('solana', { ...connectedOn(1), chainId: solana.id })
  chains.project('eip155', disconnected)
  expect(chains.isConnected('solana')).toBe(true)
  expect(storage.getItem('@appkit/connected_namespaces')).toBe('solana')
  expect(storage.getItem('@appkit/connection_status')).toBe('connected')
})

test('a chain outside networks is unsupported, named by its own id, and not what comes back', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(8453))
  chains.project('eip155', connectedOn(424242))
  expect(chains.get()).toMatchObject({ isUnsupportedChain: true, network: undefined, caipNetworkId: 'eip155:424242' })
  expect(storage.getItem('@appkit/active_caip_network_id')).toBe('eip155:8453')
  chains.project('eip155', disconnected)
  expect(chains.get()).toMatchObject({ isUnsupportedChain: false, network: { id: 8453 } })
})

test('with allowUnsupportedChain a chain outside networks is accepted as it is', () => {
  const { chains } = createChains({ allowUnsupportedChain: true })
  chains.project('eip155', connectedOn(424242))
  expect(chains.get()).toMatchObject({ isUnsupportedChain: false, network: undefined, caipNetworkId: 'eip155:424242' })
  chains.project('eip155', disconnected)
  expect(chains.get()?.network).toBe(mainnet)
})

test('an added network is the one of its id from then on, also in use', () => {
  const { chains } = createChains()
  chains.addNetwork(polygon)
  expect(chains.findNetwork(137)).toBe(polygon)
  const renamed = { ...mainnet, name: 'Ethereum of mine' }
  chains.addNetwork(renamed)
  expect(chains.get()?.networks.map(({ name }) => name)).toEqual(['Ethereum of mine', 'Base', 'Polygon'])
  expect(chains.get()?.network).toBe(renamed)
})

test('adding the network that a wallet of another namespace is on does not change the active namespace', () => {
  const { chains } = createChains()
  chains.project('eip155', connectedOn(137))
  chains.setActiveNamespace('solana')
  chains.addNetwork(polygon)
  expect(chains.get('eip155')).toMatchObject({ isUnsupportedChain: false, network: { id: 137 } })
  expect(chains.state.activeNamespace).toBe('solana')
})

test('removing the active network switches to the first one; an unknown id is ignored', () => {
  const { chains } = createChains()
  chains.setActiveNetwork(base)
  chains.setActiveNamespace('solana')
  chains.removeNetwork('eip155', 999)
  expect(chains.get('eip155')?.networks).toHaveLength(2)
  chains.removeNetwork('eip155', base.id)
  expect(chains.get('eip155')?.network).toBe(mainnet)
  expect(chains.state.activeNamespace).toBe('solana')
})

test('removing the network that a wallet is on makes it unsupported: only the wallet can leave it', () => {
  const { chains } = createChains()
  chains.project('eip155', connectedOn(8453))
  chains.removeNetwork('eip155', base.id)
  expect(chains.get()).toMatchObject({ isUnsupportedChain: true, network: undefined, caipNetworkId: 'eip155:8453' })
})

test('a namespace not configured is rejected', () => {
  const { chains } = createChains()
  expect(() => chains.setActiveNamespace('bip122')).toThrow(
    expect.objectContaining({ code: 'chains/namespace-not-configured' }),
  )
  expect(chains.get('bip122')).toBeUndefined()
  expect(chains.isConnected('bip122')).toBe(false)
})

test("networks are kept by reference: a host's chain object is neither copied nor wrapped", () => {
  const { chains } = createChains()
  expect(chains.get()?.network).toBe(mainnet)
  expect(snapshot(chains.state).namespaces.eip155?.networks[0]).toBe(mainnet)
})

test('saying the same again wakes nobody', async () => {
  const { chains } = createChains()
  const state = connectedOn(1)
  chains.project('eip155', state)
  await settled()
  let wakes = 0
  subscribe(chains.state, () => void wakes++)
  chains.project('eip155', state)
  chains.project('eip155', { ...state })
  await settled()
  expect(wakes).toBe(0)
  chains.project('eip155', connectedOn(8453))
  await settled()
  expect(wakes).toBe(1)
})

test('stored connections that do not fit their schema are dropped, never thrown', () => {
  const storage = memoryStorage({
    '@appkit/connections': '{"eip155":[{"connectorId":7}]}',
    '@appkit/connected_namespaces': 'eip155,nonsense',
    '@appkit/active_caip_network_id': 'what',
  })
  expect(createChains({}, storage).chains.get()).toMatchObject({ status: 'disconnected', caipNetworkId: 'eip155:1' })
})
