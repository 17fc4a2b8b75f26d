import { expect, test } from 'vitest'
import { createAdapter } from '../../test/createAdapter'
import { createTestKit } from '../../test/createTestKit'
import { base, mainnet, polygon, solana } from '../../test/networks'
import { decline } from '../testing/answers'

test('remembers switchNetwork before connecting and uses it at connect', async () => {
  const { kit, adapter, events } = createTestKit()
  await kit.switchNetwork(base)
  expect(kit.getState().selectedNetworkId).toBe('eip155:8453')
  expect(events).toEqual(['SWITCH_NETWORK'])
  await kit.connect({ connectorId: 'io.one' })
  await kit.connect({ connectorId: 'io.two' })
  const connects = adapter.requests.filter(request => request.startsWith('connect'))
  expect(connects).toEqual(['connect io.one on eip155:8453', 'connect io.two'])
})

test('ignores a chosen network that was removed before connect', async () => {
  const { kit, adapter } = createTestKit()
  await kit.switchNetwork(base)
  kit.removeNetwork('eip155', base.id)
  await kit.connect({ connectorId: 'io.one' })
  expect(adapter.requests[0]).toBe('connect io.one')
})

test('rejects an unknown network with network/not-found and an alert, and changes nothing', async () => {
  const errors: string[] = []
  const { kit, adapter } = createTestKit({ onError: ({ code }) => errors.push(code) })
  await expect(kit.switchNetwork(polygon)).rejects.toMatchObject({ code: 'network/not-found' })
  expect((await kit.load()).alerts.state.message).toBe('Network not found')
  expect(errors).toEqual(['alert/APKT001'])
  expect(kit.getState()).toMatchObject({ selectedNetworkId: 'eip155:1', open: false, loading: false })
  expect(adapter.requests).toEqual([])
})

test("rejects an unknown network with modal/load-failed when the modal can't load", async () => {
  const errors: string[] = []
  const loadModal = () => Promise.reject(new Error('offline'))
  const { kit } = createTestKit({ loadModal, onError: ({ code }) => errors.push(code) })
  await expect(kit.switchNetwork(polygon)).rejects.toMatchObject({ code: 'modal/load-failed' })
  expect(errors).toEqual(['modal/load-failed'])
  expect(kit.getState()).toMatchObject({ selectedNetworkId: 'eip155:1', loading: false })
})

test("switches the adapter's network in a connected namespace, unless it is already active", async () => {
  const { kit, adapter } = createTestKit()
  await kit.connect({ connectorId: 'io.one' })
  await kit.switchNetwork(base)
  await kit.switchNetwork(base)
  expect(adapter.requests.filter(request => request.startsWith('switch'))).toEqual(['switchNetwork eip155:8453'])
  expect(kit.getState().selectedNetworkId).toBe('eip155:8453')
})

test('rejects switchNetwork when the switch is declined or fails', async () => {
  const { kit, adapter } = createTestKit()
  await kit.connect({ connectorId: 'io.one' })
  adapter.answer = decline
  await expect(kit.switchNetwork(base)).rejects.toMatchObject({ code: 'wallet/rejected' })
  adapter.answer = () => Promise.reject(new Error('boom'))
  await expect(kit.switchNetwork(base)).rejects.toMatchObject({
    code: 'network/switch-failed',
    cause: { message: 'boom' },
  })
  expect(kit.getState().selectedNetworkId).toBe('eip155:1')
})

test('activates a connected namespace without a prompt when its wallet is already on the network', async () => {
  const other = createAdapter('solana', ['so.one'])
  const { kit } = createTestKit({ networks: [mainnet, solana], adapters: [createAdapter(), other] })
  await kit.connect({ connectorId: 'so.one', namespace: 'solana' })
  await kit.connect({ connectorId: 'io.one' })
  expect(kit.getState().activeChain).toBe('eip155')
  await kit.switchNetwork(solana)
  expect(kit.getState().activeChain).toBe('solana')
  expect(other.requests).not.toContain(`switchNetwork ${solana.caipNetworkId}`)
})

test('adds and removes networks through the adapter of their namespace', () => {
  const { kit, adapter } = createTestKit({ chainImages: { 137: 'https://host.example/polygon.png' } })
  expect(() => kit.addNetwork('solana', solana)).toThrow("Adapter for namespace solana doesn't exist")
  expect(() => kit.removeNetwork('solana', 1)).toThrow("Adapter for namespace solana doesn't exist")
  kit.addNetwork('eip155', polygon)
  expect(adapter.offered.map(({ name }) => name)).toEqual(['Ethereum', 'Base', 'Polygon'])
  expect(kit.chains.findNetwork('eip155:137')?.assets?.imageUrl).toBe('https://host.example/polygon.png')
  kit.removeNetwork('eip155', polygon.id)
  expect(adapter.offered).toHaveLength(2)
})
