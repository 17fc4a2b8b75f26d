import { mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { providedByModules, providedIds } from './providedIds'

const networks = [mainnet] as const

test('the login by email provides a wallet if the app has a backend', () => {
  expect(providedIds({ networks, cloud: 'https://cloud.example' })).toEqual(['ID_AUTH'])
  expect(providedIds({ networks, projectId: 'abc' })).toEqual(['ID_AUTH'])
  expect(providedIds({ networks })).toEqual([])
})

test('nothing waits for its wallet if the app turns it off', () => {
  expect(providedIds({ networks, cloud: 'https://cloud.example', features: { email: false } })).toEqual([])
})

test("the app's modules provide theirs, unless its options turn them off", () => {
  const on = { name: 'on', provides: ['a', 'b'] }
  const off = { name: 'off', provides: ['c'], isWanted: () => false }
  expect(providedByModules({ networks, modules: [on, off, { name: 'none' }] })).toEqual(['a', 'b'])
  expect(providedByModules({ networks })).toEqual([])
})
