import { expect, test } from 'vitest'
import { recentWalletsKey } from './recentWalletsKey'
import {
  activeNamespaceKey,
  activeNetworkKey,
  connectedConnectorKey,
  connectedNamespacesKey,
  connectionStatusKey,
  connectionsKey,
  disconnectedConnectorsKey,
  nativeBalanceCacheKey,
  type StorageKey,
} from './storageKeys'

const connection = { connectorId: 'io.one', accounts: [{ address: '0xaa', type: 'eoa' as const }], name: 'One' }
const balance = { caipAddress: 'eip155:1:0xaa', balance: '1', symbol: 'ETH', timestamp: 5 }

test.each<[string, StorageKey<never>, unknown, string]>([
  ['@appkit/active_caip_network_id', activeNetworkKey as StorageKey<never>, 'eip155:1', 'eip155:1'],
  ['@appkit/active_namespace', activeNamespaceKey as StorageKey<never>, 'solana', 'solana'],
  ['@appkit/connected_namespaces', connectedNamespacesKey as StorageKey<never>, ['eip155', 'solana'], 'eip155,solana'],
  ['@appkit/connection_status', connectionStatusKey as StorageKey<never>, 'connected', 'connected'],
  ['@appkit/eip155:connected_connector_id', connectedConnectorKey('eip155') as StorageKey<never>, 'io.one', 'io.one'],
  [
    '@appkit/connections',
    connectionsKey as StorageKey<never>,
    { eip155: [connection] },
    JSON.stringify({ eip155: [connection] }),
  ],
  [
    '@appkit/disconnected_connector_ids',
    disconnectedConnectorsKey as StorageKey<never>,
    { eip155: ['a'] },
    '{"eip155":["a"]}',
  ],
  [
    '@appkit/recent_wallets',
    recentWalletsKey as StorageKey<never>,
    [{ id: 'a', name: 'A' }],
    '[{"id":"a","name":"A"}]',
  ],
  [
    '@appkit/native_balance_cache',
    nativeBalanceCacheKey as StorageKey<never>,
    { k: balance },
    JSON.stringify({ k: balance }),
  ],
])('writes %s in the documented format and reads it back', (name, key, value, raw) => {
  expect(key.name).toBe(name)
  expect(key.print(value as never)).toBe(raw)
  expect(key.parse(raw)).toEqual(value)
})

test.each([
  ['active network', () => activeNetworkKey.parse('Ethereum:1')],
  ['active network', () => activeNetworkKey.parse('eip155:1:0xaa')],
  ['active namespace', () => activeNamespaceKey.parse('toString')],
  ['status', () => connectionStatusKey.parse('online')],
  ['connections', () => connectionsKey.parse('{"eip155":')],
  ['connections', () => connectionsKey.parse('[]')],
  ['connector id', () => connectedConnectorKey('eip155').parse('x'.repeat(201))],
])('reads an invalid %s as absent', (_, parse) => {
  expect(parse()).toBeUndefined()
})

test('deduplicates connected namespaces and drops unknown ones', () => {
  expect(connectedNamespacesKey.print(['eip155', 'eip155'])).toBe('eip155')
  expect(connectedNamespacesKey.parse('eip155,,constructor')).toEqual(['eip155'])
})

test('keeps the address of an account with an unknown type', () => {
  const raw = '{"eip155":[{"connectorId":"a","accounts":[{"address":"0xaa","type":"robot"},{"type":"eoa"}]}]}'
  expect(connectionsKey.parse(raw)).toEqual({ eip155: [{ connectorId: 'a', accounts: [{ address: '0xaa' }] }] })
})
