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

/** A provider and what its listeners heard, oldest first. */
function listening(providers: ConnectionProviders) {
  const provider = providers.require('wallet')
  const heard: unknown[] = []
  provider.on('connect', key => heard.push(['connect', `${key}`]))
  provider.on('disconnect', () => heard.push(['disconnect']))
  provider.on('accountsChanged', key => heard.push(['accountsChanged', `${key}`]))
  provider.on('chainChanged', chain => heard.push(['chainChanged', chain]))
  return { provider, heard }
}

test('a connector has one provider, also while it is disconnected', () => {
  const { providers, page } = setUp()
  const provider = providers.require('wallet')
  page.address = undefined
  providers.update()
  expect(providers.require('wallet')).toBe(provider)
  expect(() => providers.require('other')).toThrow('not connected')
})

test('a connection has the account and the network in use, none with an account that is not shared', () => {
  const { providers, page } = setUp()
  page.address = two
  expect(providers.connection('wallet')).toMatchObject({ account: { address: two }, network: 'solana:main' })
  page.address = '11111111111111111111111111111114'
  expect(providers.connection('wallet')).toBeUndefined()
})

test.each<[string, (page: ReturnType<typeof setUp>['page']) => void, readonly unknown[]]>([
  ['nothing', () => {}, []],
  ['another account', page => Object.assign(page, { address: two }), [['accountsChanged', two]]],
  ['another network', page => Object.assign(page, { network: 'solana:dev' }), [['chainChanged', 'dev']]],
  ['the end of the connection', page => Object.assign(page, { address: undefined }), [['disconnect']]],
])('listeners hear of %s once', (_what, change, expected) => {
  const { providers, page } = setUp()
  const { heard } = listening(providers)
  change(page)
  providers.update()
  providers.update()
  expect(heard).toEqual(expected)
})

test('a connection that is back is a connect, with whatever account and network it has then', () => {
  const { providers, page } = setUp()
  const { heard } = listening(providers)
  page.address = undefined
  providers.update()
  Object.assign(page, { address: two, network: 'solana:dev' })
  providers.update()
  expect(heard).toEqual([['disconnect'], ['connect', two]])
})

test('a provider ends its own connection', async () => {
  const { providers, disconnect } = setUp()
  await providers.require('wallet').disconnect()
  expect(disconnect).toHaveBeenCalledExactlyOnceWith('wallet')
})
