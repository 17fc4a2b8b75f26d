import type { CaipNetworkId } from '@openappkit/appkit-core'
import { expect, test } from 'vitest'
import { type ConnectedWallet, LiveConnections, type TakeOptions } from './LiveConnections'

/** Creates connections to wallets named after their ids, on a network that can change. */
function createConnections() {
  const made = { network: 'solana:one' as CaipNetworkId, changes: 0 }
  const live = new LiveConnections<ConnectedWallet>({
    describe: ({ wallet }) => ({ caipNetworkId: made.network, name: wallet.id }),
    onChange: () => made.changes++,
  })
  const take = (id: string, addresses: string, options?: TakeOptions): void =>
    live.take({ wallet: { id }, accounts: accountsOf(addresses) }, options)
  return { live, take, made }
}

function accountsOf(addresses: string): ConnectedWallet['accounts'] {
  return [...addresses].map(address => ({ namespace: 'solana', address, type: 'eoa' }))
}

const refusal = (code: string) => expect.objectContaining({ code })

test('describes the connections and the active account', () => {
  const { live, take } = createConnections()
  expect([live.state, live.active, live.all]).toEqual([undefined, undefined, []])
  take('w', 'ab')
  const [accounts, caipNetworkId] = [accountsOf('ab'), 'solana:one']
  expect(live.state).toEqual({
    connections: [{ connectorId: 'w', accounts, caipNetworkId, name: 'w' }],
    activeConnectorId: 'w',
    address: 'a',
    chainId: 'one',
  })
  expect(live.result('w')).toEqual({ address: 'a', chainId: 'one', accounts })
})

test('keeps the identity of unchanged parts', () => {
  const { live, take, made } = createConnections()
  take('w', 'ab')
  const before = live.state
  take('w', 'ab')
  live.refresh()
  expect(live.state).toBe(before)
  live.activate('w', 'b')
  expect(live.state).not.toBe(before)
  expect(live.state?.connections).toBe(before?.connections)
  made.network = 'solana:two'
  live.refresh()
  expect(live.state).toMatchObject({ chainId: 'two', connections: [{ caipNetworkId: 'solana:two' }] })
})

test('reports every change once, with the resulting state', () => {
  const { live, take, made } = createConnections()
  take('v', 'a')
  take('w', 'b')
  live.activate('w')
  live.drop('v')
  expect(made.changes).toBe(4)
  live.drop('v')
  expect(made.changes).toBe(4)
})

test('activates the first wallet, and a later one on request', () => {
  const { live, take } = createConnections()
  take('v', 'a')
  take('w', 'b')
  expect(live.active?.wallet.id).toBe('v')
  take('x', 'c', { isActive: true })
  expect(live.active?.wallet.id).toBe('x')
  expect(live.all.map(({ wallet }) => wallet.id)).toEqual(['v', 'w', 'x'])
})

test('activates the oldest remaining wallet when the active one disconnects', () => {
  const { live, take } = createConnections()
  for (const id of ['u', 'v', 'w']) take(id, 'a')
  live.activate('w')
  live.drop('v')
  expect(live.active?.wallet.id).toBe('w')
  live.drop('w')
  expect(live.active?.wallet.id).toBe('u')
  live.drop('u')
  expect(live.state).toBeUndefined()
  take('v', 'a')
  expect(live.active?.wallet.id).toBe('v')
})

test('does not connect a wallet that shares no account', () => {
  const { live, take, made } = createConnections()
  take('w', '')
  expect([live.state, made.changes]).toEqual([undefined, 0])
  take('w', 'a')
  take('w', '')
  expect(live.find('w')).toBeUndefined()
})

test('activates the preferred account if the wallet shares it, else the usual one, else the first', () => {
  const used = (options: TakeOptions): string => {
    const { live, take } = createConnections()
    take('w', 'abc', options)
    return live.require('w').address
  }
  expect(used({})).toBe('a')
  expect(used({ usual: 'b' })).toBe('b')
  expect(used({ preferred: 'c', usual: 'b' })).toBe('c')
  expect(used({ preferred: 'z', usual: 'b' })).toBe('b')
  expect(used({ preferred: 'z' })).toBe('a')
})

test('keeps the active account of a connected wallet until the user selects or removes one', () => {
  const { live, take } = createConnections()
  take('w', 'abc')
  live.activate('w', 'b')
  take('w', 'abcd', { preferred: 'c' })
  expect(live.require('w').address).toBe('b')
  take('w', 'acd', { preferred: 'c' })
  expect(live.require('w').address).toBe('a')
  live.activate('w', 'c')
  take('w', 'dac')
  expect(live.require('w').address).toBe('d')
})

test('activates a wallet or one of its accounts', () => {
  const { live, take } = createConnections()
  take('v', 'a')
  take('w', 'bc')
  live.activate('w', 'c')
  expect(live.state).toMatchObject({ activeConnectorId: 'w', address: 'c' })
  live.activate('v')
  live.activate('w')
  expect(live.state).toMatchObject({ activeConnectorId: 'w', address: 'c' })
  expect(() => live.activate('w', 'a')).toThrow(refusal('wallet/account-not-shared'))
  expect(() => live.activate('x')).toThrow(refusal('wallet/not-connected'))
  expect(live.state).toMatchObject({ activeConnectorId: 'w', address: 'c' })
})

test('requires a wallet by id, or the active one', () => {
  const { live, take } = createConnections()
  expect(() => live.require()).toThrow(refusal('wallet/not-connected'))
  take('v', 'a')
  take('w', 'b')
  expect([live.require().wallet.id, live.require('w').wallet.id]).toEqual(['v', 'w'])
  expect(() => live.require('x')).toThrow(refusal('wallet/not-connected'))
  expect(() => live.result('x')).toThrow(refusal('wallet/not-connected'))
  expect([live.find('x'), live.find(undefined)]).toEqual([undefined, undefined])
})

test('prefers the active wallet among those that share an account', () => {
  const { live, take } = createConnections()
  expect(() => live.sharing('a')).toThrow(refusal('wallet/not-connected'))
  take('v', 'ab')
  take('w', 'bc')
  expect([...'abc'].map(address => live.sharing(address).wallet.id)).toEqual(['v', 'v', 'w'])
  live.activate('w')
  expect(live.sharing('b').wallet.id).toBe('w')
  expect(live.sharing('c').address).toBe('c')
  expect(live.sharing()).toBe(live.active)
  expect(live.require('w').address).toBe('b')
  expect(() => live.sharing('z')).toThrow(refusal('wallet/account-not-shared'))
})
