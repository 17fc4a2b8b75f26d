import { expect, test } from 'vitest'
import { Connections } from './Connections'
import type { LiveConnection } from './LiveConnection'

const caipNetworkId = 'bip122:regtest'
const other = 'bip122:testnet'

function live(id: string, addresses: readonly string[], network: LiveConnection['caipNetworkId'] = caipNetworkId) {
  const accounts = addresses.map(address => ({ namespace: 'bip122', address, type: 'payment' }) as const)
  return {
    wallet: { id, name: id },
    accounts,
    address: addresses[0],
    caipNetworkId: network,
  } as unknown as LiveConnection
}

function connected(...all: readonly LiveConnection[]): Connections {
  const connections = new Connections(() => {})
  for (const one of all) connections.set(one)
  return connections
}

test('the account that was named pays, from whichever wallet shares it', () => {
  const connections = connected(live('one', ['a', 'b']), live('two', ['c']))
  expect(connections.paying({ caipNetworkId })).toMatchObject({ wallet: { id: 'one' }, address: 'a' })
  expect(connections.paying({ caipNetworkId }, 'b')).toMatchObject({ wallet: { id: 'one' }, address: 'b' })
  expect(connections.paying({ caipNetworkId }, 'c')).toMatchObject({ wallet: { id: 'two' }, address: 'c' })
})

test('of two wallets that share the account the one in use pays', () => {
  const connections = connected(live('one', ['a']), live('two', ['b', 'a']))
  connections.activate('two')
  expect(connections.paying({ caipNetworkId }, 'a')).toMatchObject({ wallet: { id: 'two' }, address: 'a' })
})

test('nobody pays for an account that isn’t shared, on another network, or without a wallet', () => {
  const refusal = (code: string) => expect.objectContaining({ code })
  const connections = connected(live('one', ['a']), live('two', ['b'], other))
  expect(() => connections.paying({ caipNetworkId }, 'c')).toThrow(refusal('wallet/account-not-shared'))
  expect(() => connections.paying({ caipNetworkId: other })).toThrow(refusal('network/mismatch'))
  expect(() => connections.paying({ caipNetworkId }, 'b')).toThrow(refusal('network/mismatch'))
  expect(() => connected().paying({ caipNetworkId })).toThrow(refusal('wallet/not-connected'))
})
