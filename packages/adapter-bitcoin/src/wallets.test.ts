import { RequestPendingError, UserRejectedError } from '@openappkit/appkit-core'
import {
  type BitcoinAddressType,
  type BitcoinWallet,
  type BitcoinWalletApi,
  type BitcoinWalletOptions,
  createBitcoinWallet,
} from '@openappkit/testing'
import { type BitcoinChain, startBitcoinChain } from '@openappkit/testing/node'
import { Verifier } from 'bip322-js'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestKit, type TestKit } from '../test/createTestKit'
import { regtest, testnet } from '../test/regtest'
import { openPage, type TestPage } from '../test/TestPage'
import type { BitcoinProvider } from './BitcoinProvider'

let chain: BitcoinChain
beforeAll(async () => {
  chain = await startBitcoinChain({ accounts: 250 })
}, 30_000)
afterAll(() => chain.stop())
afterEach(() => vi.unstubAllGlobals())

let next = 0
/** Returns keys that no other test spends from. */
function freshKeys(count: number): BitcoinChain['accounts'][number][] {
  const keys = chain.accounts.slice(next, next + count)
  next += count
  return keys
}

const leatherId = '483afe1df1df63daf313109971ff3ef8356ddf1cc4e45877d205eee0b7893a13'
const faces: readonly (readonly [face: BitcoinWalletApi, connectorId: string])[] = [
  ['wallet-standard', 'Test Wallet'],
  ['sats-connect', 'Test Wallet'],
  ['unisat', 'unisat'],
  ['okx', 'OKX'],
  ['leather', leatherId],
]

interface Installed {
  readonly page: TestPage
  readonly wallet: BitcoinWallet
  readonly kit: TestKit
  readonly uninstall: () => void
}

function installed(face: BitcoinWalletApi, options: Partial<BitcoinWalletOptions> = {}): Installed {
  const page = openPage()
  const wallet = createBitcoinWallet({
    accounts: freshKeys(2),
    network: 'regtest',
    esploraUrl: chain.url,
    otherNetworks: { testnet: { esploraUrl: chain.url } },
    faces: [face],
    ...options,
  })
  const uninstall = wallet.install(page)
  return { page, wallet, kit: createTestKit([regtest(chain), testnet(chain)]), uninstall }
}

async function connected(
  face: BitcoinWalletApi,
  connectorId: string,
  options: Partial<BitcoinWalletOptions> = {},
): Promise<Installed & { readonly provider: BitcoinProvider; readonly address: string }> {
  const made = installed(face, options)
  const { address } = await made.kit.adapter.connect({ connectorId })
  return { ...made, address, provider: await made.kit.adapter.getProvider(connectorId) }
}

/** Skips a test for a wallet that lacks the tested feature. */
const unless = (lacking: boolean): typeof test | (() => void) => (lacking ? () => {} : test)

const disconnected = { status: 'disconnected', connections: [], activeConnectorId: undefined, address: undefined }

