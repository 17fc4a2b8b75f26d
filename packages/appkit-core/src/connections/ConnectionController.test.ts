import { subscribe } from 'valtio/vanilla'
import { expect, test } from 'vitest'
import { settled } from '../../test/createTestKit'
import type { Connection } from '../adapter/Connection'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import { ConnectionController } from './ConnectionController'
import { leaveConnections } from './leaveConnections'

const one: Connection = { connectorId: 'io.one', accounts: [] }
const two: Connection = { connectorId: 'io.two', accounts: [] }

test('lists live connections with the active one first', () => {
  const connections = new ConnectionController(new Store(memoryStorage()))
  connections.project('eip155', { connections: [one, two], activeConnectorId: 'io.two' })
  expect(connections.list('eip155')).toEqual([two, one])
  expect(connections.active('eip155')).toBe(two)
  expect(connections.list('solana')).toEqual([])
  expect(connections.active('solana')).toBeUndefined()
})

test("doesn't notify when the connections stay the same", async () => {
  const connections = new ConnectionController(new Store(memoryStorage()))
  const state = { connections: [one], activeConnectorId: 'io.one' }
  connections.project('eip155', state)
  await settled()
  let wakes = 0
  subscribe(connections.state, () => void wakes++)
  connections.project('eip155', { ...state })
  await settled()
  expect(wakes).toBe(0)
  connections.project('eip155', { ...state, activeConnectorId: undefined })
  await settled()
  expect(wakes).toBe(1)
})

test("doesn't reconnect a disconnected wallet until the user connects it again", () => {
  const stored = { eip155: [one, two], solana: [one] }
  const store = new Store(memoryStorage({ '@appkit/connections': JSON.stringify(stored) }))
  const connections = new ConnectionController(store)
  expect(connections.storedConnectorIds('eip155')).toEqual(['io.one', 'io.two'])
  leaveConnections(store, 'eip155', ['io.one'])
  leaveConnections(store, 'eip155', ['io.one'])
  expect(connections.storedConnectorIds('eip155')).toEqual(['io.two'])
  expect(connections.storedConnectorIds('solana')).toEqual(['io.one'])
  connections.project('eip155', { connections: [one], activeConnectorId: 'io.one' })
  expect(connections.storedConnectorIds('eip155')).toEqual(['io.one', 'io.two'])
})

test('connecting a wallet again makes only that wallet reconnectable, and only in its namespace', () => {
  const key = '@appkit/disconnected_connector_ids'
  const left = { eip155: ['io.one', 'io.three'], solana: ['io.one'] }
  const storage = memoryStorage({ [key]: JSON.stringify(left) })
  const connections = new ConnectionController(new Store(storage))
  connections.project('eip155', { connections: [one, two], activeConnectorId: 'io.two' })
  expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({ eip155: ['io.three'], solana: ['io.one'] })
})

test("writes nothing for a wallet that the user didn't disconnect", () => {
  const storage = memoryStorage({ '@appkit/disconnected_connector_ids': '{"solana":["io.one"]}' })
  let writes = 0
  const setItem = (name: string, value: string) => {
    writes++
    storage.setItem(name, value)
  }
  const connections = new ConnectionController(new Store({ ...storage, setItem }))
  connections.project('eip155', { connections: [one], activeConnectorId: 'io.one' })
  connections.project('solana', { connections: [], activeConnectorId: undefined })
  expect(writes).toBe(0)
})

test('has nothing to reconnect without stored connections', () => {
  expect(new ConnectionController(new Store(memoryStorage())).storedConnectorIds('eip155')).toEqual([])
})
