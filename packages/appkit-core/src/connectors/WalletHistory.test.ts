import { expect, test } from 'vitest'
import { memoryStorage } from '../storage/memoryStorage'
import { Store } from '../storage/Store'
import type { ConnectorState, RecentWallet } from './ConnectorController'
import { WalletHistory } from './WalletHistory'

function visit(storage = memoryStorage()) {
  const state: ConnectorState = { connectors: [], recent: [] }
  const history = new WalletHistory(state, new Store(storage))
  return { storage, state, history, remember: (wallet: RecentWallet) => history.remember(wallet) }
}

test('keeps the 2 most recent wallets across a reload, newest first and each once', () => {
  const { storage, state, remember } = visit()
  for (const id of ['a', 'b', 'c', 'b']) remember({ id, name: id.toUpperCase(), rdns: `io.${id}` })
  expect(state.recent.map(({ id }) => id)).toEqual(['b', 'c'])
  expect(visit(storage).state.recent).toEqual([
    { id: 'b', name: 'B', rdns: 'io.b' },
    { id: 'c', name: 'C', rdns: 'io.c' },
  ])
})

test('removes a forgotten wallet from storage and keeps the other', () => {
  const { storage, state, history, remember } = visit()
  for (const id of ['a', 'b']) remember({ id, name: id })
  history.forget('b')
  expect(state.recent.map(({ id }) => id)).toEqual(['a'])
  expect(visit(storage).state.recent.map(({ id }) => id)).toEqual(['a'])
})

test('keeps the links of a wallet opened by link across a reload', () => {
  const { storage, state, remember } = visit()
  const wallet = {
    id: 'a',
    name: 'A',
    image_url: 'https://cloud.example/a',
    mobile_link: 'a://',
    link_mode: 'https://a.example/wc',
    chains: ['eip155:1'],
  }
  remember({ ...wallet, badge: 'certified', rdns: undefined } as RecentWallet)
  expect(state.recent).toEqual([wallet])
  expect(visit(storage).state.recent).toEqual([wallet])
})

test('reads entries of earlier versions and other kits field by field', () => {
  const stored = [
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B', image_id: 'x', mobile_link: null, desktop_link: 'b://', order: 3 },
  ]
  const { state } = visit(memoryStorage({ '@appkit/recent_wallets': JSON.stringify(stored) }))
  expect(state.recent).toEqual([
    { id: 'a', name: 'A' },
    { id: 'b', name: 'B', desktop_link: 'b://' },
  ])
})

test('drops invalid entries and all but 2 of the stored wallets', () => {
  const stored = [{ id: 1 }, { id: 'a', name: 'A' }, { id: 'b', name: 'B' }, { id: 'c', name: 'C' }]
  const { state } = visit(memoryStorage({ '@appkit/recent_wallets': JSON.stringify(stored) }))
  expect(state.recent.map(({ id }) => id)).toEqual(['a', 'b'])
})

test('identifies a wallet by the id of its connector, else by the table of brands', () => {
  const { history } = visit()
  const connector = { id: 'io.a', name: 'A', type: 'ANNOUNCED', chain: 'eip155' } as const
  expect(history.directoryIdOf(connector)).toBeUndefined()
  history.brands.directoryIdOf = ({ name }) => `brand ${name}`
  expect(history.directoryIdOf(connector)).toBe('brand A')
  expect(history.directoryIdOf({ ...connector, explorerId: 'own' })).toBe('own')
})