describe.each(faces)('%s', (face, connectorId) => {
  test('connects an approved wallet and exposes its accounts', async () => {
    const { kit, wallet } = installed(face)
    const result = await kit.adapter.connect({ connectorId })
    const [account] = wallet.accounts
    const both = face === 'unisat' || face === 'okx' ? [account?.payment] : [account?.payment, account?.ordinals]
    expect(result.address).toBe(account?.payment)
    expect(result.accounts.map(({ address }) => address)).toEqual(both)
    expect(result.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'].slice(0, both.length))
    for (const { publicKey } of result.accounts) expect(publicKey).toMatch(/^(?:[\da-f]{2}){32,33}$/u)
    expect(result.chainId).toBe(chain.caipNetworkId.slice(7))
    expect(kit.state).toMatchObject({
      status: 'connected',
      activeConnectorId: connectorId,
      address: account?.payment,
      connections: [{ connectorId, caipNetworkId: chain.caipNetworkId, accounts: result.accounts }],
    })
  })

  test('rejects a declined connect, and allows a retry', async () => {
    const { kit, wallet } = installed(face)
    wallet.reject('connect')
    await expect(kit.adapter.connect({ connectorId })).rejects.toBeInstanceOf(UserRejectedError)
    expect(kit.state).toMatchObject(disconnected)
    await kit.adapter.connect({ connectorId })
    expect(kit.state.status).toBe('connected')
  })

  unless(face === 'sats-connect')('rejects a connect while another request is pending in the wallet', async () => {
    const { kit, wallet } = installed(face)
    wallet.pending('connect')
    await expect(kit.adapter.connect({ connectorId })).rejects.toBeInstanceOf(RequestPendingError)
  })

  test('reconnects the account on reload without a prompt', async () => {
    const { kit, wallet, address } = await connected(face, connectorId)
    kit.detach()
    wallet.hang('connect', 'always')
    const reloaded = createTestKit([regtest(chain)], { storedConnectorIds: [connectorId], address })
    expect(reloaded.state).toMatchObject({ status: 'reconnecting', address, activeConnectorId: connectorId })
    await reloaded.adapter.reconnect()
    expect(reloaded.state).toMatchObject({ status: 'connected', address, activeConnectorId: connectorId })
    expect(reloaded.state.connections[0]?.caipNetworkId).toBe(chain.caipNetworkId)
    expect(reloaded.states.map(({ status }) => status)).not.toContain('disconnected')
  })

  test("disconnects, and doesn't reconnect on the next visit", async () => {
    const { kit } = await connected(face, connectorId)
    await kit.adapter.disconnect({ connectorId })
    expect(kit.state).toMatchObject(disconnected)
    const reloaded = createTestKit([regtest(chain)])
    await reloaded.adapter.reconnect()
    expect(reloaded.state).toMatchObject(disconnected)
  })

  test('removes every listener on detach', async () => {
    const { kit, page, wallet } = await connected(face, connectorId)
    kit.detach()
    expect(wallet.listenerCount()).toBe(0)
    expect(page.listeners).toBe(0)
  })

  // Leather emits no events.
  unless(face === 'leather')('follows an account change in the wallet', async () => {
    const { kit, wallet, provider } = await connected(face, connectorId)
    const response = new Promise(resolve => provider.on('accountsChanged', resolve))
    wallet.switchAccount(1)
    await expect.poll(() => kit.state.address).toBe(wallet.accounts[0]?.payment)
    expect(await response).toMatchObject([
      { address: wallet.accounts[0]?.payment, purpose: 'payment' },
      ...(face === 'unisat' || face === 'okx' ? [] : [{}]),
    ])
  })

  unless(face === 'leather')('disconnects when the user revokes permission', async () => {
    const { kit, wallet, provider } = await connected(face, connectorId)
    const response = new Promise(resolve => provider.on('disconnect', () => resolve('gone')))
    wallet.disconnect()
    await expect.poll(() => kit.state).toMatchObject(disconnected)
    expect(await response).toBe('gone')
    await expect(provider.getAccountAddresses()).rejects.toMatchObject({ code: 'wallet/not-connected' })
    await kit.adapter.connect({ connectorId })
    expect(kit.state.status).toBe('connected')
  })

  unless(face === 'leather' || face === 'sats-connect')(
    'disconnects a locked wallet until it is unlocked',
    async () => {
      const { kit, wallet, address } = await connected(face, connectorId)
      wallet.lock()
      await expect.poll(() => kit.state).toMatchObject(disconnected)
      wallet.unlock()
      await expect.poll(() => kit.state).toMatchObject({ status: 'connected', address })
    },
  )

  unless(face === 'leather' || face === 'okx')(
    'follows a network change in the wallet, and switches the network from the app',
    async () => {
      const { kit, wallet } = await connected(face, connectorId)
      const [home, other] = [regtest(chain), testnet(chain)]
      wallet.switchNetwork('testnet')
      await expect.poll(() => `bip122:${kit.state.chainId}`).toBe(other.caipNetworkId)
      expect(kit.state.address).toMatch(/^tb1q/u)
      await kit.adapter.switchNetwork(home)
      expect(`bip122:${kit.state.chainId}`).toBe(home.caipNetworkId)
      expect(kit.state.address).toMatch(/^bcrt1q/u)
      wallet.reject('switchChain')
      await expect(kit.adapter.switchNetwork(other)).rejects.toBeInstanceOf(UserRejectedError)
      expect(`bip122:${kit.state.chainId}`).toBe(home.caipNetworkId)
    },
  )

  test('rejects a declined signature', async () => {
    const { kit, wallet, address } = await connected(face, connectorId)
    wallet.reject('sign')
    const signing = kit.adapter.signMessage({ message: 'Hello', address })
    await expect(signing).rejects.toBeInstanceOf(UserRejectedError)
    expect(kit.state.status).toBe('connected')
  })

  test('rejects a declined transfer and leaves the balance unchanged', async () => {
    const { kit, wallet, address } = await connected(face, connectorId)
    wallet.reject('any')
    const [other] = freshKeys(1)
    const sending = (await kit.adapter.transfers()).sendTransaction({
      to: other?.p2wpkh ?? '',
      value: 10_000n,
      caipNetwork: regtest(chain),
    })
    await expect(sending).rejects.toBeInstanceOf(UserRejectedError)
    expect(await chain.balanceOf(address)).toBe(1_000_000_000n)
  })

  describe.each<BitcoinAddressType>(['p2pkh', 'p2shP2wpkh', 'p2wpkh', 'p2tr'])('with %s payments', paymentType => {
    test('signs a message that another library verifies for the account', async () => {
      const { kit, address } = await connected(face, connectorId, { paymentType })
      const message = 'Hello, wörld 👋\nsecond line'
      const { signature } = await kit.adapter.signMessage({ message, address })
      expect(Verifier.verifySignature(address, message, signature)).toBe(true)
      expect(Verifier.verifySignature(address, `${message}.`, signature)).toBe(false)
    })

    test('transfers the exact amount and returns the chain’s transaction id', async () => {
      const { kit, address } = await connected(face, connectorId, { paymentType })
      expect(kit.state.connections[0]?.accounts[0]).toMatchObject({ address, type: 'payment' })
      const [other] = freshKeys(1)
      const to = other?.p2tr ?? ''
      const before = await chain.balanceOf(to)
      const { hash } = await (await kit.adapter.transfers()).sendTransaction({
        to,
        value: 123_456_789n,
        caipNetwork: regtest(chain),
      })
      const sent = await chain.transaction(hash)
      expect(sent?.outputs).toContainEqual({ address: to, value: 123_456_789n })
      expect(await chain.balanceOf(to)).toBe(before + 123_456_789n)
      expect(await chain.balanceOf(address)).toBe(1_000_000_000n - 123_456_789n - (sent?.fee ?? 0n))
    })
  })

  unless(face === 'leather' || face === 'wallet-standard')('signs a message with the requested protocol', async () => {
    const { provider, address } = await connected(face, connectorId)
    const ecdsa = await provider.signMessage({ message: 'Hello', address, protocol: 'ecdsa' })
    const bip322 = await provider.signMessage({ message: 'Hello', address, protocol: 'bip322' })
    expect(atob(ecdsa)).toHaveLength(65)
    expect(atob(bip322).length).toBeGreaterThan(65)
    for (const signature of [ecdsa, bip322]) expect(Verifier.verifySignature(address, 'Hello', signature)).toBe(true)
  })
})
