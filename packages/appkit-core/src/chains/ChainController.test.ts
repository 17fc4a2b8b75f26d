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
  reconnectable: ['eip155', 'solana'],
}

function createChains(overrides: Partial<ChainSettings> = {}, storage = memoryStorage()) {
  return { chains: new ChainController({ ...settings, ...overrides }, new Store(storage)), storage }
}

function connectedOn(chainId: number): AdapterState {
  const adapter = createAdapter()
  adapter.emitConnected({ chainId })
  return adapter.state
}

const disconnected = createAdapter().state

test('activates the first network by default', () => {
  const { chains } = createChains()
  expect(chains.state.activeNamespace).toBe('eip155')
  expect(chains.get()).toMatchObject({ status: 'disconnected', caipNetworkId: 'eip155:1', address: undefined })
  expect(chains.get('solana')?.networks).toEqual([solana])
})

test('prefers the default network over the first, and a stored choice over both', () => {
  expect(createChains({ defaultNetwork: base }).chains.get()?.network).toBe(base)
  const { storage, chains } = createChains()
  chains.setActiveNetwork(solana)
  const next = createChains({ defaultNetwork: base }, storage).chains
  expect(next.state.activeNamespace).toBe('solana')
  expect(next.get('eip155')?.network).toBe(base)
})

test('ignores a stored network that the app no longer offers', () => {
  const storage = memoryStorage({ '@appkit/active_caip_network_id': 'eip155:137' })
  expect(createChains({}, storage).chains.get()?.network).toBe(mainnet)
})

test('restores the active namespace after a reload', () => {
  const { storage, chains } = createChains()
  chains.setActiveNamespace('solana')
  expect(storage.getItem('@appkit/active_namespace')).toBe('solana')
  expect(createChains({}, storage).chains.state.activeNamespace).toBe('solana')
})

test("doesn't change the stored network when a wallet of another namespace switches", () => {
  const { storage, chains } = createChains()
  chains.setActiveNetwork(solana)
  chains.project('eip155', connectedOn(8453))
  expect(storage.getItem('@appkit/active_caip_network_id')).toBe(solana.caipNetworkId)
})

test("projects the adapter's state unchanged", () => {
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

test('starts as connecting with the stored address if a connection is stored', () => {
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

test('keeps the address while reconnecting, and disconnects if that fails', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(1))
  const next = createChains({}, storage).chains
  next.project('eip155', { ...disconnected, status: 'reconnecting' })
  expect(next.get()).toMatchObject({ status: 'reconnecting', address: scriptedAddress('io.one') })
  expect(storage.getItem('@appkit/connected_namespaces')).toBe('eip155')
  next.project('eip155', disconnected)
  expect(next.get()).toMatchObject({ status: 'disconnected', address: undefined })
})

test("doesn't start as connecting if the namespace won't be reconnected", () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(1))
  expect(createChains({ reconnectable: [] }, storage).chains.get()).toMatchObject({
    status: 'disconnected',
    address: undefined,
  })
})

test('keeps other namespaces connected when one disconnects', () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(1))
  chains.project('solana', { ...connectedOn(1), chainId: solana.id })
  chains.project('eip155', disconnected)
  expect(chains.isConnected('solana')).toBe(true)
  expect(storage.getItem('@appkit/connected_namespaces')).toBe('solana')
  expect(storage.getItem('@appkit/connection_status')).toBe('connected')
})

test("marks a chain outside networks as unsupported, with its own id, and doesn't store it", () => {
  const { chains, storage } = createChains()
  chains.project('eip155', connectedOn(8453))
  chains.project('eip155', connectedOn(424242))
  expect(chains.get()).toMatchObject({ isUnsupportedChain: true, network: undefined, caipNetworkId: 'eip155:424242' })
  expect(storage.getItem('@appkit/active_caip_network_id')).toBe('eip155:8453')
  chains.project('eip155', disconnected)
  expect(chains.get()).toMatchObject({ isUnsupportedChain: false, network: { id: 8453 } })
})

test('accepts a chain outside networks with allowUnsupportedChain', () => {
  const { chains } = createChains({ allowUnsupportedChain: true })
  chains.project('eip155', connectedOn(424242))
  expect(chains.get()).toMatchObject({ isUnsupportedChain: false, network: undefined, caipNetworkId: 'eip155:424242' })
  chains.project('eip155', disconnected)
  expect(chains.get()?.network).toBe(mainnet)
})

test('replaces a network with the same id, even while it is active', () => {
  const { chains } = createChains()
  chains.addNetwork(polygon)
  expect(chains.findNetwork(137)).toBe(polygon)
  const renamed = { ...mainnet, name: 'Ethereum of mine' }
  chains.addNetwork(renamed)
  expect(chains.get()?.networks.map(({ name }) => name)).toEqual(['Ethereum of mine', 'Base', 'Polygon'])
  expect(chains.get()?.network).toBe(renamed)
})

test("keeps the active namespace when the network of another namespace's wallet is added", () => {
  const { chains } = createChains()
  chains.project('eip155', connectedOn(137))
  chains.setActiveNamespace('solana')
  chains.addNetwork(polygon)
  expect(chains.get('eip155')).toMatchObject({ isUnsupportedChain: false, network: { id: 137 } })
  expect(chains.state.activeNamespace).toBe('solana')
})

test('switches to the first network when the active one is removed, and ignores an unknown id', () => {
  const { chains } = createChains()
  chains.setActiveNetwork(base)
  chains.setActiveNamespace('solana')
  chains.removeNetwork('eip155', 999)
  expect(chains.get('eip155')?.networks).toHaveLength(2)
  chains.removeNetwork('eip155', base.id)
  expect(chains.get('eip155')?.network).toBe(mainnet)
  expect(chains.state.activeNamespace).toBe('solana')
})

test('marks a removed network as unsupported while a wallet is on it', () => {
  const { chains } = createChains()
  chains.project('eip155', connectedOn(8453))
  chains.removeNetwork('eip155', base.id)
  expect(chains.get()).toMatchObject({ isUnsupportedChain: true, network: undefined, caipNetworkId: 'eip155:8453' })
})

test('rejects a namespace without networks', () => {
  const { chains } = createChains()
  expect(() => chains.setActiveNamespace('bip122')).toThrow(
    expect.objectContaining({ code: 'chains/namespace-not-configured' }),
  )
  expect(chains.get('bip122')).toBeUndefined()
  expect(chains.isConnected('bip122')).toBe(false)
})

test("keeps an app's chain objects by reference", () => {
  const { chains } = createChains()
  expect(chains.get()?.network).toBe(mainnet)
  expect(snapshot(chains.state).namespaces.eip155?.networks[0]).toBe(mainnet)
})

test("doesn't notify when the adapter reports the same state", async () => {
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

test('drops invalid stored connections without throwing', () => {
  const storage = memoryStorage({
    '@appkit/connections': '{"eip155":[{"connectorId":7}]}',
    '@appkit/connected_namespaces': 'eip155,nonsense',
    '@appkit/active_caip_network_id': 'what',
  })
  expect(createChains({}, storage).chains.get()).toMatchObject({ status: 'disconnected', caipNetworkId: 'eip155:1' })
})
