import type { CreateConnectorFn } from '@wagmi/core'
import { base, mainnet } from 'viem/chains'
import { expect, test } from 'vitest'
import { FakeProvider } from '../../test/FakeProvider'
import { providedConnector } from './providedConnector'

const address = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const refused = Object.assign(new Error('No user is logged in'), { code: 4100 })

function createConnector(): {
  readonly provider: FakeProvider
  readonly connector: ReturnType<CreateConnectorFn>
  readonly methods: () => readonly string[]
} {
  const provider = new FakeProvider()
  Object.assign(provider.answers, { eth_accounts: [address], eth_chainId: '0x1' })
  const wallet = { id: 'email', name: 'Email', type: 'AUTH', imageUrl: 'data:,', provider } as const
  const config = { chains: [mainnet, base], emitter: { emit: () => {} } }
  const connector = providedConnector(wallet)(config as never)
  return { provider, connector, methods: () => provider.requests.map(({ method }) => method) }
}

test('describes the wallet', async () => {
  const { connector, provider } = createConnector()
  expect(connector).toMatchObject({ id: 'email', name: 'Email', type: 'AUTH', icon: 'data:,' })
  expect(await connector.getProvider()).toBe(provider)
})

test('asks for accounts to connect, and not to reconnect', async () => {
  const { connector, methods } = createConnector()
  expect(await connector.connect({ isReconnecting: true })).toEqual({ accounts: [address], chainId: 1 })
  expect(methods()).not.toContain('eth_requestAccounts')
  expect(await connector.connect()).toEqual({ accounts: [address], chainId: 1 })
  expect(methods()).toContain('eth_requestAccounts')
})

test('returns accounts with capabilities if wagmi asks for them', async () => {
  const { connector } = createConnector()
  expect(await connector.connect({ withCapabilities: true })).toMatchObject({
    accounts: [{ address, capabilities: {} }],
  })
})

test('switches to the chain of a request to connect, unless the wallet is there', async () => {
  const { connector, methods } = createConnector()
  await connector.connect({ chainId: 1 })
  expect(methods()).not.toContain('wallet_switchEthereumChain')
  await connector.connect({ chainId: 8453 })
  expect(methods()).toContain('wallet_switchEthereumChain')
})

test('listens once, however often it connects, and stops when it disconnects', async () => {
  const { connector, provider } = createConnector()
  await connector.connect()
  const { listenerCount } = provider
  await connector.connect()
  expect([listenerCount, provider.listenerCount]).toEqual([3, 3])
  await connector.disconnect()
  expect(provider.listenerCount).toBe(0)
  expect(provider.requests.at(-1)).toEqual({ method: 'wallet_revokePermissions', params: [{ eth_accounts: {} }] })
})

test('rejects with the error of a wallet that refuses, and listens to nothing', async () => {
  const { connector, provider } = createConnector()
  provider.answers['eth_requestAccounts'] = refused
  await expect(connector.connect()).rejects.toBe(refused)
  expect(provider.listenerCount).toBe(0)
})

test("a wallet without accounts isn't authorized, and one that can't be reached may be", async () => {
  const { connector, provider } = createConnector()
  expect(await connector.isAuthorized()).toBe(true)
  provider.answers['eth_accounts'] = []
  expect(await connector.isAuthorized()).toBe(false)
  provider.answers['eth_accounts'] = new Error('The frame is gone')
  expect(await connector.isAuthorized()).toBe(true)
})

test("switches to the app's chains only", async () => {
  const { connector, methods } = createConnector()
  expect(await connector.switchChain?.({ chainId: 8453 })).toBe(base)
  const { length } = methods()
  await expect(connector.switchChain?.({ chainId: 10 })).rejects.toThrow("The app doesn't have the chain 10")
  expect(methods()).toHaveLength(length)
})
