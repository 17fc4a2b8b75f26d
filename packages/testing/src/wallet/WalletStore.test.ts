import { expect, test } from 'vitest'
import { memoryStorage } from '../../test/walletTest'
import type { WalletStorage } from './WalletCoreOptions'
import { type WalletMemory, WalletStore } from './WalletStore'

type Memory = WalletMemory & { readonly addedChains: Readonly<Record<number, string>> }

const initial: Memory = {
  permitted: false,
  selected: 0,
  locked: false,
  grantsNoAccounts: false,
  rules: [],
  addedChains: {},
}
const key = 'wallet'

function open(storage: WalletStorage | undefined): WalletStore<Memory> {
  return new WalletStore(storage, key, initial)
}

test('a change survives the page load and keeps other entries', () => {
  const storage = memoryStorage()
  open(storage).update({ selected: 2 })
  open(storage).update({ permitted: true })
  expect(open(storage).state).toEqual({ ...initial, selected: 2, permitted: true })
})

test.each([
  ['is not JSON', '{'],
  ["isn't an object", '7'],
  ['is null', 'null'],
  ['lacks an entry', JSON.stringify({ permitted: true })],
  ['has an entry of another type', JSON.stringify({ ...initial, permitted: 'yes' })],
  ['has an object instead of a list', JSON.stringify({ ...initial, permitted: true, rules: {} })],
  ['has a list instead of an object', JSON.stringify({ ...initial, permitted: true, addedChains: [] })],
  ['has null instead of an object', JSON.stringify({ ...initial, permitted: true, addedChains: null })],
])('ignores stored state that %s', (_, stored) => {
  const storage = memoryStorage()
  storage.setItem(key, stored)
  expect(open(storage).state).toEqual(initial)
})

test('a storage that throws only prevents persistence', () => {
  const storage: WalletStorage = {
    getItem: () => {
      throw new Error('denied')
    },
    setItem: () => {
      throw new Error('full')
    },
  }
  const store = open(storage)
  store.update({ locked: true })
  expect(store.state).toEqual({ ...initial, locked: true })
})

test('two wallets without storage share no state', () => {
  open(undefined).update({ permitted: true })
  expect(open(undefined).state.permitted).toBe(false)
})
