import { expect, test } from 'vitest'
import { approvedNetworks, type LibrarySession, readSession } from './readSession'

const base: LibrarySession = {
  topic: 'topic',
  expiry: 1,
  peer: { metadata: { name: 'Wallet', url: 'https://wallet.invalid', icons: ['https://wallet.invalid/icon.png'] } },
  namespaces: { eip155: { accounts: ['eip155:1:0xa'], chains: ['eip155:10'], methods: ['personal_sign'], events: [] } },
}

test('approves named chains and those of the accounts', () => {
  const session = readSession(base)
  expect(session.namespaces.eip155?.chains).toEqual(['eip155:10', 'eip155:1'])
  expect(approvedNetworks(session)).toEqual(['eip155:10', 'eip155:1'])
})

test('merges namespaces listed by chain', () => {
  const session = readSession({
    ...base,
    namespaces: {
      'eip155:1': { accounts: ['eip155:1:0xa'], methods: ['personal_sign'], events: [] },
      'eip155:10': { accounts: [], methods: ['eth_sign', 'personal_sign'], events: ['chainChanged'] },
      'No_name:1': { accounts: [], methods: [], events: [] },
    },
  })
  expect(session.namespaces).toEqual({
    eip155: {
      accounts: ['eip155:1:0xa'],
      chains: ['eip155:1', 'eip155:10'],
      methods: ['personal_sign', 'eth_sign'],
      events: ['chainChanged'],
    },
  })
})

test("limits a wallet's icon and name", () => {
  const { peer } = readSession({
    ...base,
    peer: { metadata: { name: 'x'.repeat(10_000), icons: ['javascript:alert(1)'] } },
  })
  expect(peer.icon).toBeUndefined()
  expect(peer.name).toHaveLength(200)
  expect(readSession({ ...base, peer: {} }).peer.name).toBe('')
})

test('accepts any network for one wallet, whatever its session contains', () => {
  expect(approvedNetworks(readSession({ ...base, peer: { metadata: { name: 'MetaMask Wallet' } } }))).toBeUndefined()
})
