import type { CaipNetwork } from '@openappkit/appkit-core'
import type { HistoryPage, NameRecord } from '@openappkit/appkit-core/portfolio'
import { evmCoinTypes } from '@openappkit/appkit-core/transactions'
import { expect, test } from 'vitest'
import { base, bob, carol, ethereum, own } from '../../test/startSend'
import { type NameDirectory, nameLookUp } from './nameLookUp'
import { recentTransactions } from './recentTransactions'

const solana: CaipNetwork = { ...ethereum, id: '5eykt', chainNamespace: 'solana', caipNetworkId: 'solana:5eykt' }
const record: NameRecord = {
  name: 'bob.eth',
  addresses: { 60: { address: bob }, 2147492101: { address: carol }, 501: { address: 'So11' } },
  attributes: { avatar: 'https://images.example/bob' },
}

/** Returns coin types like the networks' adapters. */
const coinTypes = async (network: CaipNetwork): Promise<readonly number[]> =>
  ({ eip155: evmCoinTypes(network), solana: [501], bip122: [0] })[String(network.chainNamespace)] ?? []
const lookUpIn = (found: NameRecord | undefined) =>
  nameLookUp(
    (): NameDirectory => ({ lookUpName: async () => found }),
    () => ({ coinTypes }),
  )

test.each([
  ['Ethereum', ethereum, bob],
  ['a chain with its own address', base, carol],
  ['Solana', solana, 'So11'],
])('resolves a name to its address for %s', async (_, network, address) => {
  const lookUp = lookUpIn(record)
  expect(await lookUp('bob.eth', network)).toEqual({
    address,
    name: 'bob.eth',
    avatarUrl: 'https://images.example/bob',
  })
})

test('finds no address for a name without one on the network', async () => {
  const bitcoin: CaipNetwork = { ...ethereum, chainNamespace: 'bip122', caipNetworkId: 'bip122:000' }
  const lookUp = lookUpIn(record)
  expect(await lookUp('bob.eth', bitcoin)).toBeUndefined()
  expect(await lookUpIn(undefined)('bob.eth', ethereum)).toBeUndefined()
})

test("doesn't use the mainnet address of a name that has none on the chain", async () => {
  const lookUp = lookUpIn(record)
  expect(await lookUp('bob.eth', { ...base, id: 10, caipNetworkId: 'eip155:10' })).toBeUndefined()
})

test('finds no address on a chain without coin types', async () => {
  const directory = { lookUpName: async () => record }
  expect(
    await nameLookUp(
      () => directory,
      () => ({}),
    )('bob.eth', ethereum),
  ).toBeUndefined()
})

const transaction = (sentTo: string): HistoryPage['data'][number] => ({
  id: sentTo,
  metadata: { operationType: 'send', hash: '0x', minedAt: '', sentFrom: own, sentTo, status: 'confirmed' },
  transfers: [{ direction: 'out', quantity: { numeric: '1' } }],
})
const account = { address: own, network: ethereum, isSmartAccount: false }

test("reads the account's latest three history pages", async () => {
  const cursors: (string | undefined)[] = []
  const transactions = await recentTransactions(
    {
      includes: async () => true,
      getHistory: async ({ cursor }) => {
        cursors.push(cursor)
        return { data: [transaction(`0x${cursors.length}`), transaction(bob)], next: `after ${cursors.length}` }
      },
    },
    account,
  )
  expect(cursors).toEqual([undefined, 'after 1', 'after 2'])
  expect(transactions?.map(({ id }) => id)).toEqual(['0x1', bob, '0x2', bob, '0x3', bob])
})

test('returns no transactions if the backend serves no history', async () => {
  const getHistory = () => Promise.reject(new Error('Unexpected request'))
  expect(await recentTransactions({ includes: async () => false, getHistory }, account)).toBeUndefined()
})
