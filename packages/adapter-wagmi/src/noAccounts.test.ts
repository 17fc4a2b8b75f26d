import { createInjectedWallet, type InjectedWallet } from '@openappkit/testing'
import { type EvmChain, startEvmChain } from '@openappkit/testing/node'
import { type Connector, connect, createConfig, getConnection, getConnections, http } from '@wagmi/core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { attachTestKit, createTestKit, type TestKit } from '../test/createTestKit'
import { localWallet } from '../test/localWallet'
import { openPage, type TestPage } from '../test/TestPage'
import { WagmiAdapter } from './WagmiAdapter'

let chain: EvmChain
beforeAll(async () => {
  chain = await startEvmChain()
})
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

const emptyId = 'com.empty'

/** Creates a wallet whose user approves connects without sharing an account. */
function emptyWallet(page: TestPage): InjectedWallet {
  const wallet = createInjectedWallet({
    accounts: [chain.accounts[2]?.privateKey ?? '0x'],
    chains: { [chain.chainId]: { rpcUrl: chain.url } },
    rdns: emptyId,
  })
  wallet.grantNoAccounts()
  wallet.install(page)
  return wallet
}

const settings = () =>
  ({ chains: [chain.chain], transports: { [chain.chainId]: http(chain.url) }, storage: null }) as const

/** Creates a kit with a host's config, or with the adapter's. */
function kitOf(config: 'own' | 'host'): TestKit {
  if (config === 'own') return createTestKit([chain.chain])
  return attachTestKit(new WagmiAdapter({ config: createConfig(settings()) }), [chain.chain])
}

function connectorOf({ adapter }: TestKit, id: string): Connector {
  const connector = adapter.wagmiConfig.connectors.find(known => known.id === id)
  if (!connector) throw new Error(`There is no connector ${id}.`)
  return connector
}

function expectDisconnected({ adapter, states }: TestKit): void {
  expect(states.at(-1)).toMatchObject({ status: 'disconnected', address: undefined, connections: [] })
  expect(states.map(({ status }) => status)).not.toContain('connected')
  expect(getConnection(adapter.wagmiConfig)).toMatchObject({ status: 'disconnected', address: undefined })
  expect(getConnections(adapter.wagmiConfig)).toEqual([])
}

test.each(['own', 'host'] as const)(
  "keeps wagmi's hooks disconnected from a wallet without accounts, %s config",
  async config => {
    const wallet = emptyWallet(openPage())
    const kit = kitOf(config)
    await kit.adapter.prefetch()
    await expect(kit.adapter.connect({ connectorId: emptyId })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
    expectDisconnected(kit)
    // The kit revokes the useless permission.
    await vi.waitFor(() => expect(wallet.requests.map(({ method }) => method)).toContain('wallet_revokePermissions'), {
      timeout: 15_000,
    })
  },
)

test.each(['own', 'host'] as const)(
  "keeps them disconnected when the app calls wagmi's own connect, %s config",
  async config => {
    emptyWallet(openPage())
    const kit = kitOf(config)
    await kit.adapter.prefetch()
    await connect(kit.adapter.wagmiConfig, { connector: connectorOf(kit, emptyId) })
    expectDisconnected(kit)
  },
)

test.each(['own', 'host'] as const)('keeps the active wallet active, %s config', async config => {
  const page = openPage()
  emptyWallet(page)
  const wallet = localWallet(chain)
  wallet.install(page)
  const kit = kitOf(config)
  await kit.adapter.prefetch()
  const { address } = await kit.adapter.connect({ connectorId: wallet.info.rdns })
  const { length } = kit.states
  await expect(kit.adapter.connect({ connectorId: emptyId })).rejects.toMatchObject({ code: 'wallet/no-accounts' })
  await connect(kit.adapter.wagmiConfig, { connector: connectorOf(kit, emptyId) })
  for (const state of kit.states.slice(length)) expect(state).toMatchObject({ status: 'connected', address })
  expect(getConnection(kit.adapter.wagmiConfig)).toMatchObject({ status: 'connected', address })
})
