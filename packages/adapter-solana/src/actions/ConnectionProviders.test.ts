import type { CaipNetworkId } from '@openappkit/appkit-core'
import { expect, test, vi } from 'vitest'
import type { SolanaWallet } from '../wallets/SolanaWallet'
import { ConnectionProviders } from './ConnectionProviders'
import type { SolanaConnection } from './SolanaConnection'

const addresses = ['11111111111111111111111111111112', '11111111111111111111111111111113'] as const
const [one, two] = addresses

function setUp() {
  const accounts = addresses.map(address => ({ address, publicKey: new Uint8Array(32) }))
  const wallet = { name: 'Wallet', accounts: () => accounts } as unknown as SolanaWallet
  const page: { address: string | undefined; network: CaipNetworkId } = { address: one, network: 'solana:main' }
  const connection: SolanaConnection = { wallet, accounts: [] }
  const find = (id: string) => (id === 'wallet' && page.address ? { ...connection, address: page.address } : undefined)
  const require = (id: string) => {
    const live = find(id)
    if (!live) throw new Error('not connected')
    return live
  }
  const disconnect = vi.fn(async (_id: string) => {})
  const send = vi.fn(async (_network: CaipNetworkId | undefined) => 'signature')
  const live = { find, require }
  const providers = new ConnectionProviders({ live, choice: { networkOf: () => page.network }, disconnect, send })
  return { providers, page, disconnect, send }
}

/** Creates a provider and records its events, oldest first. */
function listening(providers: ConnectionProviders) {
  const provider = providers.require('wallet')
  const received: unknown[] = []
  provider.on('connect', key => received.push(['connect', `${key}`]))
  provider.on('disconnect', () => received.push(['disconnect']))
  provider.on('accountsChanged', key => received.push(['accountsChanged', `${key}`]))
  provider.on('chainChanged', chain => received.push(['chainChanged', chain]))
  return { provider, received }
}

test('keeps one provider per connector, even while it is disconnected', () => {
  const { providers, page } = setUp()
  const provider = providers.require('wallet')
  page.address = undefined
  providers.update()
  expect(providers.require('wallet')).toBe(provider)
  expect(() => providers.require('other')).toThrow('not connected')
})

test('uses the active account and network, and never an unshared account', () => {
  const { providers, page } = setUp()
  page.address = two
  expect(providers.connection('wallet')).toMatchObject({ account: { address: two }, network: 'solana:main' })
  page.address = '11111111111111111111111111111114'
  expect(providers.connection('wallet')).toBeUndefined()
})

test.each<[string, (page: ReturnType<typeof setUp>['page']) => void, readonly unknown[]]>([
  ['nothing', () => {}, []],
  ['an account change', page => Object.assign(page, { address: two }), [['accountsChanged', two]]],
  ['a network change', page => Object.assign(page, { network: 'solana:dev' }), [['chainChanged', 'dev']]],
  ['a disconnect', page => Object.assign(page, { address: undefined }), [['disconnect']]],
])('emits %s once', (_what, change, expected) => {
  const { providers, page } = setUp()
  const { received } = listening(providers)
  change(page)
  providers.update()
  providers.update()
  expect(received).toEqual(expected)
})

test('emits connect when a connection returns, with its current account and network', () => {
  const { providers, page } = setUp()
  const { received } = listening(providers)
  page.address = undefined
  providers.update()
  Object.assign(page, { address: two, network: 'solana:dev' })
  providers.update()
  expect(received).toEqual([['disconnect'], ['connect', two]])
})

test('disconnects only its own connection', async () => {
  const { providers, disconnect } = setUp()
  await providers.require('wallet').disconnect()
  expect(disconnect).toHaveBeenCalledExactlyOnceWith('wallet')
})
