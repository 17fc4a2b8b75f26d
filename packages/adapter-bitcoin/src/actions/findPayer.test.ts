import { LiveConnections } from '@openappkit/adapter-kit/actions'
import { expect, test } from 'vitest'
import { findPayer } from './findPayer'
import type { BitcoinConnection, LiveConnection } from './LiveConnection'

const caipNetworkId = 'bip122:regtest'
const other = 'bip122:testnet'

function live(id: string, addresses: readonly string[], network: LiveConnection['caipNetworkId'] = caipNetworkId) {
  const accounts = addresses.map(address => ({ namespace: 'bip122', address, type: 'payment' }) as const)
  return { wallet: { id, name: id }, accounts, caipNetworkId: network } as unknown as BitcoinConnection
}

function connected(...all: readonly BitcoinConnection[]): LiveConnections<BitcoinConnection> {
  const connections = new LiveConnections<BitcoinConnection>({ describe: () => ({}), onChange() {} })
  for (const one of all) connections.take(one)
  return connections
}

test('pays from the given account with the wallet that shares it', () => {
  const connections = connected(live('one', ['a', 'b']), live('two', ['c']))
  expect(findPayer(connections, { caipNetworkId })).toMatchObject({ wallet: { id: 'one' }, address: 'a' })
  expect(findPayer(connections, { caipNetworkId }, 'b')).toMatchObject({ wallet: { id: 'one' }, address: 'b' })
  expect(findPayer(connections, { caipNetworkId }, 'c')).toMatchObject({ wallet: { id: 'two' }, address: 'c' })
})

test('prefers the active wallet if two share the account', () => {
  const connections = connected(live('one', ['a']), live('two', ['b', 'a']))
  connections.activate('two')
  expect(findPayer(connections, { caipNetworkId }, 'a')).toMatchObject({ wallet: { id: 'two' }, address: 'a' })
})

test('rejects an unshared account, a different network, and a missing wallet', () => {
  const refusal = (code: string) => expect.objectContaining({ code })
  const connections = connected(live('one', ['a']), live('two', ['b'], other))
  expect(() => findPayer(connections, { caipNetworkId }, 'c')).toThrow(refusal('wallet/account-not-shared'))
  expect(() => findPayer(connections, { caipNetworkId: other })).toThrow(refusal('network/mismatch'))
  expect(() => findPayer(connections, { caipNetworkId }, 'b')).toThrow(refusal('network/mismatch'))
  expect(() => findPayer(connected(), { caipNetworkId })).toThrow(refusal('wallet/not-connected'))
})
